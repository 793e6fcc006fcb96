// The review of a game, turn by turn: which turns decided the game, and the luck and the losses of each
// player.
//
//     Review review = review_of(record);
//     while (!review.is_whole()) review.turns.push_back(review_turn(record, review.turns.size(), effort));
//     account(review, 0).luck;
#pragma once

#include <optional>
#include <vector>

#include "bastide/match/review/turn_review.h"
#include "bastide/match/saved_match.h"

namespace bastide::match {

struct Review {
    int players = 2;
    std::size_t played = 0;              // the number of turns
    bool is_over = false;                // true if the game is over
    Leads end = {};                      // final leads, unused if the game is not over
    std::vector<TurnReview> turns = {};  // the first turns, or all

    bool is_whole() const { return turns.size() == played; }

    friend bool operator==(const Review&, const Review&) = default;
};

// Returns a review without judged turns.
Review review_of(const Record& record);

// Judges a turn of the record, counted from 0. Replays the earlier turns.
TurnReview review_turn(const Record& record, std::size_t turn, const Effort& effort);

// Returns the win probabilities after a number of judged turns, or with 0 before the first. There must be a
// judged turn. Between two turns, this is the mean of the estimates after the one and before the other: each
// is too good for its mover, because it follows from the best of several estimates. After an exact turn it is
// the result of the search.
Chances win_chances(const Review& review, std::size_t turns);

// The sources of a player's final lead, once all turns are judged. In an unfinished game, `end` is the final
// lead expected after the last turn. All parts except `start` are sums over
// turns, and they add up exactly:
//
//     start + luck - lost + others + unforeseen == end
struct Account {
    std::int64_t start = 0;       // the lead expected before the first draw
    std::int64_t luck = 0;        // from the luck of the player's draws
    std::int64_t lost = 0;        // lost by moves that were not the best
    std::int64_t others = 0;      // from the other players' draws and moves
    std::int64_t unforeseen = 0;  // differences between a turn's estimate and the next turn's
    std::int64_t end = 0;
};

Account account(const Review& review, int player);

// Returns a player's accuracy in thousandths: the mean of e^(-points lost / 2) over the judged turns. Returns
// nullopt if the player has no judged turns.
std::optional<int> accuracy(const Review& review, int player);

// Returns the number of a player's turns of each quality, in the order of `all_qualities`.
std::array<int, all_qualities.size()> quality_counts(const Review& review, int player);

// An event that changed a player's win probability: a draw, or a move that was not the best. A loss below two
// standard errors may be noise and does not count.
struct TurningPoint {
    std::size_t turn = 0;
    bool is_luck = false;
    int change = 0;  // the change in the mover's win probability, in units of 1/`certain`

    friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

// Smaller changes decide no game.
inline constexpr int min_turning_change = certain / 20;

// Returns the largest changes of at least `min_turning_change`, at most `most`, in the order of turns.
std::vector<TurningPoint> turning_points(const Review& review, std::size_t most = 5);

}  // namespace bastide::match
