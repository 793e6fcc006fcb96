// Finds one map of a puzzle, any map.
//
// A search that goes wrong early may not recover for hours, while most other orders find a map soon. The
// search therefore restarts repeatedly in different orders, each time with a limit of nodes (Luby, Sinclair
// and Zuckerman, 1993). Between the restarts, the search in the usual order continues, so that the absence of
// maps is also detected soon. Equal puzzles and options give the same map on every machine.
#pragma once

#include <functional>

#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

// Calls `found`, if given, with a map if one is found within about ten million nodes. The result is complete
// if no map exists. If no map was found and the result is not complete, the whole tree remains to be
// searched.
SolveResult look_for_one(const Puzzle& puzzle, const SolveOptions& options,
                         const std::function<void(const Solution&)>& found);

// As `look_for_one`, but then searches the whole tree if no map was found. Counts the nodes of all searches.
SolveResult find_one(const Puzzle& puzzle, const SolveOptions& options,
                     const std::function<void(const Solution&)>& found);

}  // namespace bastide::puzzle
