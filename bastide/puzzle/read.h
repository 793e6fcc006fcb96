// Reads a puzzle: for each tile five words, `tile NORTH EAST SOUTH WEST`, separated by any white space. A
// comment runs from `#` to the end of its line.
#pragma once

#include <string_view>

#include "bastide/base/result.h"
#include "bastide/puzzle/puzzle.h"

namespace bastide::puzzle {

// A side is `road`, `city` or `pasture`. Fails, with the line, on any other word, on an incomplete or illegal
// tile, if there is no tile, and if there are more than `max_puzzle_tiles` tiles.
[[nodiscard]] Result<Puzzle> read_puzzle(std::string_view text);

}  // namespace bastide::puzzle
