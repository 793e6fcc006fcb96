// Adds the command of this folder to the program.
#pragma once

#include "command/command.h"

namespace bastide::cli {

void add_arrange(Command app);

}  // namespace bastide::cli
