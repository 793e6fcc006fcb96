// What adds the commands of this folder to the program: each is a file of its name.
#pragma once

#include "command/command.h"

namespace bastide::cli {

void add_solve(Command app, Chosen& chosen);
void add_puzzle(Command app, Chosen& chosen);
void add_puzzle_generate(Command puzzle, Chosen& chosen);
void add_puzzle_grade(Command puzzle, Chosen& chosen);
void add_puzzle_play(Command puzzle, Chosen& chosen);
void add_puzzle_show(Command puzzle, Chosen& chosen);

}  // namespace bastide::cli
