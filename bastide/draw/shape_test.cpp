#include "bastide/draw/shape.h"

#include <gtest/gtest.h>

#include "bastide/draw/numbers.h"

namespace bastide::draw {
namespace {

TEST(DrawNumbers, AreWrittenInTenths) {
    EXPECT_EQ(svg_number(0), "0");
    EXPECT_EQ(svg_number(-0.04), "0");
    EXPECT_EQ(svg_number(12), "12");
    EXPECT_EQ(svg_number(-3.5), "-3.5");
    EXPECT_EQ(svg_number(-0.26), "-0.3");
    EXPECT_EQ(svg_number(99.96), "100");
    EXPECT_EQ(decimal(-9223372036854775807 - 1), "-9223372036854775808");
}

TEST(DrawShape, TurnsClockwiseAboutTheMiddle) {
    EXPECT_EQ(rotate(Point{50, 0}, 1), (Point{100, 50}));
    EXPECT_EQ(rotate(Point{50, 0}, 2), (Point{50, 100}));
    EXPECT_EQ(rotate(Point{10, 20}, -1), (Point{20, 90}));
    EXPECT_EQ(rotate(Point{10, 20}, 4), (Point{10, 20}));
}

TEST(DrawShape, MovesAsideToTheRight) {
    const Curve east = {straight({0, 50}, {100, 50})};
    const Curve moved = moved_aside(east, 5);
    EXPECT_NEAR(moved[0][0].y, 55, 1e-9);  // y grows southward, which is right of east
    EXPECT_NEAR(moved[0][3].x, 100, 1e-9);
}

TEST(DrawShape, ABendMovedAsideKeepsItsDistance) {
    const Curve bend = {{{{50, 0}, {50, 27.6}, {72.4, 50}, {100, 50}}}};
    // Measuring takes the bend as a chain of steps, which cuts its corners by up to 0.07.
    for (const double aside : {-5.5, 5.5}) {
        for (const Point point : flattened(moved_aside(bend, aside)))
            EXPECT_NEAR(distance(point, bend), 5.5, 0.1);
    }
}

TEST(DrawShape, ContainsSurroundedPoints) {
    const Curve triangle = {straight({0, 0}, {10, 0}), straight({10, 0}, {0, 10}), straight({0, 10}, {0, 0})};
    EXPECT_TRUE(contains(triangle, {2, 3}));
    EXPECT_FALSE(contains(triangle, {6, 6}));
    EXPECT_FALSE(contains(triangle, {-1, 3}));
    EXPECT_NEAR(distance({5, -4}, triangle), 4, 1e-9);
    EXPECT_NEAR(distance({13, -4}, triangle), 5, 1e-9);
}

TEST(DrawShape, PathDataUsesLinesForStraightArcs) {
    const Curve curve = {straight({0, 0}, {10, 0}), {{{10, 0}, {20, 0}, {30, 5}, {30, 15.25}}}};
    EXPECT_EQ(path_data(curve), "M0,0L10,0C20,0 30,5 30,15.3");
    EXPECT_EQ(closed_path_data({straight({0, 0}, {1, 1})}), "M0,0L1,1Z");
    EXPECT_EQ(closed_path_data({}), "");
}

}  // namespace
}  // namespace bastide::draw
