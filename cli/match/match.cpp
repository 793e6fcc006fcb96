// `bastide match`: the base game for 1 to 6 players.
#include "cli/match/commands.h"
#include "ladder/command.h"

namespace bastide::cli {

void add_match(Command app) {
    const Command command =
        app.add_subcommand("match", "The base game for 1 to 6 players: play it, or let bots play");
    command.require_subcommand();
    add_match_play(command);
    add_match_games(command);
    add_match_run(command);
    ladder::add_ladder_command(command);
    add_match_engine(command);
    add_match_replay(command);
    add_match_review(command);
    add_match_adjudicate(command);
    add_match_problems(command);
    add_match_import(command);
    add_match_openings(command);
    add_match_view(command);
    add_match_odds(command);
    add_match_perft(command);
    add_match_bots(command);
    add_match_tiles(command);
    command.footer("\nExamples:\n  bastide match play\n  bastide match run --bots greedy,random --games 100");
}

}  // namespace bastide::cli
