// `bastide solo games`: the games played in the terminal.
#include "bastide/solo/format.h"
#include "bastide/solo/saved_game.h"
#include "bastide/text/counted.h"
#include "cli/kept_games.h"
#include "cli/solo/commands.h"
#include "tui/solo/solo_store.h"

namespace bastide::cli {
namespace {

std::vector<std::string> row(const solo::Table& kept) {
    const std::string state =
        kept.game().is_over()
            ? "over"
            : "after " + text::counted(static_cast<std::int64_t>(kept.record.played()), "move");
    return {about(kept.settings()), std::to_string(kept.board().score().total()),
            state + (kept.ranked ? ", ranked" : ""), kept.record.start().seed};
}

}  // namespace

void add_solo_games(Command solo) {
    add_games<tui::SoloStore>(
        solo, {.game = "game",
               .games = "games",
               .play = "bastide play",
               .command = "bastide solo games",
               .file = tui::games_file,
               .columns = {{"board and dealer"}, {"points", tui::Align::right}, {"state"}, {"seed"}},
               .row = row,
               .json = [](const solo::Table& kept) { return solo::to_json(kept.record); }});
}

}  // namespace bastide::cli
