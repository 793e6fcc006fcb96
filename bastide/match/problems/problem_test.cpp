// Problems have one best move: searched plainly where little is to come, and by other draws elsewhere.
#include "bastide/match/problems/problem.h"

#include <algorithm>
#include <memory>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/testing/sanitizers.h"
#include "bastide/match/bots/lead.h"
#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/problems/parallel/find_problems.h"
#include "bastide/match/problems/problem_set.h"
#include "bastide/match/review/move_effect.h"

namespace bastide::match {
namespace {

// The first turns of games.
std::vector<SearchedGame> games_of(const Settings& settings, const char* seed, int count,
                                   std::size_t turns = 71) {
    std::vector<SearchedGame> games;
    for (int i = 0; i < count; ++i) {
        std::vector<std::unique_ptr<Bot>> made;
        std::vector<Bot*> seats;
        for (int player = 0; player < settings.players; ++player) {
            made.push_back(find_bot(player == 0 ? "medium" : "greedy")->make(settings, {}));
            seats.push_back(made.back().get());
        }
        games.push_back({.match = saved_of(settings, play_match(settings, seed_of_deal(seed, i), seats))});
        SavedMatch& match = games.back().match;
        if (turns < match.moves.size()) match.moves.resize(turns);
    }
    return games;
}

const auto always = [](std::int64_t /*done*/) { return true; };

// The final lead of the player to move, summed over the possible last tiles.
int plain_value_of_last_tile(const Position& position) {
    int sum = 0;
    for (Type type = 0; type < type_count; ++type) {
        if (position.remaining(type) == 0) continue;
        Position drawn = position;
        drawn.draw(type);
        int most = -1000;
        for (const Move& move : drawn.legal_moves()) {
            Position after = drawn;
            after.apply(move);
            most = std::max(most, lead(final_scores(after), 2, position.to_move()));
        }
        if (most == -1000) {
            drawn.set_aside();
            most = lead(final_scores(drawn), 2, position.to_move());
        }
        sum += position.remaining(type) * most;
    }
    return sum;
}

TEST(MatchProblem, MatchesAPlainSearchAtTheEnd) {
    const std::vector<SearchedGame> games = games_of({}, "ends", 30);
    ProblemFinder finder({});
    int problems = 0;
    for (const auto& [match, player] : games) {
        Record record = *replay(match);
        const std::size_t turn = match.moves.size() - 2;
        record.go_to(turn);
        const Position position = record.game().position();
        if (position.remaining() != 1) continue;
        const auto problem = finder.problem_at(record, turn);
        std::vector<std::pair<int, Move>> values;
        for (const Move& move : position.legal_moves(Symmetric::collapsed)) {
            Position after = position;
            after.apply(move);
            values.emplace_back(-plain_value_of_last_tile(after), move);
        }
        std::ranges::sort(values, std::greater{}, &std::pair<int, Move>::first);
        const int ahead = values.size() < 2 ? 0 : values[0].first - values[1].first;
        EXPECT_EQ(problem.has_value(), ahead >= 1) << match.deal.seed;
        if (!problem) continue;
        ++problems;
        EXPECT_EQ(problem->best, values[0].second);
        EXPECT_EQ(problem->lead, 100 * ahead);
        EXPECT_EQ(problem->theme, Theme::ending);
        EXPECT_EQ(problem->error, 0);
    }
    EXPECT_GT(problems, 3);
}

// Checks a theme against the effects of the move.
void expect_theme(const Problem& problem, const Position& position) {
    const std::vector<MoveEffect> effects = move_effects(position, problem.best);
    const auto does = [&](Act act) { return std::ranges::count(effects, act, &MoveEffect::act) > 0; };
    switch (problem.theme) {
        case Theme::join:
            EXPECT_TRUE(does(Act::joins) || does(Act::takes));
            break;
        case Theme::block:
            EXPECT_TRUE(does(Act::blocks));
            break;
        case Theme::field:
            EXPECT_TRUE(std::ranges::count(effects, Kind::field, &MoveEffect::kind) > 0);
            break;
        case Theme::free:
            EXPECT_LE(position.supply(position.to_move()), 1);
            EXPECT_TRUE(does(Act::frees));
            break;
        case Theme::complete:
            EXPECT_TRUE(does(Act::completes));
            break;
        case Theme::claim:
            EXPECT_TRUE(does(Act::claims) || does(Act::joins) || does(Act::takes));
            break;
        case Theme::ending:
            EXPECT_LE(position.remaining(), 2);
            break;
        case Theme::build:
            break;
    }
}

TEST(MatchProblem, BestMoveLeadsWithOtherDraws) {
    if (has_sanitizer) GTEST_SKIP() << covered;
    const std::vector<SearchedGame> games = games_of({}, "leads", 1);
    const std::vector<Problem> problems = find_problems(games, 2, always).problems;
    ASSERT_GE(problems.size(), 2U);
    Judge judge({});
    for (const Problem& problem : problems) {
        const Record record = *replay(problem.match);
        const Position& position = record.game().position();
        EXPECT_GE(problem.lead, 100);
        EXPECT_GE(problem.lead * 1000 - 1645 * problem.error, 100 * 1000 - 3000) << "but for what is rounded";
        EXPECT_TRUE(position.is_legal(problem.best));
        expect_theme(problem, position);
        const TurnReview turn_review =
            judge.judge(position, problem.best, 1000, {.simulations = 400, .seed = 77});
        EXPECT_EQ(turn_review.loss(), 0) << id_of(problem);
        const TurnReview worse =
            judge.judge(position, turn_review.best[1].move, 1000, {.simulations = 400, .seed = 77});
        EXPECT_GE(worse.loss(), value_of_a_point) << id_of(problem);
    }
}

// A review calls it good, because the win probability stays the same.
TEST(MatchProblem, AnswerIsJudgedByPointsInADecidedGame) {
    TurnReview answer;
    answer.made.chances = {certain, 0};
    answer.best = {MoveReview{.move = {},
                              .leads = {12 * value_of_a_point, -12 * value_of_a_point},
                              .error = 0,
                              .chances = {certain, 0}}};
    EXPECT_EQ(answer.quality(), Quality::good);
    EXPECT_EQ(quality_of_answer(answer), Quality::blunder);
}

TEST(MatchProblem, ThreadsFindTheSameAndSixPlayersHaveThemToo) {
    const Settings six{.players = 6};
    const std::vector<SearchedGame> games = games_of(six, "six-a", 1);
    const std::vector<Problem> problems = find_problems(games, 1, always).problems;
    EXPECT_EQ(find_problems(games, 3, always).problems, problems);
    ASSERT_FALSE(problems.empty());
    for (const Problem& problem : problems) EXPECT_NE(problem.theme, Theme::ending);
}

TEST(MatchProblem, AnInterruptedSearchReturnsAPrefix) {
    if (has_sanitizer) GTEST_SKIP() << covered;
    const std::vector<SearchedGame> games = games_of({}, "cut", 1);
    const std::vector<Problem> all = find_problems(games, 1, always).problems;
    const FoundProblems some = find_problems(games, 1, [](std::int64_t done) { return done < 30; });
    EXPECT_GE(some.turns, 30);
    EXPECT_LT(some.turns, 60);
    ASSERT_LT(some.problems.size(), all.size());
    EXPECT_TRUE(std::ranges::equal(some.problems, std::span(all).first(some.problems.size())));
}

TEST(MatchProblem, ATurnWithoutAMoveHasTheProblemOfTheTurn) {
    // Endings are searched exactly, so that no draws differ.
    const SavedMatch match = games_of({}, "now", 1).front().match;
    ProblemFinder finder(match.deal.settings);
    Record record = *replay(match);
    for (std::size_t turn = record.line().size() - 3; turn < record.line().size(); ++turn) {
        const auto expected = finder.problem_at(record, turn);
        EXPECT_EQ(finder.problem_now(record), expected);
        const int player = record.game().position().to_move();
        const bool is_missed = expected && expected->best != match.moves[turn];
        EXPECT_EQ(finder.mistake_at(record, turn, player).has_value(), is_missed);
        EXPECT_FALSE(finder.mistake_at(record, turn, 1 - player));
    }
    record.go_to(record.line().size());
    EXPECT_FALSE(finder.problem_now(record));
}

}  // namespace
}  // namespace bastide::match
