// Ratings of players by maximum likelihood, from how often each has won, drawn and lost against others.
//
//     // Ten wins in twelve matches, one drawn, of the first against the second.
//     const Ratings ratings = rate(2, {{.one = 0, .other = 1, .wins = 10, .draws = 1, .losses = 1}});
//     ratings.players[0].rating;   // above 0, that of the other as far below it
//
// The model is that of Bradley and Terry with draws by Davidson (1970): players of strengths a and b win,
// draw and lose as a : v sqrt(a b) : b, with one v for all. A rating is 400 log10 of a strength, as in chess:
// 400 more is ten wins for a loss, and the mean of all is 0.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace bastide::match {

// How two players have fared against each other, as the first sees it.
struct Encounter {
    std::size_t one = 0;
    std::size_t other = 0;
    double wins = 0;
    double draws = 0;
    double losses = 0;
};

struct BotRating {
    double rating = 0;
    double low = 0;  // of 95 %, by the curvature of the likelihood
    double high = 0;
};

struct Ratings {
    std::vector<BotRating> players;
    double draw = 0;  // Davidson's v: 2 would be half of all matches between equals
};

// Who has only won would be infinitely strong: so to each encounter with matches one match is added, of which
// a third is won, drawn and lost. It weighs nothing among hundreds. 0 is the likelihood alone.
inline constexpr double usual_prior = 1;

// Players are counted from 0; those who have met nobody have a rating of 0 and no end of an interval. A
// matrix of players is inverted some ten times.
Ratings rate(std::size_t players, std::span<const Encounter> encounters, double prior = usual_prior);

// How often the first is expected to win, draws in half, from the difference of ratings.
double expected_share(double difference, double draw);

}  // namespace bastide::match
