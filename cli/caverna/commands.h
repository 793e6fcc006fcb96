// Adds the commands of this folder to the program. Each command is in the file with its name.
#pragma once

#include "command/command.h"

namespace bastide::cli {

void add_caverna(Command app);
void add_caverna_score(Command caverna);
void add_caverna_best(Command caverna);
void add_caverna_check(Command caverna);
void add_caverna_bounds(Command caverna);
void add_caverna_fill(Command caverna);
void add_caverna_template(Command caverna);
void add_caverna_tiles(Command caverna);

}  // namespace bastide::cli
