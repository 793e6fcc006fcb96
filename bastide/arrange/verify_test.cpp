// Every rule that a map can break is seen.
#include "bastide/arrange/verify.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace bastide::arrange {
namespace {

using landscape::Landscape;
using tile::Edge;
using tile::Side;
using tile::Tile;

using Rows = std::vector<std::vector<Tile>>;

const Tile meadow({Edge::field, Edge::field, Edge::field, Edge::field});
const Tile curve({Edge::road, Edge::road, Edge::field, Edge::field});

// The ring of four curves in a square.
const Rows ring = {{curve.turned(1), curve.turned(2)}, {curve, curve.turned(3)}};

Question square() {
    Question question;
    question.shape = *Shape::rectangle(2, 2);
    add(question.kinds, curve, 4);
    return question;
}

std::string fault(const Question& question, const Rows& rows) {
    const auto right = verify(question, Landscape(rows));
    return right ? "" : to_string(right.error());
}

TEST(ArrangeVerify, AcceptsTheRing) {
    Question question = square();
    EXPECT_EQ(fault(question, ring), "");
    question.border = Edge::field;
    question.fixed = {{{1, 0}, curve}};
    question.sides = {{{0, 0}, Side::east, Edge::road}};
    EXPECT_EQ(fault(question, ring), "");
}

TEST(ArrangeVerify, ChecksEveryRule) {
    Question question = square();
    EXPECT_EQ(fault(question, {ring[0]}), "there are more or fewer tiles than cells");
    EXPECT_EQ(fault(question, {ring[0], {Tile(), curve.turned(3)}, {curve}}),
              "row 2, column 1: the cell is empty");
    EXPECT_EQ(fault(question, {ring[0], {curve, curve.turned(1)}}),
              "row 1, column 2: the south side differs from its neighbour's");
    question.border = Edge::road;
    EXPECT_EQ(fault(question, ring), "row 1, column 1: the north side differs from the border");
    question.border.reset();
    question.sides = {{{0, 0}, Side::east, Edge::city}};
    EXPECT_EQ(fault(question, ring), "row 1, column 1: the east side is not as given");
    question.sides.clear();
    question.fixed = {{{0, 0}, curve}};
    EXPECT_EQ(fault(question, ring), "row 1, column 1: the fixed tile is not there");
    question.fixed.clear();
    question.equal_apart = true;
    EXPECT_EQ(fault(question, ring), "row 1, column 1: an equal tile is beyond the east side");
}

TEST(ArrangeVerify, FeaturesAreApartIfOneGoesAcross) {
    Question question = square();
    question.features_apart = {tile::FeatureKind::road};
    EXPECT_EQ(fault(question, ring), "");
    const Rows cross = {{curve.turned(3), curve}, {curve.turned(2), curve.turned(1)}};
    EXPECT_EQ(fault(question, cross), "row 1, column 1: there is another road beyond the east side");
}

TEST(ArrangeVerify, TilesAreCounted) {
    Question question = square();
    question.kinds[0].most = 3;
    EXPECT_EQ(fault(question, ring), "a kind of tile is placed 4 times, not 4 to 3");
    question.kinds = kinds_of(std::vector{meadow});
    allow_leftovers(question.kinds);
    EXPECT_EQ(fault(question, ring), "a tile is placed that is not among the given tiles");
}

}  // namespace
}  // namespace bastide::arrange
