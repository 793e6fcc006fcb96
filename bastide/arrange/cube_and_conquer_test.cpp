// Hard problems are split among solvers, and the result does not depend on threads.
#include "sat/cube_and_conquer.h"

#include <random>
#include <set>

#include <gtest/gtest.h>

#include "bastide/arrange/best.h"
#include "bastide/arrange/read.h"
#include "bastide/arrange/search.h"
#include "bastide/arrange/testing/odd_circles.h"
#include "bastide/arrange/testing/plain_search.h"
#include "bastide/arrange/testing/random_problem.h"
#include "bastide/arrange/verify.h"

namespace bastide::arrange {
namespace {

using landscape::Landscape;
using testing::Codes;
using testing::odd_circles;

// With these, next to every question is hard.
sat::DivisionOptions early(int threads) {
    return {.threads = threads, .work_alone = 1, .work_in_round = 1e7};
}

// The maps in the order in which they are found.
std::vector<Codes> find(const Problem& problem, sat::CubeAndConquer& solver, std::int64_t most) {
    const auto encoding = Encoding::of(problem, Encoding::Symmetry::unbroken);
    std::vector<Codes> maps;
    SearchOptions options;
    options.most = most;
    options.found = [&](const Landscape& map) {
        EXPECT_TRUE(verify(problem, map));
        Codes& codes = maps.emplace_back();
        for (const tile::Cell cell : problem.shape.cells()) codes.push_back(map.at(cell).code());
    };
    const SearchResult result = search(*encoding, solver, options);
    EXPECT_FALSE(result.is_partial());
    return maps;
}

TEST(ArrangeCubeAndConquer, MatchesAPlainSearch) {
    std::mt19937_64 random(5);
    for (int each = 0; each < 30; ++each) {
        const Problem problem = testing::cut_problem({3, 3, each % 2 == 1}, random);
        const auto plain = testing::plain_search(problem, 1'000'000);
        if (!plain || plain->size() > 100) continue;
        sat::CubeAndConquer solver(early(1 + each % 3));
        const std::vector<Codes> maps = find(problem, solver, all_arrangements);
        EXPECT_EQ(std::set(maps.begin(), maps.end()), *plain);
        EXPECT_EQ(maps.size(), plain->size()) << "found twice";
    }
}

TEST(ArrangeCubeAndConquer, FindsTheSameWithAnyNumberOfThreads) {
    std::mt19937_64 random(6);
    for (int each = 0; each < 4; ++each) {
        const Problem problem = testing::cut_problem({7, 7, true}, random);
        sat::CubeAndConquer one(early(1));
        const std::vector<Codes> maps = find(problem, one, 3);
        for (const int threads : {2, 3, 20}) {
            sat::CubeAndConquer several(early(threads));
            EXPECT_EQ(find(problem, several, 3), maps) << threads;
        }
    }
}

TEST(ArrangeCubeAndConquer, ProvesThatThereIsNone) {
    for (const int threads : {1, 2}) {
        sat::CubeAndConquer solver(early(threads));
        EXPECT_TRUE(find(odd_circles(7), solver, 1).empty());
    }
}

TEST(ArrangeCubeAndConquer, FindsTheBest) {
    std::mt19937_64 random(7);
    const Problem problem = testing::cut_problem({3, 3, false}, random);
    for (const Goal goal : all_goals) {
        sat::Cadical alone;
        const auto best = find_best(problem, goal, alone);
        sat::CubeAndConquer solver(early(2));
        const auto divided = find_best(problem, goal, solver);
        EXPECT_EQ(divided->end, BestResult::End::proved);
        EXPECT_EQ(divided->value, best->value) << name(goal);
    }
}

// On 17 x 17 cells it takes longer than anyone waits.
TEST(ArrangeCubeAndConquer, StopsWhenCancelled) {
    const auto encoding = Encoding::of(odd_circles(17));
    for (const int threads : {1, 2}) {
        sat::DivisionOptions options = early(threads);
        options.work_in_round = 1e18;
        sat::CubeAndConquer solver(options);
        int calls = 0;
        solver.add(encoding->formula().literals());
        solver.divide_by(encoding->middle());
        EXPECT_EQ(solver.solve({.should_continue = [&calls] { return ++calls < 5; }}), Solver::Answer::limit)
            << threads;
    }
}

TEST(ArrangeCubeAndConquer, DoesNotSplitLargeProblems) {
    sat::DivisionOptions options = early(2);
    options.max_cube_literals = 10'000;
    sat::CubeAndConquer solver(options);
    EXPECT_TRUE(find(odd_circles(7), solver, 1).empty());
}

}  // namespace
}  // namespace bastide::arrange
