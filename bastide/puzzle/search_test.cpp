// A search that is paused, resumed by another and divided finds the same maps in the same order, with the
// same number of nodes.
#include "bastide/puzzle/search.h"

#include <list>
#include <random>

#include <gtest/gtest.h>

#include "bastide/puzzle/frontier.h"
#include "bastide/puzzle/testing/random_puzzle.h"

namespace bastide::puzzle {
namespace {

struct Whole {
    std::vector<Solution> solutions;
    std::int64_t nodes = 0;
};

Whole in_one_go(const Puzzle& puzzle, const SolveOptions& options) {
    Whole whole;
    whole.nodes = solve(puzzle, options, [&](const Solution& solution) {
                      whole.solutions.push_back(solution);
                      return true;
                  }).nodes;
    return whole;
}

struct Case {
    Puzzle puzzle;
    SolveOptions options;
};

// Puzzles of all sorts with some thousand nodes.
std::vector<Case> cases() {
    std::vector<Case> all;
    std::mt19937_64 random(11);
    for (int run = 0; run < 24; ++run) {
        testing::RandomPuzzle taste;
        taste.rotations = run % 2 == 1;
        taste.tiles = taste.rotations ? 7 + run % 3 : 9 + run % 4;
        taste.density = taste.rotations ? 0.9 : 0.7;
        taste.few_kinds = run % 5 == 0;
        Case made{testing::random_puzzle(taste, random), {}};
        made.options.rotations = taste.rotations;
        if (run % 4 == 0) made.options.dimensions = SolveOptions::Dimensions{4, 4};
        all.push_back(std::move(made));
    }
    return all;
}

TEST(PuzzleSearch, ResumesAPausedSearch) {
    std::mt19937_64 random(1);
    for (const Case& each : cases()) {
        const Whole whole = in_one_go(each.puzzle, each.options);
        std::vector<Solution> solutions;
        std::int64_t nodes = 0;
        double searched = 0;
        Subtree remaining;
        for (bool is_done = false; !is_done;) {
            Search search(each.puzzle, each.options);
            ASSERT_TRUE(search.resume(remaining));
            Slice slice = search_slice(
                search,
                1 + static_cast<std::int64_t>(random() % (1 + static_cast<std::uint64_t>(whole.nodes) / 9)));
            for (FoundSolution& found : slice.found) solutions.push_back(std::move(found.solution));
            nodes += slice.nodes;
            searched += slice.searched;
            remaining = slice.remaining;
            is_done = slice.is_done;
        }
        EXPECT_EQ(solutions, whole.solutions);
        EXPECT_EQ(nodes, whole.nodes);
        EXPECT_NEAR(searched, 1, 1e-9);
    }
}

TEST(PuzzleSearch, CanBeSplitAtRandomAndMergedInOrder) {
    std::mt19937_64 random(2);
    for (const Case& each : cases()) {
        const Whole whole = in_one_go(each.puzzle, each.options);
        struct Piece {
            Subtree remaining;
            std::vector<Solution> solutions;
            bool is_done = false;
        };
        std::list<Piece> pieces(1);
        std::int64_t nodes = 0;
        double searched = 0;
        Search search(each.puzzle, each.options);
        int pieces_left = 1;
        while (pieces_left > 0) {
            // Runs any remaining piece for some steps, and perhaps splits off a part.
            auto piece = pieces.begin();
            std::advance(piece, static_cast<std::ptrdiff_t>(random() % pieces.size()));
            if (piece->is_done) continue;
            ASSERT_TRUE(search.resume(piece->remaining));
            Slice slice = search_slice(search, 1 + static_cast<std::int64_t>(random() % 200));
            for (FoundSolution& found : slice.found) piece->solutions.push_back(std::move(found.solution));
            nodes += slice.nodes;
            searched += slice.searched;
            piece->remaining = slice.remaining;
            piece->is_done = slice.is_done;
            if (slice.is_done) --pieces_left;
            if (slice.is_done || random() % 2 == 0) continue;
            if (auto work = search.split()) {
                piece->remaining = search.remaining();
                pieces.insert(std::next(piece), Piece{std::move(*work), {}, false});
                ++pieces_left;
            }
        }
        std::vector<Solution> solutions;
        for (const Piece& piece : pieces)
            solutions.insert(solutions.end(), piece.solutions.begin(), piece.solutions.end());
        EXPECT_EQ(solutions, whole.solutions);
        EXPECT_EQ(nodes, whole.nodes);
        EXPECT_NEAR(searched, 1, 1e-9);
    }
}

TEST(PuzzleSearch, RejectsForeignWork) {
    const Case some = cases()[3];
    Search search(some.puzzle, some.options);
    EXPECT_TRUE(search.resume({}));
    for (const Subtree& strange : {Subtree{{7}, 0, 0}, Subtree{{0, 4000000000}, 0, 0}, Subtree{{}, 2, 0},
                                   Subtree{{0}, 0, 2}, Subtree{std::vector<std::uint32_t>(50), 0, 0}}) {
        EXPECT_FALSE(search.resume(strange));
        EXPECT_EQ(search.run(100), Search::Stop::done);
        EXPECT_EQ(search.nodes(), 0);
    }
    EXPECT_TRUE(search.resume({})) << "and can be used again";
    EXPECT_EQ(in_one_go(some.puzzle, some.options).nodes, search_slice(search, 1 << 30).nodes);
}

}  // namespace
}  // namespace bastide::puzzle
