// How far a player is ahead.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

#include "bastide/match/settings.h"

namespace bastide::match {

// What a player has less what the best of the others has; below 0 if it is behind.
constexpr int lead(const std::array<int, most_players>& values, int players, int player) {
    int best = std::numeric_limits<int>::min();
    for (int other = 0; other < players; ++other)
        if (other != player) best = std::max(best, values[static_cast<std::size_t>(other)]);
    return values[static_cast<std::size_t>(player)] - best;
}

}  // namespace bastide::match
