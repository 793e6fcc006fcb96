// The forfeit of a game by a program that was late, made an illegal move, or exited.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "bastide/base/require.h"
#include "bastide/match/final_scoring.h"

namespace bastide::match {

struct Forfeit {
    int seat = 0;
    std::string why = {};  // "no move within 1000 ms, its last line was 'info hm'"

    friend bool operator==(const Forfeit&, const Forfeit&) = default;
};

// Ends the program if a player forfeited who is not one of `players`.
void require_seat(const std::optional<Forfeit>& forfeit, int players,
                  const bastide::detail::Where& where = bastide::detail::Where::current());

// The points used for ranking. A player who forfeited ranks below 0 points.
Scores points_to_rank(Scores scores, const std::optional<Forfeit>& forfeit);

// Returns ranks by points, as `ranks` does. A player who forfeited is last.
std::array<int, max_players> places(const Scores& scores, const std::optional<Forfeit>& forfeit, int players);

}  // namespace bastide::match
