// Finds problems in games on several threads. Browsers cannot use this function, because they have no
// threads.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "bastide/match/problems/problem.h"

namespace bastide::match {

struct SearchedGame {
    SavedMatch match;
    // The player whose mistakes are searched, or nullopt for all turns. A turn is a mistake if the player did
    // not make the best move.
    std::optional<int> player = {};
};

struct FoundProblems {
    std::vector<Problem> problems;
    std::int64_t turns = 0;  // the number of turns examined
};

// Returns the problems of all turns of some games, in order. Games with illegal moves have none. The result
// does not depend on the number of threads. The calling thread calls `watch(done)`, if given, now and then
// with the number of turns done. If it returns false, the work stops and the result contains only problems
// before the first missing turn.
FoundProblems find_problems(const std::vector<SearchedGame>& games, int threads,
                            const std::function<bool(std::int64_t)>& watch = {});

}  // namespace bastide::match
