// `bastide solo view`: a game on the screen, move by move.
#include "cli/solo/commands.h"
#include "cli/solo/find.h"
#include "cli/view_command.h"
#include "tui/solo/ui.h"

namespace bastide::cli {
namespace {

tui::SoloUi front() {
    return tui::SoloUi(random_seed);
}

}  // namespace

void add_solo_view(Command solo) {
    add_view<tui::SoloUi>(solo, {.game = "game",
                                 .argument = "GAME",
                                 .command = "bastide solo view",
                                 .list = "bastide solo games",
                                 .example = "examples/solo/small.json",
                                 .find = find_solo_game,
                                 .front = front});
}

}  // namespace bastide::cli
