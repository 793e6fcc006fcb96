// Reads where tiles lie, in the form of a solution's JSON: [[0,0,90],[1,0,0]] gives for each tile its row,
// its column, and the degrees it is turned clockwise. A tile that is not laid is null.
#pragma once

#include <string_view>

#include "bastide/base/result.h"
#include "bastide/puzzle/contacts.h"
#include "bastide/text/json_value.h"

namespace bastide::puzzle {

// Where one tile lies: [0,0,90].
Result<Placement> read_placement(const text::JsonValue& value);

// Tiles after the last one given are not laid. Rows and columns are within `most_puzzle_tiles` of 0.
Result<Laid> read_laid(std::string_view json, const Puzzle& puzzle);

// The map of {"tiles":[[0,0,90],[1,0,0]]}, with every tile of the puzzle; other members are ignored. It
// checks only one of the rules: no two tiles lie on one square.
Result<Solution> read_solution(std::string_view json, const Puzzle& puzzle);

}  // namespace bastide::puzzle
