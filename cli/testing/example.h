// The puzzles that come with the program.
#pragma once

#include <string>

#include "cli/testing/run_command.h"

namespace bastide::cli {

inline std::string example_puzzle(const std::string& name) {
    return source_path("examples/puzzle/" + name + ".txt");
}

}  // namespace bastide::cli
