// Problems in matches, looked for on several threads. Not in the browser, where there are none.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/problems/problem.h"

namespace bastide::match {

struct FoundProblems {
    std::vector<Problem> problems;
    std::int64_t turns = 0;  // looked at
};

// Those of all turns of matches of one kind, in order. The result does not depend on how many threads there
// are. `watch(done)` is called from time to time by the calling thread with the number of turns done, and
// ends the work if it is false: the problems are then those of the turns up to the first that is missing.
FoundProblems find_problems(const Settings& settings, const std::vector<PlayedMatch>& matches, int threads,
                            const std::function<bool(std::int64_t)>& watch);

}  // namespace bastide::match
