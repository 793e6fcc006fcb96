// A match, judged turn by turn: where it was decided, by whom and by what luck.
//
//     Review review = review_of(record);
//     while (!review.is_whole()) review.turns.push_back(judge_turn(record, review.turns.size(), effort));
//     account(review, 0).luck;
#pragma once

#include <optional>
#include <vector>

#include "bastide/match/review/judged_turn.h"
#include "bastide/match/saved_match.h"

namespace bastide::match {

struct Review {
    int players = 2;
    std::size_t played = 0;         // turns there are
    bool is_over = false;           // whether the match is
    Leads end = {};                 // how far each is ahead in the end; were the match over now, if it is not
    std::vector<JudgedTurn> turns;  // the first of them, or all

    bool is_whole() const { return turns.size() == played; }

    friend bool operator==(const Review&, const Review&) = default;
};

// With no turn judged yet. Of a match that goes on, what was played counts as all of it.
Review review_of(const Record& record);

// One of its turns, counted from 0. Linear in the turns before it, which are played again.
JudgedTurn judge_turn(const Record& record, std::size_t turn, const Effort& effort);

// Where a player's points ahead in the end come from, once all turns are judged. All but `start` are sums,
// and add up to the end exactly:
//
//     start + luck - lost + others + unforeseen == end
struct Account {
    std::int64_t start = 0;       // expected before the first draw
    std::int64_t luck = 0;        // of its own draws
    std::int64_t lost = 0;        // by moves that were not the best
    std::int64_t others = 0;      // by what the others drew and did
    std::int64_t unforeseen = 0;  // what a turn showed that the turn before had not seen
    std::int64_t end = 0;
};

Account account(const Review& review, int player);

// How well a player has played in the turns judged, in thousandths: the mean over its turns of
// e^(-points lost / 4). Nothing of a player who has no turn among them.
std::optional<int> accuracy(const Review& review, int player);

// How many turns of a player were of each quality, in the order of `all_qualities`.
std::array<int, all_qualities.size()> quality_counts(const Review& review, int player);

// What changed a player's chance to win, and by how much: a draw, or a move that was not the best.
struct TurningPoint {
    std::size_t turn = 0;
    bool is_luck = false;
    int change = 0;  // of the mover's chance, in parts of `certain`

    friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

// The greatest changes, at most so many, in the order of turns.
std::vector<TurningPoint> turning_points(const Review& review, std::size_t most = 3);

}  // namespace bastide::match
