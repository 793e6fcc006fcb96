// The completion odds of features with the remaining tiles.
#include "bastide/match/bots/completion_odds.h"

#include <gtest/gtest.h>

#include "bastide/match/bots/evaluation.h"
#include "bastide/match/testing/type.h"

namespace bastide::match {
namespace {

using testing::type;

// By hand: 22 tiles have a city on one side only or on two sides that are separate, apart from the start
// tile: 3 RCr, 3 CRr, 3 CRRR, 3 RrC, 5 C, 3 CFC and 2 CC. A road ends on 13: 2 LR, 2 CccR+, 1 CccR, 3 CRRR,
// 1 RRRR and 4 RRR.
TEST(MatchCompletionOdds, CountsTheTilesThatCloseAFeature) {
    const Position position{Settings{}};
    CompletionOdds prospects(fitted_weights[0]);
    prospects.take_in(position);
    const auto city = prospects.openness(position.features().first_node(0), 0, 0);
    EXPECT_EQ(city.squares, 0) << "one";
    EXPECT_EQ(city.edges, 0);
    EXPECT_FALSE(city.is_dead);
    EXPECT_EQ(city.worst, 8) << "21 tiles and more: there are 22";
    const auto road = prospects.openness(1, 0, 0);
    EXPECT_EQ(road.squares, 1) << "two";
    EXPECT_EQ(road.closing[6], 2) << "9 to 13 tiles";
    const int likely = prospects.chance(Kind::city, city);
    EXPECT_GT(likely, 128) << "of 256";
}

TEST(MatchCompletionOdds, DetectsFeaturesThatCannotBeCompleted) {
    Position position{Settings{}};
    for (Type each = 0; each < type_count; ++each) {
        while (position.remaining(each) > (each == type("L") ? 1 : 0)) {
            position.draw(each);
            position.set_aside();
        }
    }
    CompletionOdds prospects(fitted_weights[0]);
    prospects.take_in(position);
    const auto city = prospects.openness(position.features().first_node(0), 0, 0);
    EXPECT_TRUE(city.is_dead);
    EXPECT_EQ(prospects.chance(Kind::city, city), 0);
}

}  // namespace
}  // namespace bastide::match
