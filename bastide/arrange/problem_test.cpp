// Contradictory problems are rejected, with the location and the expected value.
#include "bastide/arrange/problem.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/arrange/testing/tiles.h"

namespace bastide::arrange {
namespace {

using testing::curve;
using testing::meadow;
using testing::straight;
using tile::Edge;
using tile::Side;
using tile::Tile;

Problem two_by_two() {
    Problem problem;
    problem.shape = *Shape::rectangle(2, 2);
    problem.kinds = kinds_of(std::vector{curve, curve, straight, meadow});
    return problem;
}

std::string fault(const Problem& problem) {
    const auto good = check(problem);
    return good ? "" : to_string(good.error());
}

TEST(ArrangeProblem, TilesMustFillTheShape) {
    Problem problem = two_by_two();
    EXPECT_EQ(fault(problem), "");
    add(problem.kinds, meadow, 2);
    EXPECT_EQ(fault(problem),
              "too many tiles for the shape, 6 tiles for 4 cells: remove 2, add as many cells, or allow "
              "tiles to be left over");
    allow_leftovers(problem.kinds);
    EXPECT_EQ(fault(problem), "");
    problem.kinds = kinds_of(std::vector{curve});
    EXPECT_EQ(fault(problem),
              "too few tiles to fill the shape, 1 tile for 4 cells: add 3, or remove as many cells");
    add_any_number(problem.kinds, meadow);
    EXPECT_EQ(fault(problem), "");
}

TEST(ArrangeProblem, AFixedTileMustBeThere) {
    Problem problem = two_by_two();
    problem.fixed = {{{2, 0}, curve}};
    EXPECT_EQ(fault(problem),
              "row 3, column 1: there is no such cell in the shape: fix the tile on a cell in it");
    problem.fixed = {{{0, 1}, Tile({Edge::city, Edge::field, Edge::field, Edge::field})}};
    EXPECT_EQ(fault(problem),
              "row 1, column 2: the fixed tile [2,0,0,0,1] is not among the tiles: add it to them");
    problem.fixed = {{{0, 0}, straight}, {{1, 1}, straight}};
    EXPECT_EQ(
        fault(problem),
        "row 2, column 2: the tile [0,1,0,1,0] is fixed on 2 cells, but there is only 1 of it: fix fewer, or "
        "add tiles");
    problem.fixed = {{{0, 0}, straight}, {{0, 0}, curve}};
    EXPECT_EQ(fault(problem), "row 1, column 1: two tiles are fixed on this cell: leave one out");
}

TEST(ArrangeProblem, AFixedTileMustSuitTheBorder) {
    Problem problem = two_by_two();
    problem.border = Edge::field;
    problem.fixed = {{{0, 0}, curve.rotate(1)}};
    EXPECT_EQ(fault(problem), "");
    problem.fixed = {{{0, 0}, curve}};
    EXPECT_EQ(fault(problem),
              "row 1, column 1: the fixed tile [1,1,0,0,0] shows road on its north side, where the border is "
              "field: "
              "rotate the tile, or change the border");
    problem.sides = {{{0, 0}, Side::north, Edge::road}};
    EXPECT_EQ(fault(problem), "") << "a given side goes before the border";
}

TEST(ArrangeProblem, AFixedTileMustSuitGivenSides) {
    Problem problem = two_by_two();
    problem.fixed = {{{0, 0}, curve}};
    // The side between the two upper cells, as a side of the right one.
    problem.sides = {{{0, 1}, Side::west, Edge::city}};
    EXPECT_EQ(fault(problem),
              "row 1, column 1: the fixed tile [1,1,0,0,0] shows road on its east side, where the given side "
              "is city: "
              "rotate the tile, or change the side");
    problem.sides[0].edge = Edge::road;
    EXPECT_EQ(fault(problem), "");
}

TEST(ArrangeProblem, AFixedTileMustSuitItsNeighbours) {
    Problem problem = two_by_two();
    problem.fixed = {{{0, 0}, curve}, {{0, 1}, meadow}};
    EXPECT_EQ(fault(problem),
              "row 1, column 2: the fixed tile [0,0,0,0,0] shows field on its west side, where the fixed "
              "tile at row "
              "1, column 1 shows road: rotate or move one of them");
    problem.fixed = {{{0, 0}, curve}, {{0, 1}, curve.rotate(3)}};
    EXPECT_EQ(fault(problem), "");
    problem.equal_apart = true;
    EXPECT_EQ(
        fault(problem),
        "row 1, column 2: the fixed tile is equal to the fixed tile at row 1, column 1, and equal tiles must "
        "not be neighbours: move one");
}

TEST(ArrangeProblem, EqualFixedTilesMayBeApartAtCorners) {
    Problem problem = two_by_two();
    problem.fixed = {{{0, 0}, curve}, {{1, 1}, curve.rotate(2)}};
    EXPECT_EQ(fault(problem), "");
    problem.equal_apart_at_corners = true;
    EXPECT_EQ(
        fault(problem),
        "row 2, column 2: the fixed tile is equal to the fixed tile at row 1, column 1, and equal tiles must "
        "not be neighbours: move one");
}

TEST(ArrangeProblem, FixedTilesObeyApartRules) {
    Problem problem = two_by_two();
    problem.features_apart = {tile::FeatureKind::road};
    problem.fixed = {{{0, 0}, curve}, {{0, 1}, curve.rotate(3)}};
    EXPECT_EQ(fault(problem), "") << "one road goes across";
    problem.fixed[1].tile = curve;
    problem.fixed[0].tile = curve.rotate(2);
    EXPECT_EQ(
        fault(problem),
        "row 1, column 2: the fixed tile has a road next to the road of the fixed tile at row 1, column 1, "
        "and the two must not touch: move one");
}

TEST(ArrangeProblem, GivenSidesMustAgree) {
    Problem problem = two_by_two();
    problem.sides = {{{0, 0}, Side::south, Edge::road}, {{1, 0}, Side::north, Edge::city}};
    EXPECT_EQ(fault(problem),
              "row 2, column 1: the north side is given twice, as road and as city: leave one out");
    problem.sides = {{{5, 0}, Side::south, Edge::road}};
    EXPECT_EQ(fault(problem),
              "row 6, column 1: there is no such cell in the shape: give a side of a cell in it");
}

}  // namespace
}  // namespace bastide::arrange
