// `bastide solo`: the solo game in the terminal, bot games, replays, and dealers of the solo game.
#include "cli/solo/commands.h"

namespace bastide::cli {

void add_solo(Command app) {
    const Command command =
        app.add_subcommand("solo", "The solo game: play it, let bots play, and the games you played");
    command.require_subcommand();
    add_solo_play(command);
    add_solo_run(command);
    add_solo_replay(command);
    add_solo_view(command);
    add_solo_games(command);
    add_solo_dealers(command);
    add_solo_bots(command);
    command.footer(
        "\nExamples:\n  bastide solo play\n  bastide solo run --bot planner --games 100\n"
        "  bastide solo replay examples/solo/small.json");
}

}  // namespace bastide::cli
