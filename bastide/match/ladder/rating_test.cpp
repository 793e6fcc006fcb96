// Ratings compared with values computed by hand, and with a simple search for the maximum likelihood.
#include "bastide/match/ladder/rating.h"

#include <cmath>

#include <gtest/gtest.h>

#include "bastide/play/random.h"

namespace bastide::match {
namespace {

// Davidson's likelihood, by its definition.
double likelihood(const std::vector<Encounter>& encounters, const std::vector<double>& ratings, double draw) {
    double sum = 0;
    for (const Encounter& met : encounters) {
        const double a = std::pow(10, ratings[met.one] / 400);
        const double b = std::pow(10, ratings[met.other] / 400);
        const double tie = draw * std::sqrt(a * b);
        const double all = a + b + tie;
        sum +=
            met.wins * std::log(a / all) + met.draws * std::log(tie / all) + met.losses * std::log(b / all);
    }
    return sum;
}

std::vector<double> numbers_of(const Ratings& ratings) {
    std::vector<double> numbers;
    for (const BotRating& each : ratings.players) numbers.push_back(each.rating);
    return numbers;
}

// Three wins for one loss, without draws: a : b is 3 : 1, which is 400 log10 3 apart.
TEST(MatchLadderRating, MatchesTheOddsOfTwoPlayers) {
    const std::vector<Encounter> met = {{.one = 0, .other = 1, .wins = 75, .draws = 0, .losses = 25}};
    const Ratings ratings = rate(2, met, 0);
    const double apart = 400 * std::log10(3.0);
    EXPECT_NEAR(ratings.players[0].rating, apart / 2, 1e-6);
    EXPECT_NEAR(ratings.players[1].rating, -apart / 2, 1e-6);
    // The logarithm of the odds has the variance 1 / (n p q), half of which belongs to each player.
    const double half = 1.959964 * 400 / std::log(10.0) / std::sqrt(100 * 0.75 * 0.25) / 2;
    EXPECT_NEAR(ratings.players[0].high - ratings.players[0].rating, half, 1e-3);
    EXPECT_NEAR(ratings.players[0].rating - ratings.players[0].low, half, 1e-3);
}

// For two players the model has as many parameters as results, so it fits them exactly.
TEST(MatchLadderRating, FitsTheDrawsOfTwoPlayers) {
    const std::vector<Encounter> met = {{.one = 1, .other = 0, .wins = 50, .draws = 30, .losses = 20}};
    const Ratings ratings = rate(2, met, 0);
    const double apart = ratings.players[1].rating - ratings.players[0].rating;
    EXPECT_NEAR(apart, 400 * std::log10(50.0 / 20), 1e-6);
    EXPECT_NEAR(ratings.draw, 30 / std::sqrt(50.0 * 20), 1e-6);
    EXPECT_NEAR(expected_share(apart, ratings.draw), 0.65, 1e-9);
}

// The textbook example of the Bradley–Terry model: 2 : 1 results along a row of three players add up.
TEST(MatchLadderRating, AddsUpAlongARow) {
    const std::vector<Encounter> met = {{.one = 0, .other = 1, .wins = 20, .draws = 0, .losses = 10},
                                        {.one = 1, .other = 2, .wins = 20, .draws = 0, .losses = 10}};
    const Ratings ratings = rate(3, met, 0);
    EXPECT_NEAR(ratings.players[0].rating - ratings.players[2].rating, 2 * 400 * std::log10(2.0), 1e-6);
    EXPECT_NEAR(ratings.players[1].rating, 0, 1e-6);
}

TEST(MatchLadderRating, MaximisesTheLikelihood) {
    play::Random random(11);
    std::vector<Encounter> met;
    for (std::size_t one = 0; one < 5; ++one)
        for (std::size_t other = one + 1; other < 5; ++other)
            met.push_back({.one = one,
                           .other = other,
                           .wins = 1.0 + random.below(40),
                           .draws = 0.0 + random.below(9),
                           .losses = 1.0 + random.below(40)});
    const Ratings ratings = rate(5, met, 0);
    const std::vector<double> at = numbers_of(ratings);
    const double top = likelihood(met, at, ratings.draw);
    for (std::size_t i = 0; i < 5; ++i) {
        for (const double step : {-1.0, 1.0}) {
            std::vector<double> beside = at;
            beside[i] += step;
            EXPECT_LT(likelihood(met, beside, ratings.draw), top);
        }
    }
    EXPECT_LT(likelihood(met, at, ratings.draw * 1.01), top);
    EXPECT_LT(likelihood(met, at, ratings.draw / 1.01), top);
}

// In many tournaments between players of known strengths, 95% of the intervals contain them, within 4
// standard errors for 400 tournaments of 4 players.
TEST(MatchLadderRating, IntervalsCoverTheTrueStrengths) {
    const std::vector<double> truth = {150, 50, -50, -150};
    constexpr double draw = 0.2;
    play::Random random(3);
    int count = 0;
    constexpr int tournaments = 400;
    for (int tournament = 0; tournament < tournaments; ++tournament) {
        std::vector<Encounter> met;
        for (std::size_t one = 0; one < 4; ++one) {
            for (std::size_t other = one + 1; other < 4; ++other) {
                const double a = std::pow(10, truth[one] / 400);
                const double b = std::pow(10, truth[other] / 400);
                const double tie = draw * std::sqrt(a * b);
                Encounter& now = met.emplace_back(Encounter{.one = one, .other = other});
                for (int i = 0; i < 50; ++i) {
                    const double drawn = random.below(1 << 30) / static_cast<double>(1 << 30) * (a + b + tie);
                    ++(drawn < a ? now.wins : drawn < a + tie ? now.draws : now.losses);
                }
            }
        }
        const Ratings ratings = rate(4, met);
        for (std::size_t i = 0; i < 4; ++i)
            count += ratings.players[i].low <= truth[i] && truth[i] <= ratings.players[i].high ? 1 : 0;
    }
    const double share = count / (4.0 * tournaments);
    EXPECT_NEAR(share, 0.95, 4 * std::sqrt(0.95 * 0.05 / (4 * tournaments)));
}

TEST(MatchLadderRating, IsFiniteForUnbeatenPlayers) {
    const std::vector<Encounter> met = {{.one = 0, .other = 1, .wins = 400, .draws = 0, .losses = 0}};
    const Ratings ratings = rate(2, met);
    EXPECT_GT(ratings.players[0].rating, 300);
    EXPECT_LT(ratings.players[0].rating, 1000);
    EXPECT_GT(ratings.players[0].high - ratings.players[0].rating, 100);
}

TEST(MatchLadderRating, IsUnknownWithoutGames) {
    const std::vector<Encounter> met = {{.one = 0, .other = 1, .wins = 5, .draws = 1, .losses = 4}};
    const Ratings ratings = rate(3, met);
    EXPECT_EQ(ratings.players[2].rating, 0);
    EXPECT_GT(ratings.players[2].high, 10'000);
    EXPECT_EQ(rate(1, {}).players[0].rating, 0);
}

}  // namespace
}  // namespace bastide::match
