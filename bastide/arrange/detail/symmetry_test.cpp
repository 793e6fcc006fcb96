// The images of the first cell under the symmetries of a problem.
#include "bastide/arrange/detail/symmetry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/arrange/read.h"

namespace bastide::arrange::detail {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;
using tile::Edge;
using tile::Tile;

const Tile curve({Edge::road, Edge::road, Edge::field, Edge::field});
// A city in the north and a road in the south and the east: its mirror image is another tile.
const Tile handed({Edge::city, Edge::road, Edge::road, Edge::field});

Problem with(Shape shape, const Kinds& kinds) {
    Problem problem;
    problem.shape = std::move(shape);
    problem.kinds = kinds;
    return problem;
}

TEST(ArrangeSymmetry, ARectangleHasFourCorners) {
    const Kinds kinds = kinds_of(std::vector{curve, handed, handed.mirror()});
    EXPECT_THAT(images_of_first_cell(with(*Shape::rectangle(2, 3), kinds)), UnorderedElementsAre(2, 3, 5));
    EXPECT_THAT(images_of_first_cell(with(*Shape::rectangle(3, 3), kinds)), UnorderedElementsAre(2, 6, 8));
    EXPECT_THAT(images_of_first_cell(with(*Shape::rectangle(1, 1), kinds)), IsEmpty());
}

TEST(ArrangeSymmetry, ChiralTilesExcludeReflections) {
    EXPECT_THAT(images_of_first_cell(with(*Shape::rectangle(2, 3), kinds_of(std::vector{handed}))),
                ElementsAre(5));
    const Kinds uneven = kinds_of(std::vector{handed, handed, handed.mirror()});
    EXPECT_THAT(images_of_first_cell(with(*Shape::rectangle(2, 3), uneven)), ElementsAre(5));
    EXPECT_EQ(rank_of(handed), rank_of(handed.mirror().rotate(1)));
    EXPECT_NE(rank_of(handed), rank_of(curve));
}

TEST(ArrangeSymmetry, IrregularShapesHaveNoSymmetry) {
    const Kinds kinds = kinds_of(std::vector{curve});
    EXPECT_THAT(images_of_first_cell(with(*read_mask("##\n#\n#\n"), kinds)), IsEmpty());
    EXPECT_THAT(images_of_first_cell(with(*read_mask("##\n#\n"), kinds)), IsEmpty())
        << "its one mirror goes through the first cell";
    EXPECT_THAT(images_of_first_cell(with(*read_mask("...\n.##\n..##\n"), kinds)), ElementsAre(3));
}

TEST(ArrangeSymmetry, FixedTilesAndSidesAreMappedToo) {
    Problem problem = with(*Shape::rectangle(2, 3), kinds_of(std::vector{curve}));
    problem.fixed = {{{0, 0}, curve}};
    EXPECT_THAT(images_of_first_cell(problem), IsEmpty());
    problem.fixed.push_back({{1, 2}, curve.rotate(2)});
    EXPECT_THAT(images_of_first_cell(problem), ElementsAre(5));
    problem.fixed.clear();
    problem.sides = {{{0, 1}, tile::Side::north, Edge::road}};
    EXPECT_THAT(images_of_first_cell(problem), ElementsAre(2));
    problem.sides.push_back({{0, 0}, tile::Side::west, Edge::road});
    EXPECT_THAT(images_of_first_cell(problem), IsEmpty());
}

}  // namespace
}  // namespace bastide::arrange::detail
