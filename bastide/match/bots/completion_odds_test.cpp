// The completion odds of features with the remaining tiles.
#include "bastide/match/bots/completion_odds.h"

#include <gtest/gtest.h>

#include "bastide/match/bots/evaluation.h"

namespace bastide::match {
namespace {

Type type(std::string_view name) {
    return *find_type(name);
}

// By hand: tiles with a city on some side, but for the start tile: of all 72 those without are L, LR, RRRR,
// RRR, Rr and RFr, 28 together.
TEST(MatchCompletionOdds, CountsTheTilesThatFitWhereAFeatureEnds) {
    const Position position{Settings{}};
    CompletionOdds prospects(fitted_weights[0]);
    prospects.take_in(position);
    const auto city = prospects.openness(position.features().first_node(0), 0, 0);
    EXPECT_EQ(city.squares, 0) << "one";
    EXPECT_EQ(city.edges, 0);
    EXPECT_FALSE(city.is_dead);
    EXPECT_EQ(city.worst, 8) << "21 tiles and more: there are 43";
    const auto road = prospects.openness(1, 0, 0);
    EXPECT_EQ(road.squares, 1) << "two";
    EXPECT_EQ(road.fitting[8], 2);
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
