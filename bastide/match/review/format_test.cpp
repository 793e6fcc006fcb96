// Reviews as text and JSON have the review's content.
#include "bastide/match/review/format.h"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/match/notation.h"
#include "bastide/match/testing/players.h"
#include "bastide/match/testing/random_match.h"
#include "bastide/text/utf8.h"

namespace bastide::match {
namespace {

using nlohmann::json;
using testing::anna_and_ben;
using ::testing::HasSubstr;
using ::testing::Not;

Review reviewed(const Record& record, std::size_t turns) {
    Review review = review_of(record);
    while (review.turns.size() < turns)
        review.turns.push_back(review_turn(record, review.turns.size(), {.simulations = 0}));
    return review;
}

// The second turn of a game with a known first: a tile that completes Anna's city, or is separate.
Record short_match(const char* second) {
    const Type type = read_move(second)->tile;
    Record record(Deal{{}, {}, Deck{*find_type("CFc+"), type}});
    EXPECT_TRUE(record.play(*read_move("CFc+ 0 -1 1 cN")));
    EXPECT_TRUE(record.play(*read_move(second)));
    return record;
}

TEST(MatchReviewText, DescribesTheBetterMove) {
    const Record record = short_match("C 0 -2 2 -");
    const TurnReview turn = review_turn(record, 1, {.simulations = 0});
    EXPECT_GT(turn.loss(), 2 * value_of_a_point) << "eight points for Anna";
    EXPECT_THAT(turn_sentence(record, turn, anna_and_ben),
                ::testing::MatchesRegex(
                    "Turn 2: Ben placed a city edge at 0 -2 without a meeple, but at -?. -?. with.*, "
                    "worth [0-9]+\\.[0-9] points more"));
    TurnReview best = turn;
    best.best.front().leads = best.made.leads;
    EXPECT_EQ(
        turn_sentence(record, best, anna_and_ben),
        "Turn 2: Ben placed a city edge at 0 -2 without a meeple, which completes Anna's city for 8 points");
}

TEST(MatchReviewText, ReportsLuckyAndUnluckyDraws) {
    const Record record = short_match("C 0 -2 2 -");
    Review review = reviewed(record, 2);
    review.turns[1].luck[1] = -5 * value_of_a_point - value_of_a_point / 4;
    EXPECT_EQ(turning_sentence(record, review, {1, true, -100}, anna_and_ben),
              "Turn 2: Ben drew a city edge, worth 5.3 points less than the average tile");
}

TEST(MatchReviewText, HasALineForEachTurnAndPlayer) {
    const Record record = testing::random_match({}, "table");
    const Review review = reviewed(record, record.played());
    const std::string text = review_text(record, review, anna_and_ben);
    for (const TurnReview& turn : review.turns) {
        EXPECT_THAT(text, HasSubstr("\n" + std::to_string(turn.turn + 1) + ' '));
        EXPECT_THAT(text, HasSubstr(' ' + to_text(turn.made.move) + ' '));
    }
    EXPECT_THAT(text, HasSubstr("  Anna     Ben\naccuracy "));
    EXPECT_THAT(text, HasSubstr("\nahead by "));
    EXPECT_THAT(text, HasSubstr("\nblunder "));
    EXPECT_THAT(
        text, HasSubstr("\nTurning points\nThe largest changes of a win probability by a draw or a move, at "
                        "most five and each by 5 percentage points or more\nTurn "));
    EXPECT_THAT(text, ::testing::StartsWith("Anna "));
    for (int player = 0; player < 2; ++player)
        EXPECT_THAT(text,
                    HasSubstr(headline_sentence(*headline(review, player), true, anna_and_ben[at(player)])));
    EXPECT_THAT(text, Not(HasSubstr("ended early")));
}

TEST(MatchReviewText, CallsAGameUnfinished) {
    Record record = testing::random_match({}, "table");
    EXPECT_THAT(review_text(record, reviewed(record, record.played()), anna_and_ben),
                Not(HasSubstr("Unfinished game")));
    record.go_to(4);
    const std::string text = review_text(record, reviewed(record, 4), anna_and_ben);
    EXPECT_THAT(text, HasSubstr("\nUnfinished game: 'expected' is the expected final lead\n"));
    EXPECT_THAT(text, HasSubstr("\nexpected "));
    EXPECT_THAT(text, Not(HasSubstr("ahead by")));
    EXPECT_FALSE(json::parse(totals_json(record, reviewed(record, 4), anna_and_ben))["over"].get<bool>());
}

TEST(MatchReviewText, HasNoTurningPointsInAQuietGame) {
    const Record record = short_match("L 0 1 0 -");
    Review review = reviewed(record, 2);
    for (TurnReview& turn : review.turns) {
        turn.made = turn.best.front();
        turn.chances_before = turn.made.chances;
    }
    EXPECT_THAT(review_text(record, review, anna_and_ben),
                HasSubstr("\nNo turning points: no draw or move changed a win probability by 5 percentage "
                          "points or more\n"));
}

TEST(MatchReviewText, HeadlinesNameOnlyPartsThatThereAre) {
    Headline headline;
    headline.points = {.lead = -26, .luck = -19, .play = -8, .others = 0, .rest = 1};
    headline.behind_since = 17;
    headline.costliest = {.turn = 16, .chance_loss = 1249};
    EXPECT_EQ(headline_sentence(headline, true, "Ada"),
              "Ada lost by 26 points: draws -19, play -8, rest +1. Behind for good from turn 18. "
              "Costliest move: turn 17, -12% to win.");
    headline = {};
    headline.points = {.lead = 1, .luck = 0, .play = 3, .others = -2, .rest = 0};
    headline.ahead_since = 0;
    EXPECT_EQ(headline_sentence(headline, true, "Bo"),
              "Bo won by 1 point: draws +0, play +3, others -2. Ahead for good from turn 1.");
    EXPECT_EQ(headline_sentence(headline, false, "Bo"),
              "Bo is expected to win by 1 point: draws +0, play +3, others -2. Ahead for good from turn 1.");
    headline = {};
    headline.players = 1;
    headline.points = {.lead = 84, .luck = -6, .play = -20, .others = 0, .rest = 110};
    EXPECT_EQ(headline_sentence(headline, true, "Di"), "Di scored 84 points: draws -6, play -20, rest +110.");
    EXPECT_EQ(headline_sentence({}, true, "Cleo"), "Cleo shared first place: draws +0, play +0.");
    EXPECT_EQ(headline_sentence({}, false, "Cleo"),
              "Cleo is expected to share first place: draws +0, play +0.");
}

// A blunder by its points that is marked as good for either reason.
TEST(MatchReviewText, SaysWhyALossHasNoMark) {
    const Record record = short_match("C 0 -2 2 -");
    Review review = reviewed(record, 2);
    TurnReview& turn = review.turns[1];
    turn.best.front().leads = turn.made.leads;
    turn.best.front().leads[1] += 31 * value_of_a_point / 10;
    turn.best.front().chances = turn.made.chances;
    turn.made.error = 2 * value_of_a_point;
    EXPECT_EQ(leniency_text(turn),
              "3.1 points behind the best move, but with an error of 2.0 this may be noise");
    EXPECT_THAT(review_text(record, review, anna_and_ben),
                ::testing::AllOf(::testing::ContainsRegex(" C 0 -2 2 - +~ "),
                                 HasSubstr("\n\n~ no mark, because the loss is less than twice ± and may be "
                                           "noise\n\n")));
    EXPECT_EQ(json::parse(turn_json(record, turn, anna_and_ben))["leniency"], "uncertain");
    turn.made.error = 0;
    EXPECT_EQ(leniency_text(turn), "3.1 points behind the best move, but the game was already decided");
    EXPECT_THAT(review_text(record, review, anna_and_ben),
                ::testing::AllOf(::testing::ContainsRegex(" C 0 -2 2 - += "),
                                 HasSubstr("\n\n= no mark, because the game was already decided: the move "
                                           "changed the win probability by less than 1%\n\n")));
    EXPECT_EQ(json::parse(turn_json(record, turn, anna_and_ben))["leniency"], "decided");
    // A quality from elsewhere is not lenient.
    EXPECT_EQ(json::parse(turn_json(record, turn, anna_and_ben, Quality::mistake))["leniency"], "none");
    turn.best.front().chances[1] += certain / 10;
    EXPECT_EQ(leniency_text(turn), "");
    EXPECT_THAT(review_text(record, review, anna_and_ben), Not(HasSubstr("no mark")));
    EXPECT_EQ(json::parse(turn_json(record, turn, anna_and_ben))["leniency"], "none");
}

TEST(MatchReviewText, FitsAWidth) {
    const Record record = testing::random_match({}, "narrow");
    std::istringstream text(review_text(record, reviewed(record, record.played()), anna_and_ben, 80));
    for (std::string line; std::getline(text, line);) EXPECT_LE(text::columns(line), 80U) << line;
}

TEST(MatchReviewText, ReportsItsProgress) {
    const Record record = testing::random_match({}, "cut");
    EXPECT_THAT(
        review_text(record, reviewed(record, 3), anna_and_ben),
        HasSubstr("\nThe review ended early, after 3 of " + std::to_string(record.played()) + " turns\n"));
    EXPECT_THAT(review_text(record, reviewed(record, 0), anna_and_ben), HasSubstr("ended early, after 0 of"));
}

TEST(MatchReviewText, PointsHaveASignAndTwoDecimals) {
    EXPECT_EQ(points_text(value_of_a_point * 5 / 4), "+1.25");
    EXPECT_EQ(points_text(-value_of_a_point / 2), "-0.50");
    EXPECT_EQ(points_text(-1), "+0.00");
    EXPECT_EQ(points_text(value_of_a_point / 100 * 7), "+0.07");
}

TEST(MatchReviewJson, DescribesATurn) {
    const Record record = short_match("C 0 -2 2 -");
    const TurnReview turn = review_turn(record, 1, {.simulations = 0});
    const json read = json::parse(turn_json(record, turn, anna_and_ben));
    EXPECT_EQ(read["turn"], 2);
    EXPECT_EQ(read["player"], 1);
    EXPECT_EQ(read["move"], "C 0 -2 2 -");
    EXPECT_EQ(read["mark"], name(turn.quality()));
    EXPECT_NEAR(read["loss"].get<double>(), static_cast<double>(turn.loss()) / value_of_a_point, 0.005);
    EXPECT_NEAR(read["before"].get<double>() + read["luck"].get<double>(), read["drawn"].get<double>(),
                0.011);
    EXPECT_NEAR(read["drawn"].get<double>() - read["loss"].get<double>(), read["after"].get<double>(), 0.011);
    EXPECT_NEAR(read["chances"][0].get<double>() + read["chances"][1].get<double>(), 1, 0.0002);
    EXPECT_EQ(read["does"],
              json::parse(R"([{"act":"completes","kind":"city","owners":[0],"count":8,"features":1}])"));
    ASSERT_EQ(read["best"].size(), 3U);
    EXPECT_EQ(read["best"][0]["move"], to_text(turn.best[0].move));
    EXPECT_EQ(read["sentence"], turn_sentence(record, turn, anna_and_ben));
}

TEST(MatchReviewJson, HasTotalsThatAddUp) {
    const Record record = testing::random_match({}, "totals");
    const Review review = reviewed(record, record.played());
    const json read = json::parse(review_json(record, review, anna_and_ben));
    EXPECT_EQ(read["turns"].size(), record.played());
    EXPECT_EQ(read["totals"]["done"], record.played());
    const std::vector<TurningPoint> points = turning_points(review);
    ASSERT_EQ(read["totals"]["turning_points"].size(), points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const json& point = read["totals"]["turning_points"][i];
        const json& turn = read["turns"][points[i].turn];
        EXPECT_EQ(point["turn"], turn["turn"]);
        EXPECT_EQ(point["player"], turn["player"]);
        EXPECT_EQ(point["tile"], turn["tile"]);
        EXPECT_EQ(point["points"], turn[point["luck"].get<bool>() ? "luck" : "loss"]);
    }
    for (const json& player : read["totals"]["players"]) {
        const double sum = player["start"].get<double>() + player["luck"].get<double>() -
                           player["lost"].get<double>() + player["others"].get<double>() +
                           player["unforeseen"].get<double>();
        EXPECT_NEAR(sum, player["ahead"].get<double>(), 0.03) << "of hundredths";
        int turns = 0;
        for (const json& count : player["marks"]) turns += count.get<int>();
        EXPECT_NEAR(turns, static_cast<double>(record.played()) / 2, 1);
    }
    EXPECT_EQ(read["totals"]["min_turning_change"], 0.05);
    const json early = json::parse(totals_json(record, reviewed(record, 5), anna_and_ben))["players"][0];
    EXPECT_FALSE(early.contains("luck"));
    EXPECT_FALSE(early.contains("headline"));
}

// The leads of the first turn are zero, and the second loses 12 points by a move.
TEST(MatchReviewJson, HasAHeadlineForEachPlayer) {
    const Record record = short_match("L 0 1 0 -");
    Review review = reviewed(record, 2);
    review.is_over = true;
    review.end = {12 * value_of_a_point, -12 * value_of_a_point};
    for (TurnReview& turn : review.turns) {
        turn.before = turn.luck = turn.made.leads = {};
        turn.chances_before = {5000, 5000};
        turn.made.error = 0;
        turn.best.front() = turn.made;
        turn.made.chances = turn.best.front().chances = {5000, 5000};
    }
    review.turns[1].made.leads = review.end;
    review.turns[1].made.chances = {9000, 1000};
    const json players = json::parse(totals_json(record, review, anna_and_ben))["players"];
    EXPECT_EQ(players[0]["headline"],
              json::parse(R"({"lead":12,"luck":0,"play":12,"others":0,"rest":0,"ahead_since":2,
                              "sentence":"Anna won by 12 points: draws +0, play +12. Ahead for good from turn 2."})"));
    EXPECT_EQ(players[1]["headline"],
              json::parse(R"({"lead":-12,"luck":0,"play":-12,"others":0,"rest":0,"behind_since":2,
                              "costliest":{"turn":2,"chance_loss":0.4},
                              "sentence":"Ben lost by 12 points: draws +0, play -12. Behind for good from turn 2. Costliest move: turn 2, -40% to win."})"));
}

// One long name would otherwise move every column of both tables to the right.
TEST(MatchReviewText, LongNamesAreShortenedInTables) {
    const Record record = testing::random_match({}, "table");
    const std::vector<std::string> long_names = {"Wolfeschlegelsteinhausenbergerdorff", "Ben"};
    const std::string text = review_text(record, reviewed(record, record.played()), long_names);
    EXPECT_THAT(text, HasSubstr("Wolfeschlegelsteinh…  "));
    EXPECT_THAT(text, HasSubstr("Wolfeschlegelsteinhausenbergerdorff "));
}

}  // namespace
}  // namespace bastide::match
