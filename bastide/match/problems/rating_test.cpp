#include "bastide/match/problems/rating.h"

#include <array>

#include <gtest/gtest.h>

namespace bastide::match {
namespace {

// The worked example of Glickman's "The Glicko system".
TEST(MatchRating, MatchesThePublishedExample) {
    constexpr std::array<RatedResult, 3> results = {{{{1400, 30}, 1}, {{1550, 100}, 0}, {{1700, 300}, 0}}};
    const Rating after = rated({1500, 200}, results);
    EXPECT_NEAR(after.rating, 1464, 0.5);
    EXPECT_NEAR(after.deviation, 151.4, 0.05);
}

TEST(MatchRating, WithoutResultsDoesNotChange) {
    const Rating after = rated({1500, 200}, {});
    EXPECT_DOUBLE_EQ(after.rating, 1500);
    EXPECT_DOUBLE_EQ(after.deviation, 200);
}

TEST(MatchRating, MovesMoreIfUncertain) {
    constexpr RatedResult won{{1500, 60}, 1};
    const Rating unsure = rated({1500, 350}, {&won, 1});
    const Rating sure = rated({1500, 60}, {&won, 1});
    EXPECT_GT(unsure.rating, sure.rating + 100);
    EXPECT_GT(sure.rating, 1500);
    EXPECT_LT(unsure.deviation, 350);
}

}  // namespace
}  // namespace bastide::match
