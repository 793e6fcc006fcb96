// What adds the commands of this folder to the program: each is a file of its name.
#pragma once

#include "command/command.h"

namespace bastide::cli {

void add_match(Command app, Chosen& chosen);
void add_match_play(Command match, Chosen& chosen);
void add_match_games(Command match, Chosen& chosen);
void add_match_engine(Command match, Chosen& chosen);
void add_match_ladder(Command match, Chosen& chosen);
void add_match_run(Command match, Chosen& chosen);
void add_match_replay(Command match, Chosen& chosen);
void add_match_review(Command match, Chosen& chosen);
void add_match_problems(Command match, Chosen& chosen);
void add_match_problems_play(Command problems, Chosen& chosen);
void add_match_import(Command match, Chosen& chosen);
void add_match_view(Command match, Chosen& chosen);
void add_match_perft(Command match, Chosen& chosen);
void add_match_bots(Command match, Chosen& chosen);
void add_match_tiles(Command match, Chosen& chosen);

}  // namespace bastide::cli
