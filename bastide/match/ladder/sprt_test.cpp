// The sequential test against the normal approximation, and against its own promise: how often it errs.
#include "bastide/match/ladder/sprt.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/play/random.h"

namespace bastide::match {
namespace {

double share_of_points(double difference) {
    return 1 / (1 + std::pow(10, -difference / 400));
}

// N (s1 - s0) (2 mean - s0 - s1) / (2 variance), the limit of the exact ratio for many pairs and close
// hypotheses.
double approximate_llr(const PairCounts& pairs, const Hypotheses& hypotheses) {
    double count = 0;
    double mean = 0;
    double square = 0;
    for (std::size_t k = 0; k < pairs.size(); ++k) {
        const auto times = static_cast<double>(pairs[k]);
        const double share = static_cast<double>(k) / 4;
        count += times;
        mean += times * share;
        square += times * share * share;
    }
    mean /= count;
    const double variance = square / count - mean * mean;
    const double s0 = share_of_points(hypotheses.least);
    const double s1 = share_of_points(hypotheses.most);
    return count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
}

TEST(MatchLadderSprt, MatchesTheNormalApproximation) {
    for (const PairCounts& pairs : {PairCounts{500, 300, 2000, 350, 600}, PairCounts{100, 20, 900, 10, 80},
                                    PairCounts{1000, 0, 2000, 0, 1100}}) {
        const Hypotheses near = {.least = 0, .most = 5};
        const double plain = approximate_llr(pairs, near);
        EXPECT_NEAR(sprt(pairs, near).llr, plain, 0.02 * std::abs(plain) + 0.01);
    }
}

TEST(MatchLadderSprt, ComputesItsBounds) {
    const Sprt none = sprt({}, {});
    EXPECT_NEAR(none.bound, std::log(19), 1e-12);
    EXPECT_EQ(none.llr, 0);
    EXPECT_EQ(sprt({0, 0, 0, 0, 1000}, {}).verdict, Verdict::most);
    EXPECT_EQ(sprt({1000, 0, 0, 0, 0}, {}).verdict, Verdict::least);
    EXPECT_EQ(sprt({1, 0, 2, 0, 1}, {}).verdict, Verdict::open);
}

// Draws a pair of a player who is better by this many points. A third of the pairs are split.
int drawn_pair(double difference, play::Random& random) {
    constexpr double split = 1.0 / 3;
    const double share = share_of_points(difference);
    const double chance = random.below(1 << 30) / static_cast<double>(1 << 30);
    // The mean is the share, so this part of the pairs that are not split is won twice.
    const double won = (share - split / 2) / (1 - split);
    return chance < split ? 2 : chance < split + (1 - split) * won ? 4 : 0;
}

double share_decided_for_first(double difference, const Hypotheses& hypotheses) {
    play::Random random(17);
    constexpr int tests = 200;
    int firsts = 0;
    for (int test = 0; test < tests; ++test) {
        PairCounts counts{};
        while (true) {
            ++counts[static_cast<std::size_t>(drawn_pair(difference, random))];
            const Verdict verdict = sprt(counts, hypotheses).verdict;
            if (verdict == Verdict::open) continue;
            firsts += verdict == Verdict::most ? 1 : 0;
            break;
        }
    }
    return static_cast<double>(firsts) / tests;
}

// In 200 tests, an error rate of 5% appears as more than 11% only once in ten thousand.
TEST(MatchLadderSprt, HasTheStatedErrorRates) {
    const Hypotheses far = {.least = 0, .most = 80};
    EXPECT_LE(share_decided_for_first(0, far), 0.11);
    EXPECT_GE(share_decided_for_first(80, far), 0.89);
}

// Some pairs, one after the other.
Decision decided(const std::vector<int>& pairs) {
    Decision decision({});
    for (const int each : pairs) decision.add(each);
    return decision;
}

TEST(MatchLadderSprt, StopsAtTheFirstDecision) {
    std::vector<int> pairs(500, 4);
    const Decision all = decided(pairs);
    EXPECT_EQ(all.comparison(), Comparison::first);
    EXPECT_LT(all.used(), 100);
    // One pair fewer is not enough, and later pairs do not count.
    const auto used = static_cast<std::size_t>(all.used());
    EXPECT_EQ(decided(std::vector<int>(used - 1, 4)).comparison(), Comparison::open);
    std::fill(pairs.begin() + all.used(), pairs.end(), 0);
    EXPECT_EQ(decided(pairs).comparison(), Comparison::first);
    EXPECT_EQ(decided(pairs).used(), all.used());
    EXPECT_EQ(decided(std::vector<int>(500, 0)).comparison(), Comparison::second);
    EXPECT_EQ(decided(std::vector<int>(500, 0)).used(), all.used());
    std::vector<int> even;
    for (int i = 0; i < 3000; ++i) even.push_back(i % 2 == 0 ? 3 : 1);
    EXPECT_EQ(decided(even).comparison(), Comparison::equal);
    EXPECT_EQ(decided({}).comparison(), Comparison::open);
}

}  // namespace
}  // namespace bastide::match
