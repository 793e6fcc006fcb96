// The program `bastide-serve`. `bastide serve` replaces itself by it.
#pragma once

#include <string>
#include <vector>

#include "command/command.h"

namespace bastide::serve {

// Runs the command of these arguments: serve, serve backup or serve restore.
cli::Exit run_program(const std::vector<std::string>& words);

}  // namespace bastide::serve
