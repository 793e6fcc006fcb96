// The window on a board without borders: the required squares are visible for every cursor position.
#include "tui/table_layout.h"

#include <gtest/gtest.h>

namespace bastide::tui {
namespace {

using draw::GlyphSet;

constexpr draw::CharacterSize usual = {24, 80};

TEST(TuiTableLayout, FitsTheSmallestScreen) {
    const Bounds bounds{{-1, -1}, {1, 1}};
    EXPECT_FALSE(lay_out_table({23, 80}, GlyphSet::lines, bounds, {}, {}, Distance::near));
    EXPECT_FALSE(lay_out_table({24, 79}, GlyphSet::lines, bounds, {}, {}, Distance::near));
    const auto layout = lay_out_table(usual, GlyphSet::lines, bounds, {}, {}, Distance::near);
    ASSERT_TRUE(layout);
    // Title, board with its frame, message and two rows of keys, with the panel next to the board.
    EXPECT_LE(layout->area.row + layout->area_rows + 1, layout->message_row);
    EXPECT_LT(layout->area.column + layout->area_columns, layout->panel.column);
    EXPECT_EQ(layout->panel.column + layout->panel_columns, 80);
    EXPECT_EQ(layout->tile, (draw::CharacterSize{3, 7}));
    const Bounds large{{-9, -9}, {9, 9}};
    const auto part = lay_out_table(usual, GlyphSet::lines, large, {}, {}, Distance::near);
    EXPECT_EQ(part->shown_columns, 6);
    EXPECT_EQ(part->shown_rows, 6);
}

TEST(TuiTableLayout, TilesAreAsLargeAsTheWindowAllows) {
    const auto rows_of_tile = [](draw::CharacterSize screen, const Bounds& bounds, Distance distance) {
        return lay_out_table(screen, GlyphSet::blocks, bounds, {}, {}, distance)->tile.rows;
    };
    const Bounds small{{-1, -1}, {1, 1}};
    const Bounds middling{{-3, -3}, {3, 3}};
    const Bounds large{{-8, -8}, {8, 8}};
    EXPECT_EQ(rows_of_tile(usual, small, Distance::near), 5) << "18 rows are free, 2 of them for the cursor";
    EXPECT_EQ(rows_of_tile({60, 200}, small, Distance::near), 7) << "the largest there is";
    EXPECT_EQ(rows_of_tile({60, 200}, middling, Distance::near), 7);
    EXPECT_EQ(rows_of_tile({40, 120}, middling, Distance::near), 4);
    EXPECT_EQ(rows_of_tile(usual, large, Distance::near), 3) << "from near, tiles are seen well";
    EXPECT_EQ(rows_of_tile(usual, large, Distance::middle), 2);
    EXPECT_EQ(rows_of_tile(usual, middling, Distance::middle), 2);
    EXPECT_EQ(rows_of_tile(usual, large, Distance::far), 1) << "from far, all of them are seen";
    EXPECT_FALSE(lay_out_table(usual, GlyphSet::blocks, large, {}, {}, Distance::near)->is_whole);
    EXPECT_TRUE(lay_out_table(usual, GlyphSet::blocks, large, {}, {}, Distance::far)->is_whole);
}

TEST(TuiTableLayout, TheTileInHandHasTheSizeOfPlacedTiles) {
    const Bounds bounds{{-2, -2}, {2, 2}};
    const auto layout = lay_out_table({60, 200}, GlyphSet::blocks, bounds, {}, {}, Distance::near);
    EXPECT_EQ(layout->hand, layout->tile);
    EXPECT_GE(layout->panel_columns, layout->hand.columns + 25);
}

TEST(TuiTableLayout, ASmallBoardIsWholeAndCentred) {
    const Bounds bounds{{-1, -2}, {2, 1}};
    for (const ScreenPos cursor : {ScreenPos{-1, -2}, ScreenPos{2, 1}}) {
        const auto layout = lay_out_table(usual, GlyphSet::lines, bounds, cursor, {40, 40}, Distance::near);
        ASSERT_TRUE(layout);
        EXPECT_EQ(layout->first, bounds.low);
        EXPECT_EQ(layout->shown_rows, bounds.rows());
        EXPECT_EQ(layout->shown_columns, bounds.columns());
        EXPECT_TRUE(layout->is_whole);
        const int above = layout->board.row - layout->area.row;
        const int below = layout->area_rows - above - bounds.rows() * layout->tile.rows;
        EXPECT_GE(above, 1) << "for the cursor's frame";
        EXPECT_LE(below - above, 1);
        EXPECT_GE(below, above);
    }
}

TEST(TuiTableLayout, FollowsTheCursorAsLittleAsPossible) {
    const Bounds bounds{{-10, -20}, {10, 20}};
    ScreenPos first{-3, -3};
    ScreenPos cursor{0, 0};
    const auto go = [&](int right, int down) {
        cursor = {cursor.row + down, cursor.column + right};
        const auto layout = lay_out_table(usual, GlyphSet::lines, bounds, cursor, first, Distance::near);
        ASSERT_TRUE(layout);
        ASSERT_TRUE(layout->cell(cursor));
        first = layout->first;
    };
    go(1, 1);
    EXPECT_EQ(first, (ScreenPos{-3, -3})) << "what was in view stays";
    go(1, 0);
    EXPECT_EQ(first, (ScreenPos{-3, -2})) << "a square beyond the cursor is seen";
    for (int i = 0; i < 18; ++i) go(1, 0);
    EXPECT_EQ(first.column + 5, 20 + 1) << "room for the cursor's frame, and no more";
    for (int i = 0; i < 11; ++i) go(0, -1);
    EXPECT_EQ(first.row, -10 - 1);
}

TEST(TuiTableLayout, CellsAndSquaresAgree) {
    for (const Distance distance : {Distance::near, Distance::far}) {
        const auto layout =
            lay_out_table({30, 100}, GlyphSet::blocks, {{-20, -20}, {20, 20}}, {3, 4}, {}, distance);
        ASSERT_TRUE(layout);
        int seen = 0;
        for (int row = -21; row <= 21; ++row) {
            for (int column = -21; column <= 21; ++column) {
                const auto cell = layout->cell({row, column});
                if (!cell) continue;
                ++seen;
                EXPECT_EQ(layout->square_at(*cell), (ScreenPos{row, column}));
                EXPECT_EQ(layout->square_at(
                              {cell->row + layout->tile.rows - 1, cell->column + layout->tile.columns - 1}),
                          (ScreenPos{row, column}));
            }
        }
        EXPECT_EQ(seen, layout->shown_rows * layout->shown_columns);
        EXPECT_FALSE(layout->square_at({layout->board.row - 1, layout->board.column}));
        EXPECT_FALSE(layout->square_at(layout->panel));
    }
}

}  // namespace
}  // namespace bastide::tui
