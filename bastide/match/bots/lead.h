// Leads over other players.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

#include "bastide/base/require.h"
#include "bastide/match/settings.h"

namespace bastide::match {

// Returns a player's value minus the best value of the other players, or the value if there are no others.
// The lead is negative if the player is behind.
constexpr int lead(const std::array<int, max_players>& values, int players, int player) {
    require(players >= min_players && players <= max_players, "a game has 1 to 6 players", players);
    require(player >= 0 && player < players, "there is a player with this number", player);
    if (players == 1) return values[0];
    int best = std::numeric_limits<int>::min();
    for (int other = 0; other < players; ++other)
        if (other != player) best = std::max(best, values[static_cast<std::size_t>(other)]);
    return values[static_cast<std::size_t>(player)] - best;
}

// Returns the lead of each player, and 0 for absent players.
template <class Value = int>
constexpr std::array<Value, max_players> leads_of(const std::array<int, max_players>& values, int players) {
    std::array<Value, max_players> leads{};
    for (int player = 0; player < players; ++player)
        leads[static_cast<std::size_t>(player)] = lead(values, players, player);
    return leads;
}

}  // namespace bastide::match
