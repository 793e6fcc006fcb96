// Maximum-likelihood ratings from wins, draws and losses.
//
//     // Ten wins in twelve matches, one drawn, of the first against the second.
//     const Ratings ratings = rate(2, {{.one = 0, .other = 1, .wins = 10, .draws = 1, .losses = 1}});
//     ratings.players[0].rating;   // above 0; the other is as far below 0
//
// The model is Bradley–Terry with Davidson's draws (1970): players of strengths a and b win, draw and lose as
// a : v sqrt(a b) : b, with the same v for all players. A rating is 400 log10 of a strength, as in chess: a
// player with 400 more has ten wins per loss. The mean of all ratings is 0.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace bastide::match {

// The results of two players against each other, from the first one's point of view.
struct Encounter {
    std::size_t one = 0;
    std::size_t other = 0;
    double wins = 0;
    double draws = 0;
    double losses = 0;
};

struct BotRating {
    double rating = 0;
    double low = 0;  // the lower end of the 95% interval, from the curvature of the likelihood
    double high = 0;
};

struct Ratings {
    std::vector<BotRating> players;
    double draw = 0;  // Davidson's v: if it is 2, half of all games between equal players are drawn
};

// The usual prior: one game is added to each encounter, a third each won, drawn and lost, because an unbeaten
// player would have infinite strength. This game is negligible among hundreds. A prior of 0 gives pure
// likelihood.
inline constexpr double usual_prior = 1;

// Rates players, counted from 0. Players without games have a rating of 0 and an infinite interval. Inverts a
// matrix with a row and a column per player about ten times.
Ratings rate(std::size_t players, std::span<const Encounter> encounters, double prior = usual_prior);

// Returns the expected share of wins of the first player, draws counted half, from the difference of ratings.
double expected_share(double difference, double draw);

}  // namespace bastide::match
