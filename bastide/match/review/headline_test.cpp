// Headlines of constructed reviews, whose sums follow from the numbers of their few turns.
#include "bastide/match/review/headline.h"

#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/testing/random_match.h"

namespace bastide::match {
namespace {

constexpr std::int64_t eighth = value_of_a_point / 8;

// The leads of two players from the first one's, in eighths of a point.
Leads eighths(std::int64_t first) {
    return {first * eighth, -first * eighth};
}

struct Step {
    int player;
    std::int64_t before;  // leads of the first player, in eighths of a point
    std::int64_t luck;
    std::int64_t made;
};

// A finished game of two players.
Review game_of(const std::vector<Step>& steps, std::int64_t end) {
    Review review{.players = 2, .played = steps.size(), .is_over = true, .end = eighths(end), .turns = {}};
    for (const Step& step : steps) {
        TurnReview turn{.turn = review.turns.size(), .player = step.player};
        turn.before = eighths(step.before);
        turn.luck = eighths(step.luck);
        turn.best = {MoveReview{.leads = eighths(step.before + step.luck)}};
        turn.made.leads = eighths(step.made);
        review.turns.push_back(turn);
    }
    return review;
}

// A game in which the first player had these win probabilities, the first one before any turn. Players
// alternate, and no move loses any.
Review game_with_chances(const std::vector<int>& chances) {
    Review review{.players = 2, .played = chances.size() - 1, .is_over = true, .end = {}, .turns = {}};
    for (std::size_t turn = 0; turn + 1 < chances.size(); ++turn) {
        TurnReview judged{.turn = turn, .player = static_cast<int>(turn % 2)};
        judged.chances_before = {chances[turn], certain - chances[turn]};
        judged.made.chances = {chances[turn + 1], certain - chances[turn + 1]};
        judged.best = {judged.made};
        review.turns.push_back(judged);
    }
    return review;
}

// Lets the move of a turn lose a win probability, and as many points as it has whole percent, with an error.
void lose(TurnReview& turn, int chance, std::int64_t error) {
    turn.best.front().chances[turn.mover()] = turn.made.chances[turn.mover()] + chance;
    turn.best.front().leads[turn.mover()] =
        turn.made.leads[turn.mover()] + chance * std::int64_t{value_of_a_point} / 100;
    turn.made.error = error;
}

LeadParts parts_in_eighths(const Headline& headline) {
    const LeadParts& parts = headline.parts;
    return {parts.lead / eighth, parts.luck / eighth, parts.play / eighth, parts.others / eighth,
            parts.rest / eighth};
}

// The first player draws 3 points of luck and then -4, the second 6. They lose 1 + 5 and 2 points. The game
// starts at 2, and the estimates change by -1 and -2 between turns.
TEST(MatchHeadline, ComparesLuckAndPlayOfTwoPlayers) {
    const Review review = game_of({{0, 16, 24, 32}, {1, 24, -48, -8}, {0, -8, -32, -80}}, -96);
    const auto first = headline(review, 0);
    const auto second = headline(review, 1);
    ASSERT_TRUE(first && second);
    EXPECT_EQ(parts_in_eighths(*first), (LeadParts{-96, -56, -32, 0, -8}));
    EXPECT_EQ(first->points, (LeadParts{-12, -7, -4, 0, -1}));
    EXPECT_EQ(second->points, (LeadParts{12, 7, 4, 0, 1}));
}

// With more players, an opponent's luck is in the lead over the best one of them.
TEST(MatchHeadline, CountsOthersOfThreePlayers) {
    Review review = game_of({{0, 16, 24, 32}, {1, 24, -48, -8}, {0, -8, -32, -80}}, -96);
    review.players = 3;
    const auto first = headline(review, 0);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->points, (LeadParts{-12, -1, -6, -4, -1}));
}

TEST(MatchHeadline, PartsAddUpExactly) {
    for (const Settings& settings : testing::some_settings()) {
        const Record record = testing::random_match(settings, "headline");
        Review review = review_of(record);
        while (!review.is_whole())
            review.turns.push_back(review_turn(record, review.turns.size(), {.simulations = 0}));
        for (int player = 0; player < settings.players; ++player) {
            const auto found = headline(review, player);
            ASSERT_TRUE(found);
            for (const LeadParts& parts : {found->parts, found->points})
                EXPECT_EQ(parts.luck + parts.play + parts.others + parts.rest, parts.lead);
            EXPECT_EQ(found->parts.lead, review.end[at(player)]);
            EXPECT_EQ(found->points.lead * value_of_a_point, found->parts.lead);
            EXPECT_FALSE(found->behind_since && found->ahead_since);
            // The rest is what the account of the player calls the start and unforeseen changes.
            const Account sums = account(review, player);
            EXPECT_NEAR(static_cast<double>(found->parts.rest),
                        static_cast<double>(sums.start + sums.unforeseen), 1000)
                << "apart from the last digits of two players' leads";
        }
    }
}

// -27/8, -27/8 and -26/8 are -10, but the nearest numbers are only -9. The first of the largest errors is
// moved.
TEST(MatchHeadline, WholePointsAddUpAndAreMirroredForTheOpponent) {
    const Review review = game_of({{0, -26, -27, -80}}, -80);
    EXPECT_EQ(headline(review, 0)->points, (LeadParts{-10, -4, -3, 0, -3}));
    EXPECT_EQ(headline(review, 1)->points, (LeadParts{10, 4, 3, 0, 3}));
    // 1.5, -3.5 and -2: the halves go away from zero and agree with -4.
    EXPECT_EQ(headline(game_of({{0, -16, 12, -32}}, -32), 0)->points, (LeadParts{-4, 2, -4, 0, -2}));
    // 21/8, -10/8 and 29/8 are 5, but the nearest numbers are 6. Both 21/8 and 29/8 gained 3/8.
    EXPECT_EQ(headline(game_of({{0, 29, 21, 40}}, 40), 0)->points, (LeadParts{5, 2, -1, 0, 4}));
    // The lead of an unfinished game is not whole: 2.5.
    Review unfinished = game_of({{0, 0, 20, 20}}, 0);
    unfinished.is_over = false;
    EXPECT_EQ(headline(unfinished, 0)->points, (LeadParts{3, 3, 0, 0, 0}));
    EXPECT_EQ(headline(unfinished, 1)->points, (LeadParts{-3, -3, 0, 0, 0}));
}

TEST(MatchHeadline, FindsTheTurnThatPutsAPlayerBehindForGood) {
    const auto since = [](const std::vector<int>& chances) {
        const Review review = game_with_chances(chances);
        const auto first = headline(review, 0);
        const auto second = headline(review, 1);
        // What is behind for one is ahead for the other.
        EXPECT_EQ(first->behind_since, second->ahead_since);
        EXPECT_EQ(first->ahead_since, second->behind_since);
        return std::pair(first->behind_since, first->ahead_since);
    };
    using Found = std::pair<std::optional<std::size_t>, std::optional<std::size_t>>;
    EXPECT_EQ(since({5000, 5200, 4800, 5000, 4900, 4000, 0}), Found(3, std::nullopt)) << "even is not behind";
    EXPECT_EQ(since({4000, 5000, 5001, certain}), Found(std::nullopt, 1));
    EXPECT_EQ(since({4000, 3000, 0}), Found(0, std::nullopt)) << "from the start";
    EXPECT_EQ(since({5000, 3000, 0}), Found(0, std::nullopt));
    EXPECT_EQ(since({4000, 3000, 5000}), Found(std::nullopt, std::nullopt)) << "a shared victory";
    EXPECT_EQ(since({4000, 5001, 0}), Found(1, std::nullopt)) << "the last turn";
}

TEST(MatchHeadline, AnEvenShareOfThreePlayersIsAThird) {
    Review review = game_with_chances({5000, 3333, 3332});
    review.players = 3;
    EXPECT_EQ(headline(review, 0)->behind_since, 1);
}

TEST(MatchHeadline, FindsTheCostliestMoveThatIsCertain) {
    Review review = game_with_chances(std::vector<int>(10, 5000));
    EXPECT_EQ(headline(review, 0)->costliest, std::nullopt);
    lose(review.turns[0], 99, 0);
    EXPECT_EQ(headline(review, 0)->costliest, std::nullopt) << "below 1%";
    lose(review.turns[2], 500, 0);
    lose(review.turns[4], 1200, 7 * value_of_a_point);
    lose(review.turns[6], 500, 2 * value_of_a_point);
    lose(review.turns[7], 900, 0);
    EXPECT_EQ(headline(review, 0)->costliest, (CostlyMove{2, 500})) << "12 points are within twice 7";
    EXPECT_EQ(headline(review, 1)->costliest, (CostlyMove{7, 900}));
}

TEST(MatchHeadline, NeedsAllTurns) {
    Review review = game_with_chances({5000, 4000, 0});
    review.turns.pop_back();
    EXPECT_EQ(headline(review, 0), std::nullopt);
    EXPECT_EQ(headline(Review{}, 0), std::nullopt) << "no turns";
}

}  // namespace
}  // namespace bastide::match
