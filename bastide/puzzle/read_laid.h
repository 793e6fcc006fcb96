// Reads where tiles lie, as it is written in a solution's JSON: [[0,0,90],[1,0,0]], for each tile row, column
// and degrees turned clockwise. A tile that does not lie anywhere is null.
#pragma once

#include <string_view>

#include "bastide/base/result.h"
#include "bastide/puzzle/contacts.h"

namespace bastide::puzzle {

// Tiles after the last given lie nowhere. Rows and columns are within `most_puzzle_tiles` of 0.
Result<Laid> read_laid(std::string_view json, const Puzzle& puzzle);

// The map of {"tiles":[[0,0,90],[1,0,0]]}, with each tile of the puzzle; other members are not looked at. Of
// the rules it keeps only that no two tiles lie on a square.
Result<Solution> read_solution(std::string_view json, const Puzzle& puzzle);

}  // namespace bastide::puzzle
