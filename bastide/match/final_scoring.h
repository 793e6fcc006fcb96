// The end of a match: what features that still have meeples pay, and who has won.
#pragma once

#include <array>
#include <vector>

#include "bastide/match/position.h"

namespace bastide::match {

// By player; those beyond the match's players have 0.
using Scores = std::array<int, most_players>;

// What a move changes, by player: points at once, and totals were the match over before and after it.
struct Outlook {
    Scores now = {};
    Scores at_end = {};
};

// Of a legal move of the tile in hand; `final` is what `final_scores` gives before it.
Outlook outlook(const Position& position, const Scores& final, const Move& move);

// Adds what an event pays each of its winners.
void add(Scores& scores, const Event& event);

// What every player would have were the match over now. Linear in tiles; allocates nothing.
Scores final_scores(const Position& position);

// What makes the difference, in order: cities, roads, monasteries, fields. By editions 1 and 2, fields have
// an event for each completed city that pays, with the squares of that city.
std::vector<Event> final_events(const Position& position);

// What `apply` has paid, of the position after it.
std::vector<Event> completion_events(const Position& after, const Position::Undo& undo);

// Places by points: equal points share a place, and the next is skipped, as in 1 1 3.
std::array<int, most_players> ranks(const Scores& scores, int players);

}  // namespace bastide::match
