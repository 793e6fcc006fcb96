// Sets of problems: even choice, round trips, and the repository's set.
#include "bastide/match/problems/problem_set.h"

#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/match/bots/evaluation.h"
#include "bastide/match/bots/lead.h"

namespace bastide::match {
namespace {

using ::testing::HasSubstr;

const std::string set_text = file_text(BASTIDE_SOURCE_DIR "/examples/match/problems.json");

Problem made_up(Theme theme, int rating, const std::string& seed) {
    return {
        .match = {.deal = {.settings = {}, .seed = seed, .deck = {}}, .moves = {}, .unplaceable_tiles = {}},
        .theme = theme,
        .rating = rating,
        .best = {},
        .lead = 200,
        .error = 0};
}

TEST(MatchProblemSet, BundledProblemsRiseInDifficulty) {
    const auto problems = read_problems(set_text);
    ASSERT_TRUE(problems) << to_string(problems.error());
    EXPECT_GE(problems->size(), 130U);
    EXPECT_TRUE(std::ranges::is_sorted(*problems, {}, &Problem::rating));
    EXPECT_LT(problems->front().rating, 1300);
    EXPECT_GT(problems->back().rating, 2000);
    std::map<Theme, int> themes;
    std::set<std::string> ids;
    for (const Problem& problem : *problems) {
        ++themes[problem.theme];
        ids.insert(id_of(problem));
    }
    EXPECT_EQ(ids.size(), problems->size());
    for (const Theme theme : all_themes) EXPECT_GE(themes[theme], 2) << name(theme);
}

TEST(MatchProblemSet, BundledProblemsHoldWhenChecked) {
    const auto problems = read_problems(set_text);
    ASSERT_TRUE(problems);
    ProblemFinder finder({});
    for (std::size_t i = 0; i < problems->size(); i += 25) {
        const Problem& problem = (*problems)[i];
        const auto record = replay(problem.match);
        ASSERT_TRUE(record);
        EXPECT_TRUE(finder.holds(problem, *record, checking_effort)) << id_of(problem);
        Problem other = problem;
        for (const Move& move : record->game().position().legal_moves()) other.best = move;
        if (other.best == problem.best) continue;
        EXPECT_FALSE(finder.holds(other, *record, checking_effort));
    }
}

// Returns the number of moves that the evaluation alone prefers to the best.
int better_looks(const Problem& problem, Evaluation& evaluation) {
    const Position position = replay(problem.match)->game().position();
    const auto look_of = [&](const Move& move) {
        Position after = position;
        after.apply(move);
        return lead(evaluation.survey(after).values(), 2, position.to_move());
    };
    const int best = look_of(problem.best);
    return static_cast<int>(std::ranges::count_if(position.legal_moves(Symmetric::collapsed),
                                                  [&](const Move& move) { return look_of(move) > best; }));
}

TEST(MatchProblemSet, HardProblemsHideTheBestMove) {
    const auto problems = read_problems(set_text);
    ASSERT_TRUE(problems);
    Evaluation evaluation(Settings{});
    for (const Problem& problem : *problems) {
        const int better = better_looks(problem, evaluation);
        if (problem.rating < 1400) {
            EXPECT_EQ(better, 0) << id_of(problem);
        }
        if (better >= 10) {
            EXPECT_GT(problem.rating, 1800) << id_of(problem);
        }
    }
}

TEST(MatchProblemSet, RoundTrips) {
    const auto problems = read_problems(set_text);
    ASSERT_TRUE(problems);
    const auto again = read_problems(to_json(*problems, "a command"));
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(*again, *problems);
}

TEST(MatchProblemSet, IsChosenEvenlyByThemeAndMatch) {
    std::vector<Problem> found;
    for (int i = 0; i < 100; ++i) {
        const std::string seed = "m-" + std::to_string(i);
        found.push_back(made_up(Theme::build, 1000 + 10 * i, seed));
        if (i % 5 == 0) found.push_back(made_up(Theme::join, 1500 - i, seed));
        if (i == 7) found.push_back(made_up(Theme::block, 1200, seed));
    }
    const std::vector<Problem> chosen = chosen_problems(found, 21);
    ASSERT_EQ(chosen.size(), 21U);
    std::map<Theme, int> themes;
    std::set<std::string> seeds;
    for (const Problem& each : chosen) {
        ++themes[each.theme];
        seeds.insert(each.match.deal.seed);
    }
    EXPECT_EQ(seeds.size(), 21U);
    EXPECT_EQ(themes[Theme::block], 1);
    EXPECT_EQ(themes[Theme::join], 10);
    EXPECT_EQ(themes[Theme::build], 10);
    EXPECT_TRUE(std::ranges::is_sorted(chosen, {}, &Problem::rating));
    EXPECT_LT(chosen.front().rating, 1200);
    EXPECT_GT(chosen.back().rating, 1800);
    EXPECT_EQ(chosen_problems(found, 110).size(), 100U) << "as there are matches";
    EXPECT_EQ(chosen_problems(found, 1000).size(), found.size());
    EXPECT_TRUE(chosen_problems({}, 5).empty());
}

std::string error_of(const std::string& text) {
    const auto problems = read_problems(text);
    return problems ? "read" : to_string(problems.error());
}

TEST(MatchProblemSet, ExplainsErrorsInAFile) {
    const auto set = [](const std::string& theme, const std::string& rating, const std::string& best,
                        const std::string& moves) {
        return R"({"version":1,"problems":[{"theme":)" + theme + R"(,"rating":)" + rating + R"(,"best":)" +
               best +
               R"(,"lead":200,"error":10,"match":{"version":1,"players":2,"deck":["LR","L"],"moves":)" +
               moves + "}}]}";
    };
    const std::string good = R"(["LR 1 0 1 rW"])";
    EXPECT_EQ(error_of(set(R"("join")", "1500", R"("L 0 1 0 m")", good)), "read");
    EXPECT_THAT(error_of(set(R"("joy")", "1500", R"("L 0 1 0 m")", good)), HasSubstr("problem 1"));
    EXPECT_THAT(error_of(set(R"("joy")", "1500", R"("L 0 1 0 m")", good)),
                HasSubstr("'joy' is neither 'join'"));
    EXPECT_THAT(error_of(set(R"("join")", "-1", R"("L 0 1 0 m")", good)), HasSubstr("a rating is 0 to 4000"));
    EXPECT_THAT(error_of(set(R"("join")", "1500", R"("L 0 9 0 m")", good)), HasSubstr("1:63"));
    EXPECT_THAT(error_of(set(R"("join")", "1500", R"("X 0 1 0 m")", good)), HasSubstr("problem 1"));
    EXPECT_THAT(error_of(set(R"("join")", "1500", "7", good)), HasSubstr("a move is text in quotes"));
    EXPECT_THAT(error_of(set(R"("join")", "1500", R"("L 0 1 0 m")", R"(["LR 9 0 1 rW"])")),
                HasSubstr("move 0"));
    EXPECT_THAT(error_of(set(R"("join")", "1500", R"("L 0 1 0 m")", R"(["LR 1 0 1 rW","L 0 1 0 m"])")),
                HasSubstr("there is no tile to place"));
    EXPECT_THAT(error_of(R"({"version":1,"problems":[]})"), HasSubstr("no problem in the list"));
    EXPECT_THAT(error_of(R"({"version":1,"problems":{}})"), HasSubstr("a list in [ ]"));
    EXPECT_THAT(error_of(R"({"version":2,"problems":[]})"), HasSubstr("version"));
    EXPECT_THAT(error_of(R"({"version":1})"), HasSubstr("has no \"problems\""));
    EXPECT_THAT(error_of(R"({"version":1,"made_by":3,"problems":[]})"), HasSubstr("text in quotes"));
    EXPECT_THAT(error_of("[]"), HasSubstr("expected a set of problems"));
    EXPECT_THAT(error_of("{"), HasSubstr("1:2"));
}

}  // namespace
}  // namespace bastide::match
