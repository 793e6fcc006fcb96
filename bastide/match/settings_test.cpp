#include "bastide/match/settings.h"

#include <gtest/gtest.h>

namespace bastide::match {
namespace {

TEST(MatchSettings, ExplainErrors) {
    EXPECT_EQ(to_string(settings_error({})), "");
    EXPECT_EQ(to_string(settings_error({.players = 6, .meeples = 72, .farm = Farm::first, .fields = false})),
              "");
    EXPECT_EQ(to_string(settings_error({.players = 1})), "");
    EXPECT_EQ(to_string(settings_error({.players = 0})), "a game has 1 to 6 players, not 0");
    EXPECT_EQ(to_string(settings_error({.players = 9})), "a game has 1 to 6 players, not 9");
    EXPECT_EQ(to_string(settings_error({.meeples = 0})), "a player has 1 to 72 meeples, not 0");
    EXPECT_EQ(to_string(settings_error({.meeples = 73})), "a player has 1 to 72 meeples, not 73");
    EXPECT_EQ(to_string(settings_error({.farm = Farm{3}})), "an option has a value that has no name");
}

}  // namespace
}  // namespace bastide::match
