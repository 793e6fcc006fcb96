// Tiles as characters that show what they are, and join those of their neighbours.
#include "tui/match/look.h"

#include <gtest/gtest.h>

namespace bastide::tui {
namespace {

const Glyph& at(const TileGlyphs& glyphs, Cell cell) {
    return glyphs[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
}

// What leaves a tile by the middle of a side is what the neighbour has there.
TEST(TuiMatchLook, RoadsLeaveByTheMiddleOfTheirSide) {
    constexpr std::array<Cell, 4> middles = {{{0, 3}, {1, 6}, {2, 3}, {1, 0}}};
    for (std::size_t i = 0; i < match::turned_count; ++i) {
        const auto tile = static_cast<match::Turned>(i);
        const TileGlyphs glyphs = glyphs_of(tile, 0, false);
        for (const tile::Side side : tile::all_sides) {
            const bool is_road = match::turned_tiles[i].edges[index(side)] == tile::Edge::road;
            EXPECT_EQ(at(glyphs, middles[index(side)]).role == Role::road, is_road)
                << match::types[i / 4].name << " turned " << i % 4;
        }
    }
}

TEST(TuiMatchLook, CompletePiecesLookOtherwise) {
    const match::Turned tile = match::turned(match::start_type, 0);
    const TileGlyphs open = glyphs_of(tile, 0, true);
    const TileGlyphs closed = glyphs_of(tile, 1, true);
    int changed = 0;
    for (std::size_t row = 0; row < draw::cell_rows; ++row) {
        for (std::size_t column = 0; column < draw::cell_columns; ++column) {
            const bool is_city = open[row][column].role == Role::city;
            EXPECT_EQ(open[row][column].text != closed[row][column].text, is_city);
            changed += is_city ? 1 : 0;
        }
    }
    EXPECT_GT(changed, 0);
}

TEST(TuiMatchLook, AsciiIsAscii) {
    for (std::size_t i = 0; i < match::turned_count; ++i) {
        const auto tile = static_cast<match::Turned>(i);
        std::string all(small_glyph(tile, false).text);
        for (const auto& row : glyphs_of(tile, 0xFF, false))
            for (const Glyph& glyph : row) all += glyph.text;
        EXPECT_EQ(all.size(), 1 + draw::cell_rows * draw::cell_columns);
        for (const char each : all) EXPECT_TRUE(each >= ' ' && each < 127);
    }
}

TEST(TuiMatchLook, SmallTilesShowTheirRoads) {
    const auto small = [](std::string_view name, int rotation) {
        return small_glyph(match::turned(match::find_type(name).value_or(0), rotation), true).text;
    };
    EXPECT_EQ(small("RFr", 0), "━");
    EXPECT_EQ(small("RFr", 1), "┃");
    EXPECT_EQ(small("RRRR", 0), "╋");
    EXPECT_EQ(small("LR", 2), "†");
    EXPECT_EQ(small("Cccc+", 0), "▓");
}

}  // namespace
}  // namespace bastide::tui
