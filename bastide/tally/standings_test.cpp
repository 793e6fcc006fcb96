// Ranks are shared and skipped, and totals are the sum of their parts.
#include "bastide/tally/standings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bastide::tally {
namespace {

using ::testing::ElementsAre;

Standings standings(const std::vector<std::int64_t>& totals) {
    Standings standings(static_cast<std::int32_t>(totals.size()));
    for (std::size_t i = 0; i < totals.size(); ++i) {
        LogEntry entry;
        entry.player = static_cast<std::int32_t>(i + 1);
        entry.points = totals[i];
        EXPECT_TRUE(standings.add(entry));
    }
    return standings;
}

TEST(TallyStandings, SharesRanksAndSkipsTheNext) {
    EXPECT_THAT(standings({14, 9, 9, 2}).ranks(), ElementsAre(1, 2, 2, 4));
    EXPECT_THAT(standings({0, 0, 0}).ranks(), ElementsAre(1, 1, 1));
    EXPECT_THAT(standings({1, 5, 3, 5, 3, 5}).ranks(), ElementsAre(6, 1, 4, 1, 4, 1));
    EXPECT_THAT(standings({7}).ranks(), ElementsAre(1));
}

TEST(TallyStandings, DoesNotChangeTotalsBeyondTheLimit) {
    Standings two = standings({std::numeric_limits<std::int64_t>::max() - 3, 0});
    const Standings before = two;
    LogEntry entry{1, 2, 4, 1, Phase::play, LogFeature::city};
    EXPECT_FALSE(two.add(entry));
    EXPECT_EQ(two, before);
    entry.points = 3;
    EXPECT_TRUE(two.add(entry));
    EXPECT_EQ(two.player(1).total(), std::numeric_limits<std::int64_t>::max());
}

TEST(TallyStandings, SeparatesKindsAndPhases) {
    Standings one(1);
    std::int64_t points = 1;
    for (const Phase phase : all_phases) {
        for (const LogFeature feature : all_log_features) {
            if (phase == Phase::play && feature == LogFeature::field) continue;
            ASSERT_TRUE(one.add({1, 0, points, 1, phase, feature}));
            points *= 10;
        }
    }
    EXPECT_EQ(one.player(1).total(), 1111111);
    EXPECT_EQ(one.player(1).points(Phase::play, LogFeature::monastery), 100);
    EXPECT_EQ(one.player(1).points(Phase::play, LogFeature::field), 0);
    EXPECT_EQ(one.player(1).points(Phase::final, LogFeature::city), 1000);
    EXPECT_EQ(one.player(1).points(Phase::final, LogFeature::field), 1000000);
}

LogEntry correction(std::int64_t points) {
    LogEntry entry;
    entry.player = 1;
    entry.points = points;
    entry.is_correction = true;
    return entry;
}

// Returns the standings of one player in a part of a log: corrections, and points for a city.
Standings part_of(const std::vector<std::int64_t>& corrections, std::int64_t city) {
    Standings part(1, Standings::Before::unknown);
    for (const std::int64_t points : corrections) EXPECT_TRUE(part.add_or_correct(correction(points)));
    EXPECT_TRUE(part.add_or_correct({0, 0, city, 1, Phase::play, LogFeature::city}));
    return part;
}

TEST(TallyStandings, AddsAPartOnlyIfNoTotalPassedItsLimits) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    struct Case {
        std::int64_t before;
        std::vector<std::int64_t> corrections;
        std::int64_t city;
        bool fits;
    };
    for (const Case& each : std::vector<Case>{{5, {-5}, 3, true},
                                              {5, {-6}, 3, false},
                                              {5, {-3, -3, 4}, 3, false},
                                              {5, {4, -9}, 3, true},
                                              {most - 5, {5, -6}, 5, true},
                                              {most - 5, {6, -6}, 0, false},
                                              {most - 5, {-6}, 5, true},
                                              {most - 5, {-6}, 6, false},
                                              {most - 5, {}, 5, true},
                                              {most - 5, {}, 6, false}}) {
        Standings all = standings({each.before});
        const Standings before = all;
        const Standings part = part_of(each.corrections, each.city);
        ASSERT_EQ(all.add(part), each.fits) << each.before;
        if (!each.fits) {
            EXPECT_EQ(all, before);
            continue;
        }
        EXPECT_EQ(all.player(1).total(), each.before + part.player(1).total());
        EXPECT_EQ(all.player(1).corrections(), part.player(1).corrections());
        EXPECT_EQ(all.player(1).points(Phase::play, LogFeature::city), each.before + each.city);
    }
}

}  // namespace
}  // namespace bastide::tally
