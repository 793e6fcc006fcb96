// The maps of a puzzle found the plain way: tile by tile in order, on every cell beside those placed, turned
// every way, checking only that sides agree, and at the end that nothing is open. Shares nothing with the
// solver.
#pragma once

#include <set>
#include <string>

#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide::puzzle::testing {

// Each map as a text, the same for maps that count as one. `rows` and `columns` bound the map if they are not
// 0.
std::set<std::string> plain_search(const Puzzle& puzzle, bool rotations, int rows = 0, int columns = 0);

// The text of a solution's map.
std::string map_text(const Puzzle& puzzle, const Solution& solution, bool rotations);

// What is wrong with a solution by the rules, or nothing. Looks at this solution alone.
std::string fault_in(const Puzzle& puzzle, const Solution& solution, bool rotations);

}  // namespace bastide::puzzle::testing
