#include "bastide/draw/tile_cells.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "bastide/tile/sections.h"
#include "bastide/tile/testing/all_tiles.h"

namespace bastide::draw {
namespace {

using tile::Side;

// The cell at one end of a side: its northern or western end, or the other.
const TileCell& end_cell(const TileCells& cells, Side side, bool far_end) {
    const bool upright = side == Side::east || side == Side::west;
    const std::size_t row = upright ? (far_end ? 2 : 0) : (side == Side::north ? 0 : 2);
    const std::size_t column = upright ? (side == Side::west ? 0 : 6) : (far_end ? 6 : 0);
    return cells[row][column];
}

bool should_continue(const TileCell& cell, Side side) {
    return ((cell.arms >> index(side)) & 1U) != 0;
}

TEST(DrawTileCells, ShowEverySection) {
    for (const tile::Tile tile : tile::testing::all_tiles()) {
        const TileCells cells = tile_cells(tile);
        const tile::Sections all = sections(tile);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool shown = std::ranges::any_of(cells, [&](const auto& line) {
                return std::ranges::any_of(line, [&](const TileCell& cell) {
                    return cell.section == static_cast<int>(i) && cell.mark != Mark::wall;
                });
            });
            EXPECT_TRUE(shown) << int{tile.code()} << ' ' << i;
        }
    }
}

// Roads leave by the middle of road edges, and walls by the ends of city edges unless the city turns the
// corner. Nothing else leaves the tile.
TEST(DrawTileCells, JoinAtTheBorder) {
    for (const tile::Tile tile : tile::testing::all_tiles()) {
        const TileCells cells = tile_cells(tile);
        const tile::Sections all = sections(tile);
        const std::array middles = {&cells[0][3], &cells[1][6], &cells[2][3], &cells[1][0]};
        for (const Side side : tile::all_sides) {
            const TileCell& middle = *middles[index(side)];
            EXPECT_EQ(middle.mark == Mark::road || middle.mark == Mark::gate,
                      tile.edge(side) == tile::Edge::road)
                << int{tile.code()};
            for (const bool far_end : {false, true}) {
                const Side around = side == Side::north || side == Side::south
                                        ? (far_end ? Side::east : Side::west)
                                        : (far_end ? Side::south : Side::north);
                const bool city = tile.edge(side) == tile::Edge::city;
                const bool turns = city && all.at(side) == all.at(around);
                EXPECT_EQ(should_continue(end_cell(cells, side, far_end), side), city && !turns)
                    << int{tile.code()} << ' ' << name(side) << ' ' << far_end;
            }
        }
    }
}

}  // namespace
}  // namespace bastide::draw
