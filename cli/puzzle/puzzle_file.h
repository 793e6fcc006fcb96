// Reads a puzzle for a command.
#pragma once

#include <string>

#include "bastide/base/result.h"
#include "bastide/puzzle/puzzle.h"

namespace bastide::cli {

// Returns the puzzle in a file, or on standard input if `path` is "-". The error names the file.
Result<puzzle::Puzzle> read_puzzle_file(const std::string& path);

}  // namespace bastide::cli
