// The command `nim`.
#pragma once

#include <string>
#include <vector>

#include "command/command.h"

namespace nim {

// Runs the words after the program's name.
bastide::cli::Exit run_command(const std::vector<std::string>& words);

}  // namespace nim
