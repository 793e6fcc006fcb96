// The picture of a ladder: a row for each bot that has played.
#include "bastide/draw/match/ladder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/draw/testing/well_formed.h"

namespace bastide::draw {
namespace {

using testing::count;
using ::testing::HasSubstr;

match::Standings standings() {
    match::Standings all;
    all.bots = {{.bot = 1, .rating = {300, 250, 350}, .matches = 20},
                {.bot = 0, .rating = {-300, -350, -250}, .matches = 20},
                {.bot = 2, .rating = {0, -1e9, 1e9}, .matches = 0}};
    return all;
}

const std::vector<std::string> bots = {"greedy", "./my <bot> & co", "idle"};

TEST(DrawMatchLadder, HasARowForEachBotWithGames) {
    const std::string picture = ladder_svg(standings(), bots);
    EXPECT_EQ(testing::fault_in_xml(picture), "");
    EXPECT_EQ(count(picture, "<circle"), 2);
    EXPECT_THAT(picture, HasSubstr(">rating, with 95% intervals<"));
    EXPECT_THAT(picture, HasSubstr("./my &lt;bot&gt; &amp; co: +300. greedy: -300."));
    EXPECT_LT(picture.find(">./my"), picture.find(">greedy<"));
    EXPECT_EQ(picture.find(">idle<"), std::string::npos);
    EXPECT_THAT(picture, HasSubstr(">+400<")) << "the axis goes beyond the last interval";
}

TEST(DrawMatchLadder, AnEmptyLadderHasOnlyAnAxis) {
    EXPECT_EQ(testing::fault_in_xml(ladder_svg({}, {})), "");
}

TEST(DrawMatchLadder, IsDrawnInBothThemes) {
    EXPECT_NE(ladder_svg(standings(), bots, Theme::light), ladder_svg(standings(), bots, Theme::dark));
}

}  // namespace
}  // namespace bastide::draw
