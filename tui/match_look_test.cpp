// Tiles as characters: every piece has its own place for a meeple, and shows what it is.
#include "tui/match_look.h"

#include <set>

#include <gtest/gtest.h>

namespace bastide::tui {
namespace {

const Glyph& at(const TileGlyphs& glyphs, Cell cell) {
    return glyphs[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
}

TEST(MatchLook, EveryPieceHasAPlaceOfItsOwn) {
    for (std::size_t i = 0; i < match::turned_count; ++i) {
        const auto tile = static_cast<match::Turned>(i);
        const match::TileType& type = match::types[i / 4];
        const TileGlyphs glyphs = glyphs_of(tile, 0, true);
        std::set<std::pair<int, int>> places;
        for (std::size_t piece = 0; piece < type.piece_count; ++piece) {
            const Cell place = meeple_place(tile, piece);
            places.emplace(place.row, place.column);
            // Fields may be too narrow to have a character.
            if (type.pieces[piece].kind == match::Kind::field) continue;
            EXPECT_EQ(at(glyphs, place).piece, piece) << type.name << " turned " << i % 4;
        }
        EXPECT_EQ(places.size(), type.piece_count) << type.name << " turned " << i % 4;
    }
}

// What leaves a tile by the middle of a side is what the neighbour has there.
TEST(MatchLook, RoadsLeaveByTheMiddleOfTheirSide) {
    constexpr std::array<Cell, 4> middles = {{{0, 3}, {1, 6}, {2, 3}, {1, 0}}};
    for (std::size_t i = 0; i < match::turned_count; ++i) {
        const auto tile = static_cast<match::Turned>(i);
        const TileGlyphs glyphs = glyphs_of(tile, 0, false);
        for (const Side side : all_sides) {
            const bool is_road = match::turned_tiles[i].edges[index(side)] == Edge::road;
            EXPECT_EQ(at(glyphs, middles[index(side)]).role == Role::road, is_road)
                << match::types[i / 4].name << " turned " << i % 4;
        }
    }
}

TEST(MatchLook, CompletePiecesLookOtherwise) {
    const match::Turned tile = match::turned(match::start_type, 0);
    const TileGlyphs open = glyphs_of(tile, 0, true);
    const TileGlyphs closed = glyphs_of(tile, 1, true);
    for (std::size_t row = 0; row < cell_rows; ++row) {
        for (std::size_t column = 0; column < cell_columns; ++column) {
            const Glyph& one = open[row][column];
            const bool is_city = one.piece == 0 && one.role == Role::city;
            EXPECT_EQ(one.text != closed[row][column].text, is_city);
        }
    }
}

TEST(MatchLook, AsciiIsAscii) {
    for (std::size_t i = 0; i < match::turned_count; ++i) {
        const auto tile = static_cast<match::Turned>(i);
        std::string all(small_glyph(tile, false).text);
        for (const auto& row : glyphs_of(tile, 0xFF, false))
            for (const Glyph& glyph : row) all += glyph.text;
        EXPECT_EQ(all.size(), 1 + cell_rows * cell_columns);
        for (const char each : all) EXPECT_TRUE(each >= ' ' && each < 127);
    }
}

TEST(MatchLook, PennantsHang) {
    for (std::size_t i = 0; i < match::turned_count; ++i) {
        int pennants = 0;
        for (const auto& row : glyphs_of(static_cast<match::Turned>(i), 0, true))
            for (const Glyph& glyph : row) pennants += glyph.text == "◆" ? 1 : 0;
        EXPECT_EQ(pennants, match::types[i / 4].pieces[0].pennants) << match::types[i / 4].name;
    }
}

}  // namespace
}  // namespace bastide::tui
