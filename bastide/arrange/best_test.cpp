// The best that is found is the best of all arrangements, which a plain search lists.
#include "bastide/arrange/best.h"

#include <algorithm>
#include <array>
#include <random>
#include <set>

#include <gtest/gtest.h>

#include "bastide/arrange/bound.h"
#include "bastide/arrange/read.h"
#include "bastide/arrange/testing/plain_search.h"
#include "bastide/arrange/testing/random_problem.h"
#include "bastide/arrange/verify.h"
#include "bastide/tile/catalogue.h"
#include "sat/cadical.h"

namespace bastide::arrange {
namespace {

using landscape::Landscape;
using tile::Edge;
using tile::Tile;

Landscape map_of(const Shape& shape, const testing::Codes& codes) {
    std::vector<std::vector<Tile>> rows;
    for (std::size_t at = 0; at < shape.size(); ++at) {
        const auto row = static_cast<std::size_t>(shape.cells()[at].row);
        const auto column = static_cast<std::size_t>(shape.cells()[at].column);
        rows.resize(std::max(rows.size(), row + 1));
        rows[row].resize(std::max(rows[row].size(), column + 1));
        rows[row][column] = Tile::from_code(static_cast<std::uint8_t>(codes[at]));
    }
    return Landscape(rows);
}

// The 72 tiles of the box, as landscape tiles.
constexpr const char* box =
    "4 [0,0,0,0,0]\n2 [0,0,1,0,0]\n4 [2,1,0,1,1]\n1 [2,2,2,2,1]\n3 [2,2,1,2,1]\n3 [0,2,0,2,1]\n"
    "5 [2,2,0,0,1]\n5 [2,1,1,2,1]\n4 [2,2,0,2,1]\n3 [2,1,1,0,1]\n3 [2,1,1,1,1]\n3 [2,0,1,1,1]\n"
    "5 [2,0,0,0,1]\n3 [2,0,2,0,2]\n2 [2,2,0,0,2]\n1 [1,1,1,1,0]\n4 [0,1,1,1,0]\n9 [0,0,1,1,0]\n"
    "8 [1,0,1,0,0]\n";

Problem box_in(int rows, int columns) {
    Problem problem;
    problem.shape = *Shape::rectangle(rows, columns);
    problem.kinds = *read_kinds(box);
    return problem;
}

// Checks each map that it finds.
BestResult find(const Problem& problem, Goal goal) {
    sat::Cadical solver;
    std::optional<std::int64_t> before;
    BestOptions options;
    options.found = [&](const Landscape& map, std::int64_t has) {
        const auto right = verify(problem, map);
        EXPECT_TRUE(right) << to_string(right.error());
        EXPECT_EQ(has, value(goal, map));
        EXPECT_TRUE(!before || has > *before);
        before = has;
    };
    const auto result = find_best(problem, goal, solver, options);
    EXPECT_TRUE(result);
    EXPECT_EQ(result->value, before);
    return *result;
}

// Checks every goal on the same arrangements. Returns true if there are any.
bool expect_plain_bests(const Problem& problem, int number) {
    const auto plain = testing::plain_search(problem, 300'000);
    if (!plain) return false;
    for (const Goal goal : all_goals) {
        SCOPED_TRACE(std::string(name(goal)) + " in question " + std::to_string(number));
        std::optional<std::int64_t> most;
        for (const testing::Codes& codes : *plain)
            most = std::max(most, std::optional(value(goal, map_of(problem.shape, codes))));
        const BestResult result = find(problem, goal);
        EXPECT_EQ(result.value, most);
        EXPECT_EQ(result.end, most ? BestResult::End::proved : BestResult::End::none);
        if (!most) continue;
        EXPECT_EQ(result.bound, *most);
        EXPECT_GE(bound(goal, problem), *most);
    }
    return !plain->empty();
}

TEST(ArrangeBest, MatchesEnumeration) {
    std::mt19937_64 random(4);
    int solvable = 0;
    for (int i = 0; i < 150; ++i) solvable += expect_plain_bests(testing::small_problem(random), i) ? 1 : 0;
    EXPECT_GT(solvable, 60);
}

TEST(ArrangeBest, MatchesEnumerationWithEmptyCells) {
    std::mt19937_64 random(5);
    int solvable = 0;
    for (int i = 0; i < 150; ++i) {
        Problem problem = testing::small_problem(random);
        problem.sides.clear();
        problem.may_leave_cells = true;
        solvable += expect_plain_bests(problem, i) ? 1 : 0;
    }
    EXPECT_GT(solvable, 60);
}

// Tiles whose roads and cities easily come back to a tile that has another section of them.
TEST(ArrangeBest, CountsATileOncePerFeature) {
    const std::array tiles = {
        Tile({Edge::road, Edge::road, Edge::road, Edge::field}),
        Tile({Edge::road, Edge::road, Edge::field, Edge::field}),
        Tile({Edge::city, Edge::city, Edge::field, Edge::field}, tile::Cities::separate),
        Tile({Edge::city, Edge::city, Edge::field, Edge::field}),
        Tile({Edge::city, Edge::city, Edge::city, Edge::city}, tile::Cities::separate),
    };
    std::mt19937_64 random(6);
    for (int i = 0; i < 40; ++i) {
        Problem problem;
        problem.shape = *Shape::rectangle(2, i % 2 == 0 ? 2 : 3);
        for (std::size_t cell = 0; cell < problem.shape.size(); ++cell)
            add(problem.kinds, tiles[random() % (i % 4 < 2 ? 2 : tiles.size())], 1);
        if (i % 3 == 0) problem.border = Edge::field;
        if (i % 5 == 0) allow_leftovers(problem.kinds);
        expect_plain_bests(problem, i);
    }
}

TEST(ArrangeBest, FindsTheMaximumOfTheBox) {
    const Problem problem = box_in(8, 9);
    const BestResult result = find(problem, Goal::points);
    // 62 ends and stretches of road at 1, 49 parts of cities at 2, and 6 monasteries at 9 make 214; but the
    // tiles have 79 city sides, so that one city is open.
    EXPECT_EQ(result.value, 213);
    EXPECT_EQ(result.end, BestResult::End::proved);
    EXPECT_TRUE(result.by_counting);
}

TEST(ArrangeBest, ReportsProofsByCounting) {
    Problem closed = box_in(8, 9);
    EXPECT_EQ(bound(Goal::tiles, closed), 72);
    EXPECT_EQ(bound(Goal::road, closed), 34) << "32 tiles that a road passes, and two ends";
    // One section has four sides, 7 have three, 13 have two, and no tree of these has more than 11 leaves.
    EXPECT_EQ(bound(Goal::city, closed), 32);
    closed.border = Edge::field;
    EXPECT_EQ(why_none(closed),
              "Counting shows it: every city side inside meets another, but the tiles have an odd number of "
              "city sides (79).");
    EXPECT_EQ(find(closed, Goal::points).end, BestResult::End::none);
    closed.may_leave_cells = true;
    EXPECT_TRUE(why_none(closed));
    closed.border = Edge::city;
    EXPECT_EQ(why_none(closed),
              "Counting shows it: every city side inside meets another, but the tiles have 79 city sides, an "
              "even number of which is at the border.");
    closed.border = Edge::field;
    allow_leftovers(closed.kinds);
    EXPECT_FALSE(why_none(closed));
    EXPECT_EQ(bound(Goal::tiles, closed), 71);
    closed.shape = *Shape::rectangle(7, 10);
    EXPECT_EQ(find(closed, Goal::tiles).value, 70);
}

TEST(ArrangeBest, ExplainsWhyThereIsNoArrangement) {
    Problem problem;
    problem.shape = *Shape::rectangle(1, 3);
    problem.border = Edge::field;
    add_any_number(problem.kinds, tile::Tile({Edge::road, Edge::field, Edge::field, Edge::field}));
    EXPECT_EQ(why_none(problem),
              "Counting shows it: every city or road side inside meets another, but any choice of the tiles "
              "leaves a side over.");
}

TEST(ArrangeBest, FindsKnownMaximaOfTheNineteenTiles) {
    for (int size = 2; size <= 5; ++size) {
        Problem problem;
        problem.shape = *Shape::rectangle(size, size);
        for (const Tile tile : tile::catalogue) add_any_number(problem.kinds, tile);
        // A monastery with a road everywhere: 10 inside, 7 on the sides, 5 in the corners.
        EXPECT_EQ(find(problem, Goal::points).value, 10 * (size - 2) * (size - 2) + 28 * (size - 2) + 20);
    }
}

TEST(ArrangeBest, FailsBeyondTheClauseLimit) {
    const Problem problem = box_in(8, 9);
    for (const Goal goal : all_goals) {
        sat::Cadical solver;
        BestOptions options;
        options.max_clauses = Encoding::of(problem)->formula().clauses() + (goal == Goal::tiles ? 0 : 100);
        options.found = [](const Landscape&, std::int64_t) {};
        const auto result = find_best(problem, goal, solver, options);
        if (goal == Goal::tiles) {
            EXPECT_TRUE(result) << "which adds nothing";
            continue;
        }
        ASSERT_FALSE(result) << name(goal);
        EXPECT_EQ(to_string(result.error()),
                  "finding the best takes too much memory, more than " + std::to_string(options.max_clauses) +
                      " clauses: use a smaller shape, fewer kinds, or counts instead of 'any'");
    }
}

// The result is true for any part of the counter that fits.
TEST(ArrangeBest, CountsUpToTheMemoryLimit) {
    Problem problem = box_in(3, 3);
    allow_leftovers(problem.kinds);
    const BestResult best = find(problem, Goal::points);
    ASSERT_EQ(best.end, BestResult::End::proved);
    std::set<BestResult::End> ends;
    int answered = 0;
    for (std::size_t clauses = Encoding::of(problem)->formula().clauses(); answered < 10; clauses += 200) {
        sat::Cadical solver;
        BestOptions options;
        options.max_clauses = clauses;
        const auto result = find_best(problem, Goal::points, solver, options);
        if (!result) continue;
        ++answered;
        ends.insert(result->end);
        EXPECT_LE(*result->value, *best.value);
        EXPECT_GE(result->bound, *best.value);
    }
    EXPECT_TRUE(ends.contains(BestResult::End::memory));
}

TEST(ArrangeBest, StopsAtTheLimitOfAddedClauses) {
    const Problem problem = box_in(8, 9);
    sat::Cadical solver;
    BestOptions options;
    options.max_added = 100;
    options.should_continue = [] { return true; };
    const auto result = find_best(problem, Goal::road, solver, options);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->end, BestResult::End::memory);
    EXPECT_TRUE(result->is_partial());
    EXPECT_LT(result->value, result->bound);
}

TEST(ArrangeBest, StopsAtTheSolversMemoryLimit) {
    const Problem problem = box_in(8, 9);
    sat::Cadical solver(nullptr, 50);
    const auto result = find_best(problem, Goal::closed, solver);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->end, BestResult::End::memory);
    EXPECT_GE(result->bound, result->value.value_or(0));
}

TEST(ArrangeBest, StopsWhileEncoding) {
    const Problem problem = box_in(8, 9);
    sat::Cadical solver;
    int calls = 0;
    const auto result =
        find_best(problem, Goal::points, solver, {.should_continue = [&calls] { return ++calls < 2; }});
    ASSERT_TRUE(result);
    EXPECT_EQ(result->end, BestResult::End::limit);
    EXPECT_EQ(result->bound, 213) << "that is known by counting";
    EXPECT_FALSE(result->value);
}

TEST(ArrangeBest, StopsWhenCancelled) {
    const Problem problem = box_in(8, 9);
    sat::Cadical solver;
    bool is_found = false;
    BestOptions options;
    options.found = [&](const Landscape&, std::int64_t) { is_found = true; };
    options.should_continue = [&] { return !is_found; };
    const auto result = find_best(problem, Goal::closed, solver, options);
    EXPECT_EQ(result->end, BestResult::End::limit);
    EXPECT_TRUE(result->value);
    EXPECT_GT(result->bound, *result->value);
}

}  // namespace
}  // namespace bastide::arrange
