// The reasons of a player's result in a few numbers: the parts of the final lead, the turn since which the
// player was behind, and the costliest move.
//
//     const auto found = headline(review, 0);
//     if (found) found->points.luck;
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "bastide/match/review/review.h"

namespace bastide::match {

// A player's final lead, expected if the game is unfinished, as a sum:
//
//     luck + play + others + rest == lead
//
// With two players, `luck` and `play` compare both, and there are no others.
struct LeadParts {
    std::int64_t lead = 0;
    std::int64_t luck = 0;    // the luck of the player's draws, with two players minus that of the opponent
    std::int64_t play = 0;    // minus the points lost by moves, with two players plus those of the opponent
    std::int64_t others = 0;  // with more players, from the other players' draws and moves
    std::int64_t rest = 0;    // the lead at the start, and the differences between estimates

    friend bool operator==(const LeadParts&, const LeadParts&) = default;
};

struct CostlyMove {
    std::size_t turn = 0;
    int chance_loss = 0;  // in units of 1/`certain`

    friend bool operator==(const CostlyMove&, const CostlyMove&) = default;
};

struct Headline {
    int players = 2;
    LeadParts parts = {};
    // The same in whole points, which also add up: a part may be rounded away from the nearest number.
    LeadParts points = {};
    // The first turn from which on the player's win probability was always below an even share, and the first
    // from which on it was always above. At most one of the two is set. A player who was behind from the
    // start has turn 0.
    std::optional<std::size_t> behind_since = {};
    std::optional<std::size_t> ahead_since = {};
    // The player's move that lost the most win probability, the first of equal ones. Losses below two
    // standard errors or 1% do not count.
    std::optional<CostlyMove> costliest = {};

    friend bool operator==(const Headline&, const Headline&) = default;
};

// Returns the headline of a player, or nullopt if turns are not judged or the game has none.
std::optional<Headline> headline(const Review& review, int player);

}  // namespace bastide::match
