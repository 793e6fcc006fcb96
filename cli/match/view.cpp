// `bastide match view`: a match on the screen, turn by turn.
#include <string>
#include <utility>

#include "bastide/match/format.h"
#include "bastide/match/watched.h"
#include "cli/input.h"
#include "cli/match/commands.h"
#include "cli/recorded.h"
#include "cli/view_command.h"
#include "tui/match/front.h"

namespace bastide::cli {
namespace {

Result<match::Table> find_match(const std::string& name) {
    if (is_game_number(name)) {
        auto kept = kept_game<tui::MatchStore>(tui::matches_file(), name);
        if (!kept) return std::unexpected(std::move(kept.error()));
        return watched(std::move(kept->table.record), std::move(kept->table.seats));
    }
    auto record = read_whole(name, most_record_bytes, match::read_record);
    if (!record) return std::unexpected(std::move(record.error()));
    const int players = record->game().position().players();
    return watched(*std::move(record), match::seats_of(match::player_names(players)));
}

tui::MatchFront front() {
    return {*match::find_bot("master"), random_seed};
}

}  // namespace

void add_match_view(Command match, Chosen& chosen) {
    add_view<tui::MatchFront>(match, chosen,
                              {.game = "match",
                               .argument = "MATCH",
                               .command = "bastide match view",
                               .list = "bastide match games",
                               .example = "examples/match/duel.json",
                               .find = find_match,
                               .front = front});
}

}  // namespace bastide::cli
