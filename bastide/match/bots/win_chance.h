// How likely each player is to win, from what everybody may expect, the tiles left and who is on turn.
//
// The chance of a player grows with e^(rate x points), and the next to draw counts as so many points ahead as
// a turn is worth (a softmax, of two players the logistic curve). Rate and turn depend on the tiles left and
// on the number of players; they are fitted to matches of bots by bench/match_chances.cpp, which also says
// how well they are calibrated.
#pragma once

#include <array>

#include "bastide/match/bots/evaluation.h"

namespace bastide::match {

// In parts of `certain`, by player; of those who play they add up to it, but for rounding.
using Chances = std::array<int, most_players>;

inline constexpr int certain = 10'000;

// Where players stand between draws.
struct Standing {
    Values values = {};  // what each may expect in the end, or has in the end
    int players = 2;
    int to_move = 0;
    int left = 0;  // tiles to come
};

// With no tile to come, who has most has won; several share the victory.
Chances chances_to_win(const Standing& standing);

// What `chances_to_win` multiplies by, at some numbers of tiles left: it interpolates between them, and
// beyond them takes the nearest.
struct ChanceRates {
    static constexpr std::array<int, 6> knots = {1, 3, 6, 12, 24, 45};

    std::array<int, knots.size()> rate;  // of a point, in 65536ths
    std::array<int, knots.size()> turn;  // the points that the next to draw has more, in 65536ths
};

// By players, from 2 on.
extern const std::array<ChanceRates, most_players - least_players + 1> fitted_chances;

}  // namespace bastide::match
