#include "bastide/match/problems/practice.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bastide::match {
namespace {

const std::vector<ProblemEntry> problems = {{"a/1", 1200}, {"b/2", 1480}, {"c/3", 1900}};

using Answers = std::vector<Answer>;

TEST(MatchPractice, TheNextProblemIsTheNearestThatIsNotAnswered) {
    EXPECT_EQ(next_problem(problems, {}), 1U);
    // A solved problem raises the rating, and a failed one lowers it.
    EXPECT_EQ(next_problem(problems, Answers{{"b/2", 1480, true}}), 2U);
    EXPECT_EQ(next_problem(problems, Answers{{"b/2", 1480, false}}), 0U);
    EXPECT_EQ(next_problem({}, {}), std::nullopt);
}

TEST(MatchPractice, UnsolvedProblemsReturnAtTheEnd) {
    Answers answers = {{"b/2", 1480, false}, {"a/1", 1200, true}};
    EXPECT_EQ(next_problem(problems, answers), 2U);
    answers.push_back({"c/3", 1900, true});
    EXPECT_EQ(next_problem(problems, answers), 1U);
    answers.push_back({"b/2", 1480, true});
    EXPECT_EQ(next_problem(problems, answers), std::nullopt);
}

TEST(MatchPractice, AProblemCountsOnce) {
    const Answers once = {{"b/2", 1480, false}};
    const Answers again = {{"b/2", 1480, false}, {"b/2", 1480, true}};
    EXPECT_EQ(rating_of(once), rating_of(again));
    EXPECT_LT(rating_of(once).rating, 1500);
    EXPECT_EQ(rating_of({}), Rating());
}

TEST(MatchPractice, ARatingStaysUnsureEnoughToMove) {
    Answers answers;
    for (int i = 0; i < 500; ++i) answers.push_back({std::to_string(i), 1500, i % 2 == 0});
    const Rating even = rating_of(answers);
    EXPECT_EQ(even.deviation, 60);
    EXPECT_NEAR(even.rating, 1500, 30);
    for (int i = 500; i < 600; ++i) answers.push_back({std::to_string(i), 2000, true});
    EXPECT_GT(rating_of(answers).rating, 1900);
}

TEST(MatchPractice, DailyProblemsVary) {
    std::set<std::size_t> found;
    for (int day = 10; day < 31; ++day) {
        const std::size_t place = problem_of_day(200, "2026-11-" + std::to_string(day));
        ASSERT_LT(place, 200U);
        found.insert(place);
        EXPECT_EQ(problem_of_day(200, "2026-11-" + std::to_string(day)), place);
    }
    EXPECT_GT(found.size(), 15U);
    EXPECT_EQ(problem_of_day(1, "2026-11-21"), 0U);
}

TEST(MatchPractice, DaysInARowEndTodayOrYesterday) {
    const auto on = [](const std::vector<const char*>& days) {
        Answers answers;
        for (const char* day : days) answers.push_back({"a/1", 1500, true, day});
        return answers;
    };
    EXPECT_EQ(days_in_a_row({}, "2026-11-21"), 0);
    EXPECT_EQ(days_in_a_row(on({"2026-11-21"}), "2026-11-21"), 1);
    EXPECT_EQ(days_in_a_row(on({"2026-10-31", "2026-11-01", "2026-11-01", "2026-11-02"}), "2026-11-03"), 3);
    EXPECT_EQ(days_in_a_row(on({"2026-10-31", "2026-11-01", "2026-11-02"}), "2026-11-04"), 0);
    EXPECT_EQ(days_in_a_row(on({"2026-11-01", "2026-11-03"}), "2026-11-03"), 1);
    // Days that are none, as a damaged file may have them, end the run.
    EXPECT_EQ(days_in_a_row(on({"", "2026-11-03"}), "2026-11-03"), 1);
    EXPECT_EQ(days_in_a_row(on({"", "today"}), ""), 0);
    EXPECT_EQ(days_in_a_row(on({"", "today"}), "today"), 1);
}

}  // namespace
}  // namespace bastide::match
