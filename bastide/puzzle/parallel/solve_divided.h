// Finds the maps of a puzzle with many threads. The maps and their order are the same as with one thread,
// because the frontier delivers them in the order of the tree (frontier.h).
#pragma once

#include <functional>

#include "bastide/base/result.h"
#include "bastide/puzzle/frontier.h"
#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

struct Division {
    int threads = 1;  // from 1 to `max_threads`: other numbers count as the nearest of these

    // Called about ten times a second, and once at the end, with the current frontier. The frontier contains
    // all maps that are not delivered yet.
    std::function<void(const Frontier&, bool is_last)> look = {};

    // Bounds memory: workers wait if they are this many placements ahead of the delivered results.
    std::int64_t max_placements_waiting = std::int64_t{1} << 20;
};

// Continues the search of a frontier on several threads, as `solve` does. Idle threads take open branches
// from busy threads. All callbacks run in the calling thread. The options' `watch` is called about ten times
// a second. A limit of nodes has the same effect as in a search by one thread. Uses fewer threads if the
// system cannot start more, and fails only if it can start none. If a callback throws, all threads stop, and
// this function throws the exception.
[[nodiscard]] Result<SolveResult> solve_divided(const Puzzle& puzzle, const SolveOptions& options,
                                                const Division& division, Frontier frontier,
                                                const std::function<bool(const Solution&)>& found);

}  // namespace bastide::puzzle
