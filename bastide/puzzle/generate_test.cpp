// Random puzzles are legal, have a solution, and are the same on every machine.
#include "bastide/puzzle/generate.h"

#include <gtest/gtest.h>

#include "bastide/puzzle/format.h"
#include "bastide/puzzle/grade.h"
#include "bastide/puzzle/read.h"
#include "bastide/puzzle/testing/plain_search.h"

namespace bastide::puzzle {
namespace {

TEST(PuzzleGenerate, MakesPuzzlesWithASolution) {
    for (int run = 0; run < 60; ++run) {
        PuzzleTaste taste;
        taste.tiles = 1 + run % 12;
        taste.density = (run % 11) / 10.0;
        taste.rotations = run % 2 == 1;
        if (run % 3 == 0) taste.dimensions = SolveOptions::Dimensions{3, (taste.tiles + 2) / 3 + run % 2};
        const auto puzzle = generate_puzzle(taste, std::to_string(run));
        ASSERT_TRUE(puzzle);
        EXPECT_EQ(std::ssize(puzzle->tiles), taste.tiles);
        EXPECT_EQ(read_puzzle(to_text(*puzzle)), *puzzle) << "legal, and read back";
        SolveOptions options;
        options.rotations = taste.rotations;
        options.dimensions = taste.dimensions;
        int solutions = 0;
        solve(*puzzle, options, [&](const Solution& solution) {
            EXPECT_EQ(testing::fault_in(*puzzle, solution, taste.rotations), "");
            return ++solutions < 1;
        });
        EXPECT_EQ(solutions, 1) << to_text(*puzzle);
    }
}

TEST(PuzzleGenerate, MakesUniqueOnes) {
    for (int run = 0; run < 12; ++run) {
        PuzzleTaste taste;
        taste.tiles = 3 + run % 4;
        taste.rotations = run % 2 == 1;
        taste.is_unique = true;
        const auto puzzle = generate_puzzle(taste, "unique " + std::to_string(run));
        ASSERT_TRUE(puzzle);
        if (taste.rotations && taste.tiles > 5) continue;  // a plain search takes too long
        EXPECT_EQ(testing::plain_search(*puzzle, taste.rotations, 0, 0).size(), 1U) << to_text(*puzzle);
    }
}

TEST(PuzzleGenerate, ReportsProgressAndCanBeCancelled) {
    PuzzleTaste taste;
    taste.tiles = 30;
    taste.density = 0.3;
    taste.is_unique = true;
    double before = 0;
    int looks = 0;
    const auto puzzle = generate_puzzle(taste, "in vain", [&](double spent) {
        EXPECT_GE(spent, before);
        before = spent;
        return ++looks < 100;
    });
    EXPECT_FALSE(puzzle);
    EXPECT_EQ(looks, 100);
    EXPECT_GT(before, 0);
    EXPECT_LT(before, 1);
}

TEST(PuzzleGenerate, FollowsItsSeed) {
    PuzzleTaste taste;
    taste.tiles = 3;
    EXPECT_EQ(to_text(*generate_puzzle(taste, "monday")), to_text(*generate_puzzle(taste, "monday")));
    EXPECT_NE(to_text(*generate_puzzle(taste, "monday")), to_text(*generate_puzzle(taste, "tuesday")));
}

TEST(PuzzleGenerate, HasTheRequestedDensity) {
    const auto joined_share = [](double density) {
        PuzzleTaste taste;
        taste.tiles = max_generated_tiles;
        taste.density = density;
        taste.dimensions = SolveOptions::Dimensions{10, 20};
        int shown = 0;
        const auto puzzle = generate_puzzle(taste, "dense");
        for (const tile::Tile tile : puzzle->tiles) shown += 4 - tile.count(tile::Edge::field);
        return shown / 2.0 / (9 * 20 + 10 * 19);
    };
    EXPECT_EQ(joined_share(0), 0);
    EXPECT_NEAR(joined_share(0.5), 0.5, 0.15);
    EXPECT_EQ(joined_share(1), 1);
}

TEST(PuzzleGenerate, FailsIfThereIsNone) {
    PuzzleTaste taste;
    taste.dimensions = SolveOptions::Dimensions{2, 5};
    EXPECT_EQ(generate_puzzle(taste, "").error().what(), "12 tiles do not fit into 2 × 5");
    taste = {};
    taste.tiles = 3;
    taste.density = 0;
    taste.is_unique = true;
    EXPECT_TRUE(
        generate_puzzle(taste, "").error().what().starts_with("found no puzzle with exactly one solution"));
}

// By hand: two tiles with one road each face each other in one way.
TEST(PuzzleGrade, IsZeroIfEverythingIsForced) {
    const auto road = read_puzzle("tile pasture road pasture pasture tile pasture pasture pasture road");
    const Grade forced = grade(*road, {});
    EXPECT_EQ(forced.choices, 0);
    EXPECT_EQ(forced.difficulty(), 0);
    EXPECT_EQ(forced.words(), "every move is forced");
    EXPECT_EQ(forced.solutions, 1);
    EXPECT_EQ(forced.nodes, 2);
    EXPECT_TRUE(forced.is_complete);
}

// By hand: after the first of two meadows the second goes to any of four sides, which are one map in pairs.
TEST(PuzzleGrade, CountsChoices) {
    const auto meadows =
        read_puzzle("tile pasture pasture pasture pasture tile pasture pasture pasture pasture");
    const Grade choice = grade(*meadows, {});
    EXPECT_EQ(choice.choices, 1);
    EXPECT_EQ(choice.difficulty(), 1);
    EXPECT_EQ(choice.words(), "easy");
    EXPECT_EQ(choice.solutions, 2);
}

TEST(PuzzleGrade, ReportsReachingTheLimit) {
    PuzzleTaste taste;
    taste.tiles = 14;
    taste.rotations = true;
    SolveOptions options;
    options.rotations = true;
    options.max_nodes = 5000;
    const Grade some = grade(*generate_puzzle(taste, "long"), options);
    EXPECT_EQ(some.nodes, 5000);
    EXPECT_FALSE(some.is_complete);
    EXPECT_GT(some.choices, 0);
}

}  // namespace
}  // namespace bastide::puzzle
