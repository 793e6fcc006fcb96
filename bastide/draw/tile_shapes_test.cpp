#include "bastide/draw/tile_shapes.h"

#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include <gtest/gtest.h>

#include "bastide/tile/legend.h"
#include "bastide/tile/testing/all_tiles.h"

namespace bastide::draw {
namespace {

using tile::Edge;
using tile::FeatureKind;
using tile::Side;
using tile::Tile;

Tile tile(int n, int e, int s, int w, int cities) {
    return tile::read_legend({n, e, s, w, cities}).tile;
}

// The point at `along` from 0 to 100 of a side, clockwise, and `deep` units inside the tile.
Point near_side(Side side, double along, double deep) {
    return rotate(Point{along, deep}, static_cast<int>(index(side)));
}

TEST(DrawTileShapes, EverySectionHasAnAreaWithItsSeal) {
    for (const Tile tile : tile::testing::all_tiles()) {
        const TileShapes shapes = tile_shapes(tile);
        const tile::Sections all = sections(tile);
        ASSERT_EQ(shapes.sections.size(), all.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            EXPECT_EQ(shapes.sections[i].section, all[i]);
            EXPECT_TRUE(contains(shapes.sections[i].area, shapes.sections[i].seal))
                << int{tile.code()} << ' ' << i;
        }
        ASSERT_EQ(shapes.monastery.has_value(), tile.has_monastery());
        if (shapes.monastery) {
            EXPECT_TRUE(contains(shapes.monastery->area, shapes.monastery->seal));
        }
    }
}

TEST(DrawTileShapes, AreasAreClosedAndStayOnTheTile) {
    for (const Tile tile : tile::testing::all_tiles()) {
        for (const SectionShape& shape : tile_shapes(tile).sections) {
            for (std::size_t i = 0; i < shape.area.size(); ++i) {
                const Point end = shape.area[i][3];
                const Point begin = shape.area[(i + 1) % shape.area.size()][0];
                EXPECT_LT(length(end - begin), 1e-6) << int{tile.code()};
            }
            for (const Point point : flattened(shape.area)) {
                EXPECT_TRUE(point.x > -1e-6 && point.x < 100 + 1e-6 && point.y > -1e-6 &&
                            point.y < 100 + 1e-6);
            }
        }
    }
}

// Just inside the border, each point belongs to the section of its side or to none.
TEST(DrawTileShapes, SectionsReachTheirSidesAndNoOthers) {
    for (const Tile tile : tile::testing::all_tiles()) {
        const TileShapes shapes = tile_shapes(tile);
        for (const Side side : tile::all_sides) {
            for (const double along : {12.0, 30.0, 50.0, 70.0, 88.0}) {
                for (std::size_t i = 0; i < shapes.sections.size(); ++i) {
                    const tile::Section& section = shapes.sections[i].section;
                    const bool covers =
                        section.reaches(side) && (section.kind == FeatureKind::city || along == 50);
                    EXPECT_EQ(contains(shapes.sections[i].area, near_side(side, along, 0.1)), covers)
                        << int{tile.code()} << ' ' << name(side) << ' ' << along;
                }
            }
        }
    }
}

// Everything that crosses one side, viewed from inside the tile: the ends of outlines and wall lines, in
// hundredths from the side's northern or western end.
using Crossing = std::tuple<FeatureKind, int>;

std::set<Crossing> crossings(Tile tile, Side side) {
    std::set<Crossing> found;
    const auto add = [&](FeatureKind kind, Point point) {
        const Point upright = rotate(point, -static_cast<int>(index(side)));
        if (std::abs(upright.y) > 1e-6) return;
        const bool runs_back = side == Side::south || side == Side::west;
        const double along = runs_back ? 100 - upright.x : upright.x;
        found.emplace(kind, static_cast<int>(along * 100 + 0.5));
    };
    const TileShapes shapes = tile_shapes(tile);
    for (const SectionShape& shape : shapes.sections) {
        if (shape.section.kind != FeatureKind::road || !shape.section.reaches(side)) continue;
        for (const Arc& arc : shape.area) add(FeatureKind::road, arc[0]);
    }
    if (tile.edge(side) != Edge::city) return found;
    for (const Wall& wall : shapes.walls) {
        for (const Point end : {wall.inner.front()[0], wall.inner.back()[3]}) add(FeatureKind::city, end);
    }
    for (const Point tower : shapes.corner_towers) {
        const Point upright = rotate(tower, -static_cast<int>(index(side)));
        if (std::abs(upright.y) > 1e-6) continue;
        const double stone = upright.x < 50 ? wall_at_border : 100 - wall_at_border;
        add(FeatureKind::city, rotate(Point{stone, 0}, static_cast<int>(index(side))));
    }
    return found;
}

TEST(DrawTileShapes, NeighboursWithTheSameEdgeMeetAtTheSamePoints) {
    std::map<Edge, std::set<std::set<Crossing>>> seen;
    for (const Tile tile : tile::testing::all_tiles()) {
        for (const Side side : tile::all_sides) seen[tile.edge(side)].insert(crossings(tile, side));
    }
    const std::set<Crossing> road = {{FeatureKind::road, 4450}, {FeatureKind::road, 5550}};
    const std::set<Crossing> city = {{FeatureKind::city, 700}, {FeatureKind::city, 9300}};
    EXPECT_EQ(seen[Edge::field], (std::set<std::set<Crossing>>{{}}));
    EXPECT_EQ(seen[Edge::road], (std::set<std::set<Crossing>>{road}));
    EXPECT_EQ(seen[Edge::city], (std::set<std::set<Crossing>>{city}));
}

TEST(DrawTileShapes, RoadsLeaveAtRightAngles) {
    for (const Tile tile : tile::testing::all_tiles()) {
        for (const SectionShape& shape : tile_shapes(tile).sections) {
            if (shape.section.kind != FeatureKind::road) continue;
            const Arc& first = shape.centre_line.front();
            const Point step = first[1] - first[0];
            EXPECT_TRUE(std::abs(step.x) < 1e-9 || std::abs(step.y) < 1e-9) << int{tile.code()};
        }
    }
}

TEST(DrawTileShapes, SeparateCitiesDoNotOverlap) {
    for (const Tile tile : tile::testing::all_tiles()) {
        const TileShapes shapes = tile_shapes(tile);
        for (const SectionShape& one : shapes.sections) {
            for (const SectionShape& other : shapes.sections) {
                if (&one == &other || one.section.kind != FeatureKind::city ||
                    other.section.kind != FeatureKind::city)
                    continue;
                for (const Point point : flattened(one.area))
                    EXPECT_FALSE(contains(other.area, point)) << int{tile.code()};
            }
        }
    }
}

TEST(DrawTileShapes, RoadsEndAccordingToTheLegend) {
    EXPECT_TRUE(tile_shapes(tile(1, 1, 1, 1, 0)).village);
    EXPECT_TRUE(tile_shapes(tile(2, 1, 1, 1, 1)).village);
    EXPECT_FALSE(tile_shapes(tile(1, 0, 1, 0, 0)).village);
    EXPECT_FALSE(tile_shapes(tile(0, 0, 1, 0, 0)).village);  // at the monastery
    EXPECT_EQ(tile_shapes(tile(2, 2, 1, 2, 1)).gates.size(), 1U);
    EXPECT_EQ(tile_shapes(tile(2, 1, 2, 1, 1)).gates.size(), 2U);  // across the city
    EXPECT_EQ(tile_shapes(tile(2, 1, 2, 1, 2)).gates.size(), 0U);  // between the cities
    EXPECT_TRUE(tile_shapes(tile(2, 1, 2, 0, 2)).village);         // neither city is ahead
    EXPECT_TRUE(tile_shapes(Tile()).sections.empty());
}

}  // namespace
}  // namespace bastide::draw
