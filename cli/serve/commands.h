// Adds the commands of this folder to the program. Each command is in the file with its name.
#pragma once

#include "command/command.h"

namespace bastide::cli {

void add_serve(Command app);

}  // namespace bastide::cli
