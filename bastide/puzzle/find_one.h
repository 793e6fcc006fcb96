// Finds any one map of a puzzle.
//
// A search that goes wrong early may not recover for hours, while most other orders find a map soon. The
// search therefore restarts in other orders, each with a limit of nodes (Luby, Sinclair and Zuckerman, 1993).
// In between, the search in order continues, so that the absence of maps is also detected soon. For the same
// puzzle and options the map is the same on every machine.
#pragma once

#include <functional>

#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

// Calls `found` with a map if one is found within about ten million nodes. The result is complete if no map
// exists. If no map was found and the result is not complete, the whole tree remains.
SolveResult look_for_one(const Puzzle& puzzle, const SolveOptions& options,
                         const std::function<void(const Solution&)>& found);

// Does the same, and then searches the whole tree. Counts the nodes of all searches.
SolveResult find_one(const Puzzle& puzzle, const SolveOptions& options,
                     const std::function<void(const Solution&)>& found);

}  // namespace bastide::puzzle
