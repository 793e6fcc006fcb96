// The search and a simple one must find the same arrangements, all of which must obey the rules.
#include "bastide/arrange/search.h"

#include <map>
#include <random>
#include <set>

#include <gtest/gtest.h>

#include "bastide/arrange/testing/odd_circles.h"
#include "bastide/arrange/testing/plain_search.h"
#include "bastide/arrange/testing/random_problem.h"
#include "bastide/arrange/testing/tiles.h"
#include "bastide/arrange/verify.h"
#include "sat/cadical.h"

namespace bastide::arrange {
namespace {

using testing::Codes;
using testing::curve;
using testing::odd_circles;
using testing::straight;
using tile::Edge;
using tile::Tile;

struct Found {
    std::set<Codes> maps;
    SearchResult result;
};

Found find(const Problem& problem, Encoding::Symmetry symmetry, std::int64_t most, std::uint64_t seed = 0) {
    Found found;
    const auto encoding = Encoding::of(problem, symmetry, seed);
    EXPECT_TRUE(encoding) << encoding.error().what();
    sat::Cadical solver;
    SearchOptions options;
    options.most = most;
    options.found = [&](const landscape::Landscape& map) {
        const auto right = verify(problem, map);
        EXPECT_TRUE(right) << to_string(right.error());
        Codes codes;
        for (const tile::Cell cell : problem.shape.cells()) codes.push_back(map.at(cell).code());
        EXPECT_TRUE(found.maps.insert(codes).second) << "found twice";
    };
    found.result = search(*encoding, solver, options);
    return found;
}

Found find_all(const Problem& problem) {
    return find(problem, Encoding::Symmetry::unbroken, all_arrangements);
}

TEST(ArrangeSearch, MatchesAPlainSearch) {
    std::mt19937_64 random(1);
    std::map<std::size_t, int> sizes;
    for (int i = 0; i < 400; ++i) {
        const Problem problem = testing::small_problem(random);
        const auto plain = testing::plain_search(problem, 200'000);
        if (!plain || plain->size() > 300) continue;
        const Found found = find_all(problem);
        EXPECT_EQ(found.maps, *plain) << "question " << i;
        EXPECT_EQ(found.result.end, SearchResult::End::no_more);
        EXPECT_EQ(found.result.found, std::ssize(*plain));
        const Found one = find(problem, Encoding::Symmetry::broken, 1, 7);
        EXPECT_EQ(one.maps.empty(), plain->empty()) << "question " << i << ", with symmetry broken";
        ++sizes[std::min<std::size_t>(plain->size(), 2)];
    }
    // Questions that are all alike would show nothing.
    EXPECT_GT(sizes[0], 40);
    EXPECT_GT(sizes[1], 20);
    EXPECT_GT(sizes[2], 100);
}

TEST(ArrangeSearch, FillsRectanglesThatWereCut) {
    std::mt19937_64 random(2);
    for (int size = 3; size <= 12; ++size) {
        for (const bool border_given : {false, true}) {
            const Problem problem = testing::cut_problem({size, 3 + size / 2, border_given}, random);
            EXPECT_EQ(find(problem, Encoding::Symmetry::broken, 1).maps.size(), 1U) << size << border_given;
        }
    }
}

Problem square_of_curves(int most) {
    Problem problem;
    problem.shape = *Shape::rectangle(2, 2);
    add(problem.kinds, curve, most);
    return problem;
}

TEST(ArrangeSearch, CountsAllArrangements) {
    Problem ring = square_of_curves(4);
    ring.border = Edge::field;
    EXPECT_EQ(find_all(ring).maps.size(), 1U) << "the ring";
    // Each side inside the square is a road or a field. A curve has one road on each of its axes, so a cell's
    // east side determines its west side. Every inner side is free, and everything else follows.
    EXPECT_EQ(find_all(square_of_curves(4)).maps.size(), 16U);
}

TEST(ArrangeSearch, StopsAtTheWantedNumber) {
    const Found found = find(square_of_curves(4), Encoding::Symmetry::unbroken, 5);
    EXPECT_EQ(found.maps.size(), 5U);
    EXPECT_EQ(found.result.end, SearchResult::End::enough);
}

TEST(ArrangeSearch, StopsWhenCancelled) {
    const auto encoding = Encoding::of(square_of_curves(4), Encoding::Symmetry::unbroken, 0);
    sat::Cadical solver;
    SearchOptions options;
    options.most = all_arrangements;
    int found = 0;
    options.found = [&](const landscape::Landscape&) { ++found; };
    options.should_continue = [&] { return found < 3; };
    const SearchResult result = search(*encoding, solver, options);
    EXPECT_EQ(result.end, SearchResult::End::limit);
    EXPECT_EQ(result.found, 3);
}

TEST(ArrangeSearch, StopsAtTheLimitOfAddedClauses) {
    const auto encoding = Encoding::of(square_of_curves(4), Encoding::Symmetry::unbroken, 0);
    sat::Cadical solver;
    SearchOptions options;
    options.most = all_arrangements;
    options.max_added = 40;  // the clause that excludes a map takes 5
    const SearchResult result = search(*encoding, solver, options);
    EXPECT_EQ(result.end, SearchResult::End::memory);
    EXPECT_EQ(result.found, 9);
}

TEST(ArrangeSearch, StopsAtTheSolversMemoryLimit) {
    const auto encoding = Encoding::of(odd_circles(9));
    sat::Cadical solver(nullptr, 1000);
    const SearchResult result = search(*encoding, solver);
    EXPECT_EQ(result.end, SearchResult::End::memory);
    EXPECT_TRUE(result.is_partial());
}

TEST(ArrangeSearch, ContinuesWhileTheSolverForgetsClauses) {
    const auto encoding = Encoding::of(odd_circles(9));
    sat::Cadical all;
    EXPECT_EQ(search(*encoding, all).end, SearchResult::End::no_more);
    // Less than everything it learns, so that the search is interrupted, and more than it retains.
    sat::Cadical some(nullptr, 100'000);
    EXPECT_EQ(search(*encoding, some).end, SearchResult::End::no_more);
}

TEST(ArrangeSearch, StopsWhileEncoding) {
    int calls = 0;
    const auto should_continue = [&calls] { return ++calls < 3; };
    const Problem problem = odd_circles(30);
    const std::size_t all = Encoding::of(problem)->formula().literals().size();
    const auto encoding = Encoding::of(problem, Encoding::Symmetry::broken, 0, should_continue);
    ASSERT_TRUE(encoding);
    EXPECT_EQ(calls, 3) << "nobody asks again after a no";
    EXPECT_FALSE(encoding->formula().is_whole());
    EXPECT_LT(encoding->formula().literals().size(), all / 2);
    sat::Cadical solver;
    const SearchResult result = search(*encoding, solver);
    EXPECT_EQ(result.end, SearchResult::End::limit) << "part of a formula says nothing";
    EXPECT_EQ(result.found, 0);
}

TEST(ArrangeSearch, StopsWhileAddingClauses) {
    const auto encoding = Encoding::of(odd_circles(30));
    sat::Cadical solver;
    int calls = 0;
    const SearchResult result =
        search(*encoding, solver, {.should_continue = [&calls] { return ++calls < 2; }});
    EXPECT_EQ(result.end, SearchResult::End::limit);
    EXPECT_EQ(calls, 2);
}

TEST(ArrangeSearch, LetsTilesBeLeft) {
    Problem problem;
    problem.shape = *Shape::rectangle(1, 2);
    add(problem.kinds, curve, 2);
    add(problem.kinds, straight, 1);
    allow_leftovers(problem.kinds);
    problem.border = Edge::field;
    EXPECT_TRUE(find_all(problem).maps.empty())
        << "a curve would show a road at the border, and the straight one is alone";
    problem.border.reset();
    EXPECT_EQ(find_all(problem).maps, *testing::plain_search(problem, 1000));
}

TEST(ArrangeSearch, AnotherSeedGivesAnotherArrangement) {
    std::mt19937_64 random(3);
    const Problem problem = testing::cut_problem({8, 8, false}, random);
    const auto one = [&](std::uint64_t seed) {
        return find(problem, Encoding::Symmetry::broken, 1, seed).maps;
    };
    EXPECT_EQ(one(1), one(1));
    EXPECT_NE(one(1), one(2));
}

TEST(ArrangeSearch, FailsBeyondTheMemoryLimit) {
    Problem problem;
    problem.shape = *Shape::rectangle(32, 32);
    for (int code = 0; code < 81; ++code) {
        const auto edge = [code](int place) { return static_cast<Edge>(code / place % 3); };
        const Tile tile({edge(1), edge(3), edge(9), edge(27)});
        if (tile == canonical_rotation(tile)) add(problem.kinds, tile, 512);
    }
    allow_leftovers(problem.kinds);
    const auto encoding = Encoding::of(problem, Encoding::Symmetry::broken, 0);
    ASSERT_FALSE(encoding);
    EXPECT_EQ(to_string(encoding.error()),
              "the problem takes too much memory, more than 6000000 clauses: use a smaller shape, fewer "
              "kinds, or 'any' of some");
}

TEST(ArrangeSearch, RefusesArrangementsThatBreakARule) {
    Problem problem;
    problem.shape = *Shape::rectangle(2, 2);
    add(problem.kinds, Tile({Edge::road, Edge::road, Edge::field, Edge::field}), 4);
    problem.border = Edge::field;
    const auto encoding = Encoding::of(problem);
    ASSERT_TRUE(encoding);
    int found = 0;
    const SearchOptions options{.found = [&](const landscape::Landscape&) { ++found; }};
    sat::Cadical solver;
    const auto good = search_verified(problem, *encoding, solver, options);
    ASSERT_TRUE(good);
    EXPECT_EQ(good->found, 1);
    EXPECT_EQ(found, 1);
    // The formula does not contain this rule.
    problem.border = Edge::road;
    sat::Cadical other;
    const auto bad = search_verified(problem, *encoding, other, options);
    ASSERT_FALSE(bad);
    EXPECT_EQ(found, 1);
}

}  // namespace
}  // namespace bastide::arrange
