// The program `bastide-serve`. `bastide serve` replaces its process by this program.
#pragma once

#include <string>
#include <vector>

#include "command/command.h"

namespace bastide::serve {

// Runs the command that the arguments name: serve, serve backup or serve restore.
cli::Exit run_program(const std::vector<std::string>& words);

}  // namespace bastide::serve
