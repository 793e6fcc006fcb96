// Adds the commands of this folder to the program. Each command is in the file with its name, except replay,
// view, games and bots, which are in game.cpp.
#pragma once

#include "command/command.h"

namespace bastide::cli {

void add_match(Command app);
void add_match_play(Command match);
void add_match_games(Command match);
void add_match_engine(Command match);
void add_match_run(Command match);
void add_match_replay(Command match);
void add_match_review(Command match);
void add_match_adjudicate(Command match);
void add_match_problems(Command match);
void add_match_problems_play(Command problems);
void add_match_import(Command match);
void add_match_openings(Command match);
void add_match_view(Command match);
void add_match_odds(Command match);
void add_match_perft(Command match);
void add_match_bots(Command match);
void add_match_tiles(Command match);

}  // namespace bastide::cli
