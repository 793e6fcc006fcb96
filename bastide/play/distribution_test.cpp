// Counts, means, quartiles and intervals as worked out by hand.
#include "bastide/play/distribution.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/play/random.h"

namespace bastide::play {
namespace {

Distribution of(const std::vector<std::int64_t>& values) {
    Distribution all;
    for (const std::int64_t value : values) all.add(value);
    return all;
}

TEST(PlayDistribution, DoesNotDependOnTheOrder) {
    const Distribution all = of({4, -2, 4, 0});
    EXPECT_EQ(all.count(), 4);
    EXPECT_EQ(all.counts(), (std::map<std::int64_t, std::int64_t>{{-2, 1}, {0, 1}, {4, 2}}));
    EXPECT_EQ(all.least(), -2);
    EXPECT_EQ(all.greatest(), 4);
    EXPECT_EQ(all, of({0, 4, 4, -2}));
    EXPECT_NE(all, of({0, 4, -2}));
    EXPECT_EQ(Distribution().count(), 0);
}

TEST(PlayDistribution, AddsManyAtOnceAndOthers) {
    Distribution all;
    all.add(5, 3);
    EXPECT_EQ(all, of({5, 5, 5}));
    all.add(of({1, 5}));
    EXPECT_EQ(all, of({1, 5, 5, 5, 5}));
    EXPECT_EQ(all.count(), 5);
    all.add(Distribution());
    EXPECT_EQ(all.count(), 5);
}

TEST(PlayDistribution, ComputesMeanAndDeviation) {
    const Distribution all = of({1, 2, 3, 4});
    EXPECT_DOUBLE_EQ(all.mean(), 2.5);
    // (2.25 + 0.25 + 0.25 + 2.25) / 3
    EXPECT_DOUBLE_EQ(all.deviation(), std::sqrt(5.0 / 3));
    EXPECT_DOUBLE_EQ(of({-6, 0, 0}).mean(), -2);
    EXPECT_EQ(of({7}).deviation(), 0);
    EXPECT_EQ(of({7, 7, 7}).deviation(), 0);
    EXPECT_DOUBLE_EQ(of({7, 7, 9, 9}).deviation(), std::sqrt(4.0 / 3));
}

TEST(PlayDistribution, ComputesQuantiles) {
    const Distribution all = of({10, 20, 30, 40});
    EXPECT_EQ(all.quantile(0), 10);
    EXPECT_EQ(all.quantile(0.25), 10);
    EXPECT_EQ(all.quantile(0.26), 20);
    EXPECT_EQ(all.quantile(0.5), 20);
    EXPECT_EQ(all.quantile(0.75), 30);
    EXPECT_EQ(all.quantile(1), 40);
    EXPECT_EQ(of({1, 2, 3}).quantile(0.5), 2) << "the middle one";
    EXPECT_EQ(of({1, 1, 1, 9}).quantile(0.75), 1);
    EXPECT_EQ(of({3}).quantile(0.5), 3);
}

TEST(PlayConfidence, IsTheNormalApproximation) {
    // 100 values that are each 2 off the mean: the sum of squares is 400.
    Distribution all;
    all.add(3, 50);
    all.add(7, 50);
    const double half = 1.96 * std::sqrt(400.0 / 99) / 10;
    const Interval interval = confidence(all);
    EXPECT_DOUBLE_EQ(interval.mean, 5);
    EXPECT_NEAR(interval.low, 5 - half, 1e-4);
    EXPECT_NEAR(interval.high, 5 + half, 1e-4);
}

TEST(PlayConfidence, CoversTheMeanInNineteenCasesOfTwenty) {
    Random random(11);
    constexpr int cases = 4000;
    int count = 0;
    for (int i = 0; i < cases; ++i) {
        Distribution dice;
        for (int j = 0; j < 200; ++j) dice.add(1 + random.below(6));
        const Interval interval = confidence(dice);
        if (interval.low <= 3.5 && 3.5 <= interval.high) ++count;
    }
    // For a correct interval the share is within 1.4% (four deviations).
    EXPECT_NEAR(count / static_cast<double>(cases), 0.95, 0.014);
}

}  // namespace
}  // namespace bastide::play
