// Finds the maps that a puzzle makes.
#pragma once

#include <cstdint>
#include <functional>

#include "bastide/puzzle/search.h"

namespace bastide::puzzle {

// The more tiles, the longer each node takes: this many take some milliseconds.
std::int64_t nodes_between_looks(const Puzzle& puzzle);

struct SolveResult {
    std::int64_t solutions = 0;
    std::int64_t nodes = 0;    // tiles placed in the search
    bool is_complete = false;  // the whole tree was searched, so these are all the maps there are
};

struct SolveProgress : SolveResult {
    // Of the search tree, 0 to 1, if all branches of a node were of one size. They are not, so it does not
    // grow evenly.
    double searched = 0;
};

// Calls `found` for each map, once, until it returns false; maps that are only counted need no `found`. The
// same puzzle gives the same maps in the same order. The tiles must be legal. Time grows exponentially with
// the number of tiles; memory with the square of it.
SolveResult solve(const Puzzle& puzzle, const SolveOptions& options,
                  const std::function<bool(const Solution&)>& found);

}  // namespace bastide::puzzle
