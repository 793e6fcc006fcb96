// A plain search for all maps: tile by tile in order, on every cell next to a placed tile, in every rotation.
// It checks only that sides match and, at the end, that no side is open. It shares no code with the solver.
#pragma once

#include <set>
#include <string>

#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide::puzzle::testing {

// Returns each map as a text. Maps that count as the same map have equal texts. `rows` and `columns` bound
// the map if they are not 0.
std::set<std::string> plain_search(const Puzzle& puzzle, bool rotations, int rows = 0, int columns = 0);

// The text of a solution's map.
std::string map_text(const Puzzle& puzzle, const Solution& solution, bool rotations);

// Returns the rule that a solution breaks, or an empty text. Checks this solution only.
std::string fault_in(const Puzzle& puzzle, const Solution& solution, bool rotations);

}  // namespace bastide::puzzle::testing
