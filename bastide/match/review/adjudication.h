// The referee's judgement of an interrupted game: each player's win probability and expected final score, and
// the best moves.
//
// The win probabilities are those of reviews after the best move. Without a tile in hand, they are the mean
// over the tiles that may be drawn. Endings of two players that can be searched to the end are exact. The
// expected scores are means of whole games, continued with the evaluation's best moves.
//
//     const Adjudication judged = adjudicate(position, {});
//     judged.chances[0] / double{certain};
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bastide/match/review/turn_review.h"

namespace bastide::match {

struct AdjudicationEffort {
    std::int64_t simulations = 4000;              // as in `Effort`, over all tiles that may be drawn
    std::int64_t ending_placements = 10'000'000;  // the limit of the exact search, about two seconds
    std::uint64_t seed = 1;
};

struct AdjudicatedMove {
    Move move;
    int chance = 0;  // the mover's win probability after the move

    friend bool operator==(const AdjudicatedMove&, const AdjudicatedMove&) = default;
};

// A tile of the next turn, and its best moves.
struct AdjudicatedTile {
    Type tile = no_tile;
    int weight = 1;  // the number of such tiles that may be drawn, 1 for the tile in hand
    // Up to three, the best first. In an exact result, the final lead decides among moves with equal chances.
    std::vector<AdjudicatedMove> best;

    friend bool operator==(const AdjudicatedTile&, const AdjudicatedTile&) = default;
};

// Probabilities are in units of 1/`certain`, points in units of 1/`value_of_a_point`.
struct Adjudication {
    Chances chances = {};
    // The interval of each chance: two standard errors of the simulations, and the largest error that was
    // measured for the judgement (`largest_chance_error`). Equal to `chances` if these are exact.
    Chances low = {};
    Chances high = {};
    bool is_exact = false;                              // for players who play to win. A draw counts half
    std::array<std::int64_t, max_players> points = {};  // expected final scores
    std::array<std::int64_t, max_players> errors = {};  // their standard errors
    // The tile in hand, or every type that may be drawn, the likeliest first. Empty if the game is over.
    std::vector<AdjudicatedTile> tiles;

    friend bool operator==(const Adjudication&, const Adjudication&) = default;
};

// Adjudicates a position. A tile in hand that fits nowhere is replaced by the next draw. Equal effort gives
// equal results. Takes about five seconds.
Adjudication adjudicate(const Position& position, const AdjudicationEffort& effort);

}  // namespace bastide::match
