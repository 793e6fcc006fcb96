// Final scoring: the points of incomplete features and fields that have meeples, and the ranking.
#pragma once

#include <array>
#include <vector>

#include "bastide/match/position.h"

namespace bastide::match {

// Points by player. Entries beyond the number of players are 0.
using Scores = std::array<int, max_players>;

// The effect of a move, by player: points scored at once, and totals if the game ended before and after the
// move.
struct Outlook {
    Scores now = {};
    Scores at_end = {};
};

// Returns the outlook of a legal move of the tile in hand. `final` is `final_scores(position)`.
Outlook outlook(const Position& position, const Scores& final, const Move& move);

// Adds the points of an event to each of its winners. Sums must be in the range of `int`.
void add(Scores& scores, const Event& event);

// Returns every player's total if the game ended now. Takes linear time in tiles and allocates no memory.
Scores final_scores(const Position& position);

// Returns the events of final scoring in order: cities, roads, monasteries, fields. Under editions 1 and 2 a
// field has one event for each complete city that it scores, with the squares of that city.
std::vector<Event> final_events(const Position& position);

// Returns the events that `apply` scored. `after` must be the position after `apply`, which only builds with
// assertions check.
std::vector<Event> completion_events(const Position& after, const Position::Undo& undo);

// Ranks players by points. Equal points share a rank, and the next rank is skipped, as in 1 1 3.
std::array<int, max_players> ranks(const Scores& scores, int players);

}  // namespace bastide::match
