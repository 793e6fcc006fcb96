// The smallest rectangle: known ones, and questions that have none.
#include "bastide/arrange/compact.h"

#include <gtest/gtest.h>

#include "bastide/arrange/read.h"
#include "sat/cadical.h"

namespace bastide::arrange {
namespace {

struct Compact {
    Result<CompactResult> result;
    std::vector<landscape::Landscape> maps;
};

Compact fit(
    std::string_view tiles, std::optional<tile::Edge> border = tile::Edge::field,
    const std::function<bool()>& should_continue = [] { return true; }) {
    Problem problem;
    problem.kinds = read_kinds(tiles).value();
    problem.border = border;
    std::vector<landscape::Landscape> maps;
    auto result = search_compact(problem, [] { return std::make_unique<sat::Cadical>(); },
                                 {.found = [&](const landscape::Landscape& map) { maps.push_back(map); },
                                  .should_continue = should_continue});
    return {std::move(result), std::move(maps)};
}

TEST(ArrangeCompact, FindsTheSmallestRectangle) {
    const Compact ring = fit("4 [1,1,0,0,0]");
    ASSERT_EQ(ring.maps.size(), 1);
    EXPECT_EQ(ring.maps[0].rows(), 2);
    EXPECT_EQ(ring.maps[0].tiles(), 4);
    EXPECT_TRUE(ring.result->is_complete());
    // A straight road cannot turn, so its five tiles take a row.
    const Compact row = fit("3 [1,0,1,0,0]\n2 [1,0,0,0,0]");
    ASSERT_EQ(row.maps.size(), 1);
    EXPECT_EQ(row.maps[0].rows(), 1);
}

TEST(ArrangeCompact, CountingShowsThatThereIsNone) {
    const Compact odd = fit("3 [1,0,0,0,0]");
    EXPECT_TRUE(odd.maps.empty());
    EXPECT_TRUE(odd.result->is_complete());
    EXPECT_EQ(odd.result->why_none,
              "Counting shows it: every road side inside meets another, but the tiles have an odd number of "
              "road sides (3).");
}

TEST(ArrangeCompact, EndsAtALimit) {
    const Compact none = fit("4 [1,1,0,0,0]", tile::Edge::field, [] { return false; });
    EXPECT_EQ(none.result->search.end, SearchResult::End::limit);
    EXPECT_FALSE(none.result->is_complete());
}

TEST(ArrangeCompact, RefusesWhatItCannotPlace) {
    EXPECT_EQ(to_string(fit("any [1,1,0,0,0]").result.error()),
              "all tiles are placed, but some kinds have no exact number: give counts");
    EXPECT_EQ(to_string(fit("1025 [1,1,0,0,0]").result.error()),
              "at most 1024 tiles can be placed, and there are 1025: remove 1");
}

}  // namespace
}  // namespace bastide::arrange
