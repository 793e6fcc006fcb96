// Finds the maps that a puzzle makes with many threads: the same, in the same order, as one finds,
// since the frontier hands them out in the order of the tree (frontier.h).
#pragma once

#include <functional>

#include "bastide/base/result.h"
#include "bastide/puzzle/frontier.h"
#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

struct Division {
    int threads = 1;

    // Called some ten times a second, and a last time at the end, with the frontier as it is then: all that
    // was found in what it has left is in it and has not been delivered.
    std::function<void(const Frontier&, bool is_last)> look;

    // Who is so far ahead of what can be delivered waits, so that memory is bounded.
    std::int64_t most_placements_waiting = std::int64_t{1} << 20;
};

// As `solve` does, from what a frontier of this puzzle with these options has left. Idle threads take open
// branches from busy ones. All functions are called from the calling thread, the options' `watch` some ten
// times a second. A limit of nodes counts as if one thread searched. Fewer threads search if the system has
// no more; it is an error only if it has none.
Result<SolveResult> solve_divided(const Puzzle& puzzle, const SolveOptions& options, const Division& division,
                                  Frontier frontier, const std::function<bool(const Solution&)>& found);

}  // namespace bastide::puzzle
