// The review of a watched game in the terminal.
#include "tui/match/game_review.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/replay_table.h"
#include "tui/screen.h"

namespace bastide::tui {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

match::Table watched() {
    match::Record record({.settings = {}, .seed = "reviewed"});
    while (record.played() < 20) EXPECT_TRUE(record.play(record.game().legal_moves().front()));
    return replay_table(std::move(record), match::seats_of({"Anna", "Ben"}));
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += (text.empty() ? "" : " ") + line;
    return text;
}

TEST(TuiGameReview, JudgesAllTurnsFromAnyOfThem) {
    match::Table table = seek(watched(), 3);  // whose players make the first legal move
    GameReview review;
    EXPECT_THAT(review.lines(table, 40), IsEmpty());
    EXPECT_EQ(review.last_turn(table), nullptr);
    EXPECT_EQ(review.better_move(table), nullptr);
    EXPECT_EQ(review.marked_turn(0, 1), std::nullopt);
    int wakes = 0;
    const auto result = review.task(table, [&] { ++wakes; })([] { return true; });
    ASSERT_TRUE(result);
    EXPECT_TRUE(result->is_whole());
    EXPECT_EQ(result->played, table.record.line().size());
    review.set(*result);
    EXPECT_TRUE(review.is_ready());
    std::size_t marks = 0;
    std::size_t better = 0;
    for (auto turn = review.marked_turn(0, 1); turn; turn = review.marked_turn(*turn, 1)) {
        ++marks;
        table = seek(std::move(table), *turn);
        const std::string text = joined(review.lines(table, 34));
        EXPECT_THAT(text, HasSubstr("Turn " + std::to_string(*turn) + ": "));
        EXPECT_THAT(text, HasSubstr("?"));
        EXPECT_THAT(text, HasSubstr(" worth "));
        for (const std::string& line : review.lines(table, 34)) EXPECT_LE(columns_of(line), 34) << line;
        if (const match::Move* const move = review.better_move(table)) {
            ++better;
            EXPECT_EQ(table.board().tile_at(move->placement.at), match::Board::none);
        }
    }
    EXPECT_GT(marks, 4U);
    EXPECT_GT(better, 2U);
    EXPECT_EQ(review.marked_turn(1, -1), std::nullopt);
    const auto first = review.marked_turn(0, 1);
    EXPECT_EQ(review.marked_turn(*review.marked_turn(*first, 1), -1), first);
    EXPECT_THAT(joined(review.lines(seek(table, 0), 40)),
                testing::MatchesRegex("Accuracy of Anna: [0-9]+% Accuracy of Ben: [0-9]+%"));
}

TEST(TuiGameReview, SaysWhyALossHasNoMark) {
    const match::Table table = seek(watched(), 1);
    match::Review review = review_of(table.record);
    match::TurnReview turn = review_turn(table.record, 0, {.simulations = 0});
    turn.best.front().leads[turn.mover()] = turn.made.leads[turn.mover()] + 5 * match::value_of_a_point;
    turn.best.front().chances = turn.made.chances;
    turn.made.error = 0;
    review.turns = {turn};
    GameReview shown;
    shown.set(review);
    EXPECT_THAT(
        joined(shown.lines(table, 40)),
        HasSubstr(" to win 5.0 points behind the best move, but the game was already decided Anna placed "));
}

TEST(TuiGameReview, AStoppedReviewHasOnlyItsFirstTurns) {
    const match::Table table = watched();
    GameReview review;
    const auto result = review.task(table, [] {})([] { return false; });
    ASSERT_TRUE(result);
    review.set(*result);
    EXPECT_EQ(review.last_turn(table), nullptr);
}

}  // namespace
}  // namespace bastide::tui
