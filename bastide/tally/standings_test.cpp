// Ranks are shared and skipped; totals are the sum of their parts.
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

TEST(TallyStandings, LeavesATotalThatWouldPassTheLimitAlone) {
    Standings two = standings({std::numeric_limits<std::int64_t>::max() - 3, 0});
    const Standings before = two;
    LogEntry entry{1, 2, 4, 1, Phase::play, LogFeature::city};
    EXPECT_FALSE(two.add(entry));
    EXPECT_EQ(two, before);
    entry.points = 3;
    EXPECT_TRUE(two.add(entry));
    EXPECT_EQ(two.player(1).total(), std::numeric_limits<std::int64_t>::max());
}

TEST(TallyStandings, KeepsKindsAndPhasesApart) {
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

}  // namespace
}  // namespace bastide::tally
