// Each player's win probability, from the expected scores, the number of remaining tiles and the player to
// move.
//
// A softmax over rate × points (for two players, the logistic curve), where being next to draw counts as some
// extra points. The rate and these points depend on the number of remaining tiles and of players.
// bench/match_chances.cpp fits both to games between bots and reports the calibration.
#pragma once

#include <array>

#include "bastide/match/bots/evaluation.h"

namespace bastide::match {

// Probabilities by player, in units of 1/`certain`. They add up to `certain`, apart from rounding.
using Chances = std::array<int, max_players>;

inline constexpr int certain = 10'000;

// The state of the players between draws.
struct Standing {
    Values values = {};  // expected or final scores
    int players = 2;
    int to_move = 0;
    int left = 0;  // remaining tiles
};

// With no tiles left, the player with most points has won. Tied players share the win. A player without
// opponents always wins.
Chances chances_to_win(const Standing& standing);

// Returns the largest error of the chances of a game with this many players: in any tenth of their range, the
// mean chance differs by at most this from the result of games between the bots plain and skilled, as
// bench/match_chances.cpp measures it.
constexpr int largest_chance_error(int players) {
    constexpr std::array<int, max_players - min_contestants + 1> errors = {280, 540, 830, 740, 670};
    return players < min_contestants ? 0 : errors[static_cast<std::size_t>(players - min_contestants)];
}

// The rates of `chances_to_win` at some numbers of remaining tiles. Between these numbers the rates are
// interpolated. Outside their range the nearest one is used.
struct ChanceRates {
    static constexpr std::array<int, 6> knots = {1, 3, 6, 12, 24, 45};

    std::array<int, knots.size()> rate;  // the rate of a point, in 65536ths
    std::array<int, knots.size()> turn;  // the extra points of the next player to draw, in 65536ths
};

// By number of players: [0] is for 2 players.
extern const std::array<ChanceRates, max_players - min_contestants + 1> fitted_chances;

}  // namespace bastide::match
