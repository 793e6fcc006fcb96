// Estimates of losses: right on average even for chosen moves, and with honest errors.
#include "bastide/match/review/loss_estimate.h"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

namespace bastide::match {
namespace {

constexpr auto point = static_cast<double>(parts_of_a_point);

Differences differences_of(int count, double mean, double deviation, std::mt19937& random) {
    std::normal_distribution<double> noise(mean, deviation);
    Differences found;
    for (int i = 0; i < count; ++i) found.add(std::lround(noise(random)));
    return found;
}

double mean_of(const Differences& of) {
    return static_cast<double>(of.sum) / static_cast<double>(of.count);
}

TEST(MatchLossEstimate, TrustsManySimulationsMore) {
    std::mt19937 random(1);
    for (const int left : {1, 11, 30, 60}) {
        LossEstimate last = estimate_loss(left, differences_of(16, 0, 5 * point, random));
        for (const int count : {64, 512, 4096}) {
            const LossEstimate next = estimate_loss(left, differences_of(count, 0, 5 * point, random));
            EXPECT_GT(next.share_of_long, last.share_of_long);
            EXPECT_LT(next.share_of_short, last.share_of_short);
            EXPECT_LT(next.error, last.error);
            EXPECT_LE(next.share_of_long + next.share_of_short, whole_share);
            last = next;
        }
        EXPECT_GE(last.error, point / 2) << "other players play on differently";
        EXPECT_GT(estimate_loss_by_look(left).error, last.error);
    }
}

// Moves differ by a true amount. The long simulations are noisy, and only the move with the best estimate of
// several is looked at. By their shares, the short ones know nothing here, and the true amounts have the
// deviation that the estimate expects of them.
TEST(MatchLossEstimate, IsRightOnAverageForTheBestOfMany) {
    std::mt19937 random(2);
    const int left = 60;  // a stage at which others play on like the evaluation
    std::normal_distribution<double> truth(0, 440);
    double claimed = 0;
    double came = 0;
    double squares = 0;
    double errors = 0;
    constexpr int trials = 4000;
    for (int trial = 0; trial < trials; ++trial) {
        double best = 0;
        double of_best = 0;
        double error = 0;
        for (int move = 0; move < 5; ++move) {
            const double actual = truth(random);
            const Differences seen = differences_of(60, actual, 7 * point, random);
            const LossEstimate estimate = estimate_loss(left, seen);
            const double expected = mean_of(seen) * static_cast<double>(estimate.share_of_long) / whole_share;
            if (move > 0 && expected <= best) continue;
            best = expected;
            of_best = actual;
            error = static_cast<double>(estimate.error);
        }
        claimed += best;
        came += of_best;
        squares += (best - of_best) * (best - of_best);
        errors += error * error;
    }
    EXPECT_NEAR(claimed / trials, came / trials, 0.05 * point);
    EXPECT_GT(claimed / trials, 1.5 * point) << "the best of five";
    // The error has one point more, for those who play on.
    EXPECT_NEAR(std::sqrt(squares / trials), std::sqrt(errors / trials - point * point), 0.05 * point);
}

TEST(MatchLossEstimate, IsExactWithNoTilesLeft) {
    EXPECT_EQ(estimate_loss_by_look(0).share_of_short, whole_share);
    EXPECT_EQ(estimate_loss_by_look(0).error, 0);
}

TEST(MatchLossEstimate, TakesSmallDifferencesForNoise) {
    EXPECT_EQ(credible_share(0), 0);
    EXPECT_LT(credible_share(parts_of_a_point / 2), whole_share / 3);
    EXPECT_NEAR(static_cast<double>(credible_share(3 * parts_of_a_point)), whole_share, 0.1 * whole_share);
    for (std::int64_t less = 1; less < 200 * parts_of_a_point; less *= 2) {
        EXPECT_LT(credible_share(less), credible_share(2 * less)) << "the order of moves stays";
        EXPECT_EQ(credible_share(-less), credible_share(less));
    }
}

TEST(MatchLossEstimate, ComparesSimulationsThatBothHad) {
    const Differences found = differences(std::array{5, 7, 9}, std::array{4, 9});
    EXPECT_EQ(found.count, 2);
    EXPECT_EQ(found.sum, 1 - 2);
    EXPECT_EQ(found.squares, 1 + 4);
}

}  // namespace
}  // namespace bastide::match
