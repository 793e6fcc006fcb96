// Finds one map of a puzzle, where any will do.
//
// A search that goes wrong early may not come back from it in hours, though in most other orders a map comes
// soon. So the search begins in order, and again and again in other orders, each for some nodes only (Luby,
// Sinclair and Zuckerman, 1993). The search in order goes on in between, so that it is told soon, too, if
// there is no map. For the same puzzle and options the map is the same on every machine.
#pragma once

#include <functional>

#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

// Calls `found` for a map, if one comes within some ten million nodes. The result is complete if there is
// none; else, with no map, what is left is the whole tree.
SolveResult look_for_one(const Puzzle& puzzle, const SolveOptions& options,
                         const std::function<void(const Solution&)>& found);

// The same, but then searches the whole tree. Nodes are those of all searches.
SolveResult find_one(const Puzzle& puzzle, const SolveOptions& options,
                     const std::function<void(const Solution&)>& found);

}  // namespace bastide::puzzle
