// `bastide match`: the base game for 2 to 6 players.
#include "cli/match/commands.h"

namespace bastide::cli {

void add_match(Command app, Chosen& chosen) {
    const Command command =
        app.add_subcommand("match", "The base game for 2 to 6 players: play it, or let bots play");
    command.require_subcommand();
    add_match_play(command, chosen);
    add_match_games(command, chosen);
    add_match_run(command, chosen);
    add_match_ladder(command, chosen);
    add_match_engine(command, chosen);
    add_match_replay(command, chosen);
    add_match_review(command, chosen);
    add_match_problems(command, chosen);
    add_match_import(command, chosen);
    add_match_view(command, chosen);
    add_match_perft(command, chosen);
    add_match_bots(command, chosen);
    add_match_tiles(command, chosen);
    command.footer("\nExamples:\n  bastide match play\n  bastide match run --bots greedy,random --games 100");
}

}  // namespace bastide::cli
