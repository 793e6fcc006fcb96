// The picture of a review: a line per player, and bars and marks for turns.
#include "bastide/draw/match/win_chance_chart.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/draw/testing/well_formed.h"

namespace bastide::draw {
namespace {

using testing::count;
using ::testing::HasSubstr;

// Two turns of two players: luck of 3 points, then a blunder.
match::Review review() {
    constexpr std::int64_t point = match::value_of_a_point;
    match::Review review;
    review.played = 2;
    for (std::size_t i = 0; i < 2; ++i) {
        match::TurnReview turn;
        turn.turn = i;
        turn.player = static_cast<int>(i);
        turn.luck = {3 * point, -3 * point};
        turn.chances_before = {5000, 5000};
        turn.made.chances = {7500, 2500};
        turn.best = {turn.made};
        review.turns.push_back(turn);
    }
    review.turns[1].best.front().leads = {-6 * point, 6 * point};
    review.turns[1].best.front().chances = {6500, 3500};
    return review;
}

const std::vector<std::string> names = {"Anna", "Ben & <Co>"};

TEST(DrawMatchWinChanceChart, IsWellFormedWithNamesThatXmlCannotHold) {
    const std::string picture = review_svg(review(), names);
    EXPECT_EQ(testing::fault_in_xml(picture), "");
    EXPECT_THAT(picture, HasSubstr("Ben &amp; &lt;Co&gt;"));
}

TEST(DrawMatchWinChanceChart, HasLinesPerPlayerAndBarsForLuckAndLoss) {
    const std::string picture = review_svg(review(), names);
    EXPECT_EQ(count(picture, "class=\"b-curve\""), 2 + 2) << "in the legend, too";
    EXPECT_EQ(count(picture, "fill=\"none\""), 2) << "luck";
    EXPECT_EQ(count(picture, "fill=\"currentColor\""), 1) << "what was lost";
    EXPECT_EQ(count(picture, ">\?\?<"), 1);
    EXPECT_THAT(picture, HasSubstr(">10<")) << "six points lost: bars go to the next five";
}

TEST(DrawMatchWinChanceChart, CallsAGameUnfinished) {
    match::Review made = review();
    EXPECT_THAT(review_svg(made, names), HasSubstr(">win probability, unfinished game<"));
    made.is_over = true;
    EXPECT_THAT(review_svg(made, names), HasSubstr(">win probability<"));
}

TEST(DrawMatchWinChanceChart, AnEmptyReviewHasOnlyAxes) {
    match::Review empty;
    const std::string picture = review_svg(empty, names);
    EXPECT_EQ(testing::fault_in_xml(picture), "");
    EXPECT_EQ(count(picture, "<rect"), 1) << "the table";
}

TEST(DrawMatchWinChanceChart, IsDrawnInBothThemes) {
    EXPECT_NE(review_svg(review(), names, Theme::light), review_svg(review(), names, Theme::dark));
}

}  // namespace
}  // namespace bastide::draw
