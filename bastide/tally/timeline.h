// The timeline of a match: every player's total after each entry of its log.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/base/require.h"
#include "bastide/tally/log_entry.h"

namespace bastide::tally {

// Calls `visit(entry, totals)` for each entry in order. `totals` has the players' totals in the order of the
// players. Takes time linear in entries and memory linear in players.
template <class Visit>
void for_each_moment(const MatchLog& log, Visit visit) {
    require(log.players >= 0 && log.players <= max_players, "a game has at most 1000000 players",
            log.players);
    std::vector<std::int64_t> totals(static_cast<std::size_t>(log.players));
    for (const LogEntry& entry : log.entries) {
        require(entry.player >= 1 && entry.player <= log.players, "the entry's player exists", entry.player);
        totals[static_cast<std::size_t>(entry.player) - 1] += entry.points;
        visit(entry, totals);
    }
}

}  // namespace bastide::tally
