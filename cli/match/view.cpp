// `bastide match view`: a match on the screen, turn by turn.
#include "cli/match/commands.h"
#include "cli/match/find.h"
#include "cli/view_command.h"
#include "tui/match/ui.h"

namespace bastide::cli {
namespace {

tui::MatchUi front() {
    return {*match::find_bot("master"), random_seed};
}

}  // namespace

void add_match_view(Command match) {
    add_view<tui::MatchUi>(match, {.game = "match",
                                   .argument = "MATCH",
                                   .command = "bastide match view",
                                   .list = "bastide match games",
                                   .example = "examples/match/duel.json",
                                   .find = find_match,
                                   .front = front});
}

}  // namespace bastide::cli
