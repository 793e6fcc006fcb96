// Small tiles are still recognisable, and join.
#include "bastide/draw/terminal/raster.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "bastide/draw/terminal/tile_sheet.h"
#include "bastide/tile/catalogue.h"
#include "bastide/tile/sections.h"

namespace bastide::draw {
namespace {

using tile::Edge;
using tile::Side;

// The squares at the middle of a side. Down the picture there is one where tiles are small: below the middle.
std::vector<Dot> middle_of_side(const Raster& raster, Side side) {
    const int last_row = raster.rows() - 1;
    const int last_column = raster.columns() - 1;
    const int row = raster.rows() / 2;
    const int row_before = raster.rows() > 10 ? row - 1 : row;
    const int column = raster.columns() / 2;
    switch (side) {
        case Side::north:
            return {raster.at(0, column - 1), raster.at(0, column)};
        case Side::east:
            return {raster.at(row_before, last_column), raster.at(row, last_column)};
        case Side::south:
            return {raster.at(last_row, column - 1), raster.at(last_row, column)};
        case Side::west:
            break;
    }
    return {raster.at(row_before, 0), raster.at(row, 0)};
}

bool is_roof(const Dot& dot) {
    return dot.surface == Surface::roof || dot.surface == Surface::old_roof;
}

// From two rows of characters. One row is too small and is drawn differently.
TEST(DrawRaster, SidesShowTheirEdgesAtEverySize) {
    for (const CharacterSize size : tile_sizes(GlyphSet::blocks).subspan(1)) {
        for (const tile::Tile tile : tile::catalogue) {
            const Raster raster = tile_raster(tile, size);
            for (const Side side : tile::all_sides) {
                for (const Dot& dot : middle_of_side(raster, side)) {
                    const Edge edge = tile.edge(side);
                    EXPECT_EQ(dot.surface == Surface::road, edge == Edge::road) << size.rows << index(side);
                    EXPECT_EQ(is_roof(dot), edge == Edge::city) << size.rows << index(side);
                }
            }
        }
    }
}

// Squares are twice as high as wide.
TEST(DrawRaster, RoadsAreAsWideEitherWay) {
    for (const CharacterSize size : tile_sizes(GlyphSet::blocks).subspan(1)) {
        const tile::Tile road({Edge::field, Edge::road, Edge::field, Edge::road});
        const Raster across = tile_raster(road, size);
        const Raster down = tile_raster(road.rotate(1), size);
        int high = 0;
        int wide = 0;
        for (int row = 0; row < across.rows(); ++row) high += across.at(row, 0).surface == Surface::road;
        for (int column = 0; column < down.columns(); ++column)
            wide += down.at(0, column).surface == Surface::road;
        EXPECT_EQ(wide, 2 * high) << size.rows;
    }
}

TEST(DrawRaster, SquaresReferToTheirSection) {
    for (const tile::Tile tile : tile::catalogue) {
        const Raster raster = tile_raster(tile, largest_tile);
        const tile::Sections all = sections(tile);
        for (const Side side : tile::all_sides)
            for (const Dot& dot : middle_of_side(raster, side)) EXPECT_EQ(dot.section, all.at(side));
    }
}

TEST(DrawRaster, TurnedTilesAreTurned) {
    // Squares are twice as high as wide: a tile and its half turn have the same picture, rotated.
    for (const tile::Tile tile : tile::catalogue) {
        const Raster one = tile_raster(tile, {7, 14});
        const Raster other = tile_raster(tile.rotate(2), {7, 14});
        int differing = 0;
        for (int row = 0; row < one.rows(); ++row) {
            for (int column = 0; column < one.columns(); ++column) {
                const Dot& here = one.at(row, column);
                const Dot& there = other.at(one.rows() - 1 - row, one.columns() - 1 - column);
                const bool is_building = tile.has_monastery();
                if (!is_building && is_roof(here) != is_roof(there)) ++differing;
            }
        }
        // If two colours share a square evenly, either may win.
        EXPECT_LE(differing, 4);
    }
}

TEST(DrawRaster, TheEmptySquareHasNothing) {
    const Raster raster = tile_raster(tile::Tile(), {3, 7});
    for (int row = 0; row < raster.rows(); ++row)
        for (int column = 0; column < raster.columns(); ++column) EXPECT_EQ(raster.at(row, column), Dot());
}

}  // namespace
}  // namespace bastide::draw
