// The answer does not depend on the number of threads.
#include "bastide/puzzle/parallel/solve_divided.h"

#include <limits>
#include <random>

#include <gtest/gtest.h>

#include "bastide/puzzle/testing/random_puzzle.h"

namespace bastide::puzzle {
namespace {

Puzzle made(int tiles, double density, bool rotations, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    testing::RandomPuzzle taste;
    taste.tiles = tiles;
    taste.density = density;
    taste.rotations = rotations;
    return testing::random_puzzle(taste, random);
}

struct Answer {
    std::vector<Solution> solutions;
    SolveResult result;
};

Answer alone(const Puzzle& puzzle, const SolveOptions& options, std::size_t most = 1 << 30) {
    Answer answer;
    answer.result = solve(puzzle, options, [&](const Solution& solution) {
        answer.solutions.push_back(solution);
        return answer.solutions.size() < most;
    });
    return answer;
}

Answer divided(const Puzzle& puzzle, const SolveOptions& options, int threads, std::size_t most = 1 << 30) {
    Answer answer;
    Division division;
    division.threads = threads;
    answer.result = *solve_divided(puzzle, options, division, Frontier({}, options.max_nodes),
                                   [&](const Solution& solution) {
                                       answer.solutions.push_back(solution);
                                       return answer.solutions.size() < most;
                                   });
    return answer;
}

TEST(PuzzleSolveDivided, FindsTheSameInTheSameOrder) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const bool rotations = seed % 2 == 0;
        const Puzzle puzzle = made(rotations ? 12 : 14, 0.7, rotations, seed);
        SolveOptions options;
        options.rotations = rotations;
        options.max_nodes = 80'000;
        const Answer expected = alone(puzzle, options);
        for (const int threads : {1, 2, 3, 8}) {
            const Answer answer = divided(puzzle, options, threads);
            EXPECT_EQ(answer.solutions, expected.solutions) << threads << " threads, seed " << seed;
            EXPECT_EQ(answer.result.nodes, expected.result.nodes);
            EXPECT_EQ(answer.result.solutions, expected.result.solutions);
            EXPECT_EQ(answer.result.is_complete, expected.result.is_complete);
        }
    }
}

TEST(PuzzleSolveDivided, CountsLimitsAsIfOneThreadSearched) {
    const Puzzle puzzle = made(14, 0.6, false, 5);
    for (const std::int64_t most : {1, 100, 5000, 20'000, 77'777}) {
        SolveOptions options;
        options.max_nodes = most;
        const Answer expected = alone(puzzle, options);
        EXPECT_EQ(expected.result.nodes, most);
        EXPECT_FALSE(expected.result.is_complete);
        const Answer answer = divided(puzzle, options, 4);
        EXPECT_EQ(answer.solutions, expected.solutions);
        EXPECT_EQ(answer.result.nodes, most);
        EXPECT_FALSE(answer.result.is_complete);
    }
}

TEST(PuzzleSolveDivided, OnlyCountsOnRequest) {
    const Puzzle puzzle = made(14, 0.6, false, 5);
    for (const std::int64_t most : {std::numeric_limits<std::int64_t>::max(), std::int64_t{5000}}) {
        SolveOptions options;
        options.max_nodes = most;
        const Answer expected = alone(puzzle, options);
        options.only_count = true;
        const Answer count = alone(puzzle, options);
        EXPECT_EQ(count.result.solutions, std::ssize(expected.solutions));
        EXPECT_TRUE(count.solutions.empty());
        Division division;
        division.threads = 3;
        division.max_placements_waiting = 100;
        const auto found = [](const Solution&) {
            ADD_FAILURE() << "it was only to be counted";
            return true;
        };
        const SolveResult result = *solve_divided(puzzle, options, division, Frontier({}, most), found);
        EXPECT_EQ(result.solutions, std::ssize(expected.solutions));
        EXPECT_EQ(result.nodes, expected.result.nodes);
        EXPECT_EQ(result.is_complete, expected.result.is_complete);
    }
}

TEST(PuzzleSolveDivided, FindsTheFirstMapOfOneThread) {
    const Puzzle puzzle = made(18, 0.6, false, 1);
    const Answer expected = alone(puzzle, {}, 3);
    ASSERT_EQ(expected.solutions.size(), 3U);
    EXPECT_EQ(divided(puzzle, {}, 4, 3).solutions, expected.solutions);
}

TEST(PuzzleSolveDivided, StopsWhenCancelled) {
    Puzzle meadow;
    for (int i = 0; i < 30; ++i) meadow.tiles.emplace_back(std::array<tile::Edge, 4>{});
    SolveOptions options;
    int looks = 0;
    options.watch = [&](const SolveProgress&) { return ++looks < 2; };
    std::int64_t count = 0;
    Division division;
    division.threads = 3;
    const SolveResult result =
        *solve_divided(meadow, options, division, Frontier(), [&](const Solution&) { return ++count > 0; });
    EXPECT_EQ(looks, 2);
    EXPECT_EQ(result.solutions, count);
    EXPECT_FALSE(result.is_complete);
}

TEST(PuzzleSolveDivided, AnswersAtOnceWithoutTiles) {
    const Answer answer = divided({}, {}, 2);
    EXPECT_TRUE(answer.solutions.empty());
    EXPECT_TRUE(answer.result.is_complete);
}

TEST(PuzzleSolveDivided, IsCompleteWhenWorkersMustWait) {
    Puzzle meadow;
    for (int i = 0; i < 9; ++i) meadow.tiles.emplace_back(std::array<tile::Edge, 4>{});
    const Answer expected = alone(meadow, {});
    ASSERT_EQ(expected.solutions.size(), 9910U) << "fixed polyominoes of 9 cells, OEIS A001168";
    for (const std::int64_t most : {1, 100, 3000}) {
        std::vector<Solution> solutions;
        Division division;
        division.threads = 4;
        division.max_placements_waiting = most;
        const SolveResult result =
            *solve_divided(meadow, {}, division, Frontier(), [&](const Solution& solution) {
                solutions.push_back(solution);
                return true;
            });
        EXPECT_EQ(solutions, expected.solutions);
        EXPECT_TRUE(result.is_complete);
    }
}

// A frontier looked at on the way leads to the rest of the answer.
TEST(PuzzleSolveDivided, ResumesFromAFrontier) {
    const Puzzle puzzle = made(14, 0.6, false, 5);
    const Answer expected = alone(puzzle, {});
    std::vector<Solution> solutions;
    Frontier frontier;
    for (const std::int64_t most : {7'000, 7'001, 30'000, 60'000, 1 << 30}) {
        EXPECT_EQ(solutions.size() < expected.solutions.size(), !frontier.is_done());
        std::optional<Frontier> last;
        Division division;
        division.threads = 3;
        division.look = [&](const Frontier& now, bool) { last = now; };
        (void)solve_divided(puzzle, {}, division, Frontier(frontier.state(), most),
                            [&](const Solution& solution) {
                                solutions.push_back(solution);
                                return true;
                            });
        frontier = Frontier(last->state());
    }
    EXPECT_TRUE(frontier.is_done());
    EXPECT_EQ(solutions, expected.solutions);
}

}  // namespace
}  // namespace bastide::puzzle
