// Reads placements in the form of a solution's JSON: [[0,0,90],[1,0,0]] has each tile's row, column and
// clockwise rotation in degrees. A tile that is not placed is null.
#pragma once

#include <string_view>

#include "bastide/base/result.h"
#include "bastide/puzzle/contacts.h"
#include "bastide/text/json_value.h"

namespace bastide::puzzle {

// Reads the placement of one tile: [0,0,90].
[[nodiscard]] Result<Placement> read_placement(const text::JsonValue& value);

// Reads placements. If the list is shorter than the puzzle, the remaining tiles are not placed. Rows and
// columns must be from -`max_puzzle_tiles` to `max_puzzle_tiles`.
[[nodiscard]] Result<Placements> read_placements(std::string_view json, const Puzzle& puzzle);

// Reads a solution such as {"tiles":[[0,0,90],[1,0,0]]}, which must place every tile of the puzzle. Ignores
// other members. Checks only that no two tiles are on one square.
[[nodiscard]] Result<Solution> read_solution(std::string_view json, const Puzzle& puzzle);

}  // namespace bastide::puzzle
