// Finds one map by the rules if there is one, the same every time, and reports if there is none.
#include "bastide/puzzle/find_one.h"

#include <optional>
#include <set>

#include <gtest/gtest.h>

#include "bastide/puzzle/generate.h"
#include "bastide/puzzle/testing/plain_search.h"
#include "bastide/puzzle/testing/random_puzzle.h"

namespace bastide::puzzle {
namespace {

struct One {
    std::optional<Solution> map;
    SolveResult result;
};

One one_of(const Puzzle& puzzle, const SolveOptions& options) {
    One one;
    one.result = find_one(puzzle, options, [&](const Solution& map) {
        EXPECT_FALSE(one.map) << "one is enough";
        one.map = map;
    });
    EXPECT_EQ(one.result.solutions, one.map ? 1 : 0);
    return one;
}

// The first search is that in order.
TEST(PuzzleFindOne, FindsTheFirstMapOfTheTreeIfItIsEarly) {
    std::mt19937_64 random(3);
    for (int run = 0; run < 100; ++run) {
        testing::RandomPuzzle taste;
        taste.tiles = 5 + run % 6;
        taste.rotations = run % 2 == 0;
        const Puzzle puzzle = testing::random_puzzle(taste, random);
        SolveOptions options;
        options.rotations = taste.rotations;
        std::optional<Solution> first;
        solve(puzzle, options, [&](const Solution& map) {
            first = map;
            return false;
        });
        EXPECT_EQ(one_of(puzzle, options).map, first);
    }
}

TEST(PuzzleFindOne, DetectsThatThereIsNone) {
    Puzzle cross;
    cross.tiles.emplace_back(
        std::array{tile::Edge::road, tile::Edge::road, tile::Edge::road, tile::Edge::road});
    const One one = one_of(cross, {});
    EXPECT_FALSE(one.map);
    EXPECT_TRUE(one.result.is_complete);
}

// In order, the search of this puzzle finds nothing in its first million nodes; in other orders, it needs
// tens of thousands.
TEST(PuzzleFindOne, FindsMapsThatTheOrderedSearchMisses) {
    PuzzleTaste taste;
    taste.tiles = 30;
    taste.rotations = true;
    const Puzzle puzzle = *generate_puzzle(taste, "37");
    SolveOptions options;
    options.rotations = true;
    options.max_nodes = 1'000'000;
    EXPECT_EQ(solve(puzzle, options, [](const Solution&) { return false; }).solutions, 0);
    const One one = one_of(puzzle, options);
    ASSERT_TRUE(one.map);
    EXPECT_EQ(testing::fault_in(puzzle, *one.map, true), "");
    EXPECT_EQ(one_of(puzzle, options).map, one.map);
}

TEST(PuzzleFindOne, ObeysTheNodeLimitAndTheWatch) {
    PuzzleTaste taste;
    taste.tiles = 30;
    taste.rotations = true;
    const Puzzle puzzle = *generate_puzzle(taste, "19");
    SolveOptions options;
    options.rotations = true;
    options.max_nodes = 20'050;  // with some of another order
    const One limited = one_of(puzzle, options);
    EXPECT_FALSE(limited.map);
    EXPECT_FALSE(limited.result.is_complete);
    EXPECT_EQ(limited.result.nodes, options.max_nodes);
    options.watch = [](const SolveProgress&) { return false; };
    EXPECT_LT(one_of(puzzle, options).result.nodes, 4 * nodes_between_looks(puzzle));
}

// Each order has the same maps.
TEST(PuzzleFindOne, AnOrderOnlyChangesWhenAMapIsFound) {
    std::mt19937_64 random(8);
    for (std::uint64_t order = 1; order <= 60; ++order) {
        testing::RandomPuzzle taste;
        taste.tiles = 5;
        taste.rotations = order % 5 == 0;
        taste.few_kinds = order % 3 == 0;
        const Puzzle puzzle = testing::random_puzzle(taste, random);
        SolveOptions options;
        options.rotations = taste.rotations;
        options.order = order;
        std::set<std::string> maps;
        solve(puzzle, options, [&](const Solution& map) {
            return maps.insert(testing::map_text(puzzle, map, taste.rotations)).second;
        });
        EXPECT_EQ(maps, testing::plain_search(puzzle, taste.rotations));
    }
}

}  // namespace
}  // namespace bastide::puzzle
