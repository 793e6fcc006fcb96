// Finds the maps of a puzzle.
#pragma once

#include <cstdint>
#include <functional>

#include "bastide/puzzle/search.h"

namespace bastide::puzzle {

// Returns the number of nodes that take a few milliseconds. With more tiles a node takes longer.
std::int64_t nodes_between_looks(const Puzzle& puzzle);

struct SolveResult {
    std::int64_t solutions = 0;
    std::int64_t nodes = 0;    // tiles placed in the search
    bool is_complete = false;  // true if the whole tree was searched, so that all maps have been found
};

struct SolveProgress : SolveResult {
    // The share of the search tree searched, 0 to 1, computed as if all branches of a node had equal size. In
    // fact the sizes differ, so the share grows unevenly.
    double searched = 0;
};

// Calls `found`, if given, once for each map until it returns false.
// The same puzzle gives the same maps in the same order. The tiles must be legal. Takes exponential time and
// quadratic memory in the number of tiles.
SolveResult solve(const Puzzle& puzzle, const SolveOptions& options,
                  const std::function<bool(const Solution&)>& found);

}  // namespace bastide::puzzle
