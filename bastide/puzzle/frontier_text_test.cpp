// Stored states survive a round trip, and damaged text is rejected.
#include "bastide/puzzle/frontier_text.h"

#include <random>

#include <gtest/gtest.h>

#include "bastide/puzzle/testing/random_puzzle.h"

namespace bastide::puzzle {
namespace {

using tile::Edge;

constexpr std::size_t tiles = 10;

// A search on its way, divided into some parts.
SearchState some_state(const Puzzle& puzzle) {
    Frontier frontier;
    Search search(puzzle, {});
    for (int turn = 0; turn < 6; ++turn) {
        const Frontier::Handle part = *frontier.take();
        search.resume(part->remaining);
        frontier.update(part, search_slice(search, 15));
        if (auto work = search.split()) frontier.give(part, std::move(*work), search.remaining());
        if (part->state != Part::State::done) frontier.put_back(part);
    }
    return frontier.state();
}

Puzzle some_puzzle() {
    std::mt19937_64 random(3);
    testing::RandomPuzzle taste;
    taste.tiles = tiles;
    taste.few_kinds = true;
    return testing::random_puzzle(taste, random);
}

TEST(PuzzleFrontierText, RoundTrips) {
    const SearchState state = some_state(some_puzzle());
    ASSERT_GT(state.parts.size(), 1U);
    const auto read = read_search_state(to_text(state), tiles);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->parts.size(), state.parts.size());
    for (auto one = state.parts.begin(), other = read->parts.begin(); one != state.parts.end();
         ++one, ++other) {
        EXPECT_EQ(one->remaining, other->remaining);
        EXPECT_EQ(one->found, other->found);
        EXPECT_EQ(one->nodes, other->nodes);
        EXPECT_EQ(one->state, other->state);
    }
    EXPECT_EQ(read->nodes, state.nodes);
    EXPECT_EQ(read->delivered, state.delivered);
    EXPECT_EQ(read->nodes_before, state.nodes_before);
    EXPECT_NEAR(read->searched, state.searched, 1e-12);
}

TEST(PuzzleFrontierText, BelongsToItsPuzzle) {
    const Puzzle puzzle = some_puzzle();
    EXPECT_TRUE(belongs(some_state(puzzle), puzzle, {}));
    Puzzle other;
    other.tiles.assign(tiles,
                       tile::Tile(std::array<Edge, 4>{Edge::road, Edge::road, Edge::road, Edge::road}));
    EXPECT_FALSE(belongs(some_state(puzzle), other, {}));
}

TEST(PuzzleFrontierText, RejectsDamagedText) {
    const std::string text = to_text(some_state(some_puzzle()));
    for (std::size_t size = 0; size + 1 < text.size(); ++size)
        EXPECT_FALSE(read_search_state(text.substr(0, size), tiles)) << size;
    EXPECT_FALSE(read_search_state(text + "7", tiles));
    EXPECT_TRUE(read_search_state("0 0 0 1000000000000000 0\n", tiles)) << "all was searched";
    EXPECT_FALSE(read_search_state("0 0 0 1000000000000001 0\n", tiles)) << "more than all";
    EXPECT_FALSE(read_search_state("0 0 0 0 99999999999\n", tiles));
    EXPECT_FALSE(read_search_state("0 0 0 0 1 0 0 0 0 18446744073709551615\n", tiles));
    EXPECT_FALSE(read_search_state("0 -1 0 0 0\n", tiles));
    EXPECT_TRUE(read_search_state("0 0 0 0 0\n", tiles));
}

TEST(PuzzleFrontierText, ReadsSolutions) {
    const Solution solution{{{0, 0, 0}, {1, 0, 3}}, 2, 1};
    EXPECT_EQ(to_text(solution), "2 1 0 0 0 1 0 3\n");
    EXPECT_EQ(read_solution("2 1 0 0 0 1 0 3\n", 2), solution);
    for (const char* bad : {"", "2 1 0 0 0 1 0 3", "2 1 0 0 0 1 0 4\n", "2 1 0 0 0 2 0 0\n", "3 1 0 0 0\n",
                            "2 1 0 0 0 1 0 3 5\n"})
        EXPECT_FALSE(read_solution(bad, 2)) << bad;
}

}  // namespace
}  // namespace bastide::puzzle
