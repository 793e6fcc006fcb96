// Readers accept the documented formats, and report the error and its location for anything else.
#include "bastide/arrange/read.h"

#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bastide::arrange {
namespace {

using tile::Cell;
using tile::Edge;
using tile::Tile;

std::string error_of(const auto& read) {
    return read ? "" : to_string(read.error());
}

TEST(ArrangeRead, ReadsAMask) {
    const auto shape = read_mask("\xEF\xBB\xBF.#\r\n\n# #");
    ASSERT_TRUE(shape);
    const std::vector<Cell> cells = {{0, 1}, {2, 0}, {2, 2}};
    EXPECT_TRUE(std::ranges::equal(shape->cells(), cells));
    EXPECT_EQ(shape->index_of({2, 0}), 1);
    EXPECT_EQ(shape->index_of({2, 1}), -1);
}

TEST(ArrangeRead, RejectsBadMasks) {
    EXPECT_EQ(error_of(read_mask("")), "the mask has no cell: put a '#' for each tile");
    EXPECT_EQ(error_of(read_mask("..\n..\n")), "the mask has no cell: put a '#' for each tile");
    EXPECT_EQ(error_of(read_mask("##\n.x#\n")), "2:2: a mask has '#' for a cell and '.' for none, not 'x'");
    EXPECT_EQ(error_of(read_mask("#\t#")), "1:2: a mask has '#' for a cell and '.' for none, not '\\x09'");
    std::string large;
    for (int row = 0; row < 50; ++row) large += std::string(50, '#') + '\n';
    EXPECT_EQ(error_of(read_mask(large)), "the shape is too large: 2500 cells, but it can have at most 1024");
}

TEST(ArrangeRead, ReadsTilesOfCountsMapsAndPuzzles) {
    const Tile end({Edge::road, Edge::field, Edge::field, Edge::field});
    const Kinds pair = kinds_of(std::vector{end, end.rotate(2)});
    EXPECT_EQ(read_tiles("2 [1,0,0,0,0]"), pair);
    EXPECT_EQ(read_tiles("[[[1,0,0,0,0],[],[0,0,1,0,0]]]"), pair);
    EXPECT_EQ(
        read_tiles("# Two ends.\ntile road pasture pasture pasture\ntile pasture road pasture pasture\n"),
        pair);
    EXPECT_THAT(error_of(read_tiles("[[]]")), ::testing::HasSubstr("the map has no tiles"));
    EXPECT_THAT(error_of(read_tiles("tile road")), ::testing::HasSubstr("1"));
}

TEST(ArrangeRead, ARectangleHasALimit) {
    EXPECT_EQ(Shape::rectangle(32, 32)->size(), 1024U);
    EXPECT_EQ(error_of(Shape::rectangle(32, 33)),
              "the shape is too large: 32 × 33 cells, but it can have at most 1024");
    EXPECT_EQ(error_of(Shape::rectangle(1'000'000'000'000, 4'000'000'000'000)),
              "the shape is too large: 1000000000000 × 4000000000000 cells, but it can have at most 1024");
}

TEST(ArrangeRead, ReadsTilesWithCounts) {
    const auto kinds =
        read_kinds("# the set\n4 [2,1,1,0,1] # a city\n\nany [ 0, 0,0,0 ,0]\r\n2[0,2,1,1,1]\n");
    ASSERT_TRUE(kinds) << error_of(kinds);
    const Tile city({Edge::city, Edge::road, Edge::road, Edge::field});
    EXPECT_EQ(*kinds, (Kinds{{canonical_rotation(city), 6, 6},
                             {canonical_rotation(Tile({Edge::field, Edge::field, Edge::field, Edge::field})),
                              0, any_number}}))
        << "a turned tile is of the same kind";
    Kinds some = *kinds;
    allow_leftovers(some);
    EXPECT_EQ(some[0].least, 0);
    EXPECT_EQ(some[0].most, 6);
}

TEST(ArrangeRead, LimitsTheSumOfCounts) {
    EXPECT_EQ(error_of(read_kinds("600000 [0,0,0,0,1]")).substr(0, 2), "1:") << "the form is checked first";
    EXPECT_EQ(error_of(read_kinds("600000 [1,1,0,0,0]\nany [1,1,0,0,0]\n600000 [0,0,1,1,0]\n")),
              "3: 1200000 tiles of a kind so far: there can be at most 1000000");
    const auto kinds = read_kinds("999999 [0,0,0,0,0]\n1 [0,0,0,0,0]\nany [0,0,0,0,0]\n");
    ASSERT_TRUE(kinds) << error_of(kinds);
    EXPECT_EQ(kinds->front().least, any_number);
}

TEST(ArrangeRead, RejectsBadTiles) {
    const std::string form = "a line is a count and a tile, such as '4 [2,1,1,0,1]' or 'any [2,1,1,0,1]': ";
    const std::string number = " is neither 'any' nor a whole number from 1 to 1000000";
    const std::string tile = "a tile is [N,E,S,W,cities], its edges 0 (field), 1 (road) or 2 (city): ";
    EXPECT_EQ(error_of(read_kinds("# none\n")),
              "there are no tiles: a line is a count and a tile, such as '4 [2,1,1,0,1]'");
    EXPECT_EQ(error_of(read_kinds("1 [0,0,0,0,0]\nmany [0,0,0,0,0]")), "2: " + form + "'many'" + number);
    EXPECT_EQ(error_of(read_kinds("0 [0,0,0,0,0]")), "1: " + form + "'0'" + number);
    EXPECT_EQ(error_of(read_kinds("-3 [0,0,0,0,0]")), "1: " + form + "'-3'" + number);
    EXPECT_EQ(error_of(read_kinds("99999999999 [0,0,0,0,0]")), "1: " + form + "'99999999999'" + number);
    EXPECT_EQ(error_of(read_kinds("[0,0,0,0,0]")), "1: " + form + "''" + number);
    for (const std::string bad :
         {"", "[0,0,0,0]", "[0,0,0,0,0,0]", "[0,3,0,0,0]", "[0,0,-1,0,0]", "[0,0,0,0,x]", "[0,0,0,0,0"})
        EXPECT_EQ(error_of(read_kinds("3 " + bad)), "1: " + tile + "'" + bad + "' is not");
    EXPECT_EQ(error_of(read_kinds("3 [2,2,0,0,3]")),
              "1: the count of cities contradicts the edges: '[2,2,0,0,3]' needs one city, or one for each "
              "city edge");
    EXPECT_EQ(
        error_of(read_kinds("4 [1,1,0,0,1]")),
        "1: the count of cities contradicts the edges: '[1,1,0,0,1]' has no city edge, so its count is 0");
    EXPECT_EQ(
        error_of(read_kinds("4 [0,0,2,0,0]")),
        "1: the count of cities contradicts the edges: '[0,0,2,0,0]' has one city edge, so its count is 1");
}

TEST(ArrangeRead, ATileMayHaveAName) {
    const Tile bend({Edge::road, Edge::road, Edge::field, Edge::field});
    const auto find = [&](std::string_view name) {
        return name == "bend" ? std::optional(bend) : std::nullopt;
    };
    const auto kinds = read_kinds("4 bend # a road\n1 [0,0,1,1,0]\n", find);
    ASSERT_TRUE(kinds) << error_of(kinds);
    EXPECT_EQ(*kinds, (Kinds{{canonical_rotation(bend), 5, 5}}));
    EXPECT_EQ(error_of(read_kinds("4 Bend", find)),
              "1: a tile is [N,E,S,W,cities], its edges 0 (field), 1 (road) or 2 (city), or a name such as "
              "RCr: 'Bend' "
              "is not");
}

TEST(ArrangeRead, ATileNeedsNoBrackets) {
    EXPECT_EQ(*read_tile("2,2,0,0,2"),
              Tile({Edge::city, Edge::city, Edge::field, Edge::field}, tile::Cities::separate));
}

}  // namespace
}  // namespace bastide::arrange
