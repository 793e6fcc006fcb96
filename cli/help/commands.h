// Adds the commands of this folder to the program. Each command is in the file with its name.
#pragma once

#include "command/command.h"

namespace bastide::cli {

void add_completion(Command app);
void add_help(Command app);
void add_man(Command app);

}  // namespace bastide::cli
