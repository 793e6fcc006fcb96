// Every broken rule of a map is detected.
#include "bastide/arrange/verify.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/arrange/testing/tiles.h"

namespace bastide::arrange {
namespace {

using landscape::Landscape;
using testing::curve;
using testing::meadow;
using tile::Edge;
using tile::Side;
using tile::Tile;

using Rows = std::vector<std::vector<Tile>>;

// The ring of four curves in a square.
const Rows ring = {{curve.rotate(1), curve.rotate(2)}, {curve, curve.rotate(3)}};

Problem square() {
    Problem problem;
    problem.shape = *Shape::rectangle(2, 2);
    add(problem.kinds, curve, 4);
    return problem;
}

std::string fault(const Problem& problem, const Rows& rows) {
    const auto right = verify(problem, Landscape(rows));
    return right ? "" : to_string(right.error());
}

TEST(ArrangeVerify, AcceptsTheRing) {
    Problem problem = square();
    EXPECT_EQ(fault(problem, ring), "");
    problem.border = Edge::field;
    problem.fixed = {{{1, 0}, curve}};
    problem.sides = {{{0, 0}, Side::east, Edge::road}};
    EXPECT_EQ(fault(problem, ring), "");
}

TEST(ArrangeVerify, ChecksEveryRule) {
    Problem problem = square();
    EXPECT_EQ(fault(problem, {ring[0]}), "there are more or fewer tiles than cells");
    EXPECT_EQ(fault(problem, {ring[0], {Tile(), curve.rotate(3)}, {curve}}),
              "row 2, column 1: the cell is empty");
    EXPECT_EQ(fault(problem, {ring[0], {curve, curve.rotate(1)}}),
              "row 1, column 2: the south side differs from its neighbour's");
    problem.border = Edge::road;
    EXPECT_EQ(fault(problem, ring), "row 1, column 1: the north side differs from the border");
    problem.border.reset();
    problem.sides = {{{0, 0}, Side::east, Edge::city}};
    EXPECT_EQ(fault(problem, ring), "row 1, column 1: the east side is not as given");
    problem.sides.clear();
    problem.fixed = {{{0, 0}, curve}};
    EXPECT_EQ(fault(problem, ring), "row 1, column 1: the fixed tile is not there");
    problem.fixed.clear();
    problem.equal_apart = true;
    EXPECT_EQ(fault(problem, ring), "row 1, column 1: an equal tile is beyond the east side");
    problem.equal_apart = false;
    problem.equal_apart_at_corners = true;
    EXPECT_EQ(fault(problem, ring), "row 1, column 1: an equal tile is at the corner");
}

TEST(ArrangeVerify, SharedFeaturesMayTouch) {
    Problem problem = square();
    problem.features_apart = {tile::FeatureKind::road};
    EXPECT_EQ(fault(problem, ring), "");
    const Rows cross = {{curve.rotate(3), curve}, {curve.rotate(2), curve.rotate(1)}};
    EXPECT_EQ(fault(problem, cross), "row 1, column 1: there is another road beyond the east side");
}

TEST(ArrangeVerify, TilesAreCounted) {
    Problem problem = square();
    problem.kinds[0].most = 3;
    EXPECT_EQ(fault(problem, ring), "a kind of tile is placed 4 times, not 4 to 3");
    problem.kinds = kinds_of(std::vector{meadow});
    allow_leftovers(problem.kinds);
    EXPECT_EQ(fault(problem, ring), "a tile is placed that is not among the given tiles");
}

}  // namespace
}  // namespace bastide::arrange
