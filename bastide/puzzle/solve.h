// Finds the maps of a puzzle.
#pragma once

#include <cstdint>
#include <functional>

#include "bastide/puzzle/search.h"

namespace bastide::puzzle {

// Returns a number of nodes that takes a few milliseconds. A node takes longer if there are more tiles.
std::int64_t nodes_between_looks(const Puzzle& puzzle);

struct SolveResult {
    std::int64_t solutions = 0;
    std::int64_t nodes = 0;    // tiles placed in the search
    bool is_complete = false;  // the whole tree was searched, so these are all maps
};

struct SolveProgress : SolveResult {
    // The share of the search tree searched, 0 to 1, assuming that all branches of a node have equal size.
    // They do not, so it grows unevenly.
    double searched = 0;
};

// Calls `found` once for each map until it returns false. If maps are only counted, it is not needed. The
// same puzzle gives the same maps in the same order. The tiles must be legal. Exponential time and quadratic
// memory in the number of tiles.
SolveResult solve(const Puzzle& puzzle, const SolveOptions& options,
                  const std::function<bool(const Solution&)>& found);

}  // namespace bastide::puzzle
