// Reads a puzzle: for each tile five words, `tile NORTH EAST SOUTH WEST`, with any white space between.
// A comment runs from `#` to the end of its line.
#pragma once

#include <string_view>

#include "bastide/base/result.h"
#include "bastide/puzzle/puzzle.h"

namespace bastide::puzzle {

// A side is `road`, `city` or `pasture`. An error, with the line, for any other word, a tile cut short or
// illegal, no tile at all, or more than `max_puzzle_tiles`.
Result<Puzzle> read_puzzle(std::string_view text);

}  // namespace bastide::puzzle
