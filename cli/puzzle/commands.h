// Adds the commands of this folder to the program. Each command is in the file with its name.
#pragma once

#include "command/command.h"

namespace bastide::cli {

void add_solve(Command app);
void add_puzzle(Command app);
void add_puzzle_generate(Command puzzle);
void add_puzzle_grade(Command puzzle);
void add_puzzle_play(Command puzzle);
void add_puzzle_show(Command puzzle);

}  // namespace bastide::cli
