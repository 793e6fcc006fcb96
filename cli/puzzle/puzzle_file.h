// Reads a puzzle for a command.
#pragma once

#include <string>

#include "bastide/base/result.h"
#include "bastide/puzzle/puzzle.h"

namespace bastide::cli {

// "-" is standard input. The error names the file.
Result<puzzle::Puzzle> read_puzzle_file(const std::string& path);

}  // namespace bastide::cli
