// The window on a table without borders: what must be seen is, wherever the cursor goes.
#include "tui/match/layout.h"

#include <gtest/gtest.h>

namespace bastide::tui {
namespace {

TEST(TuiMatchLayout, NeedsTheLeastScreen) {
    const Bounds bounds{{-1, -1}, {1, 1}};
    EXPECT_FALSE(lay_out_match(23, 80, bounds, {}, {}, false));
    EXPECT_FALSE(lay_out_match(24, 79, bounds, {}, {}, false));
    const auto layout = lay_out_match(24, 80, bounds, {}, {}, false);
    ASSERT_TRUE(layout);
    // Title, table with its frame, message and two rows of keys; beside it the panel.
    EXPECT_LE(layout->board.row + layout->shown_rows * layout->tile_rows + 1, layout->message_row);
    EXPECT_LT(layout->board.column + layout->shown_columns * layout->tile_columns, layout->panel.column);
    EXPECT_EQ(layout->panel.column + MatchLayout::panel_columns, 80);
    EXPECT_EQ(layout->shown_columns, 6);
    EXPECT_EQ(layout->shown_rows, 6);
}

TEST(TuiMatchLayout, ASmallTableIsWholeAndInTheMiddle) {
    const Bounds bounds{{-2, -1}, {1, 2}};
    for (const match::Cell cursor : {match::Cell{-2, -1}, match::Cell{1, 2}}) {
        const auto layout = lay_out_match(24, 80, bounds, cursor, {40, 40}, false);
        ASSERT_TRUE(layout);
        EXPECT_EQ(layout->first, (match::Cell{-3, -2}));
    }
}

TEST(TuiMatchLayout, FollowsTheCursorNoFurtherThanItMust) {
    const Bounds bounds{{-20, -10}, {20, 10}};
    match::Cell first{-3, -3};
    match::Cell cursor{0, 0};
    const auto go = [&](int right, int down) {
        cursor = {static_cast<std::int8_t>(cursor.x + right), static_cast<std::int8_t>(cursor.y + down)};
        const auto layout = lay_out_match(24, 80, bounds, cursor, first, false);
        ASSERT_TRUE(layout);
        ASSERT_TRUE(layout->cell(cursor));
        first = layout->first;
    };
    go(1, 1);
    EXPECT_EQ(first, (match::Cell{-3, -3})) << "what was in view stays";
    go(1, 0);
    EXPECT_EQ(first, (match::Cell{-2, -3})) << "a square beyond the cursor is seen";
    for (int i = 0; i < 18; ++i) go(1, 0);
    EXPECT_EQ(first.x + 5, 20) << "nothing beyond the bounds is shown";
    for (int i = 0; i < 11; ++i) go(0, -1);
    EXPECT_EQ(first.y, -10);
}

TEST(TuiMatchLayout, CellsAndSquaresAgree) {
    for (const bool whole : {false, true}) {
        const auto layout = lay_out_match(30, 100, {{-20, -20}, {20, 20}}, {3, 4}, {}, whole);
        ASSERT_TRUE(layout);
        int seen = 0;
        for (std::int8_t y = -21; y <= 21; ++y) {
            for (std::int8_t x = -21; x <= 21; ++x) {
                const auto cell = layout->cell({x, y});
                if (!cell) continue;
                ++seen;
                EXPECT_EQ(layout->square_at(*cell), (match::Cell{x, y}));
                EXPECT_EQ(layout->square_at(
                              {cell->row + layout->tile_rows - 1, cell->column + layout->tile_columns - 1}),
                          (match::Cell{x, y}));
            }
        }
        EXPECT_EQ(seen, layout->shown_rows * layout->shown_columns);
        EXPECT_FALSE(layout->square_at({layout->board.row - 1, layout->board.column}));
        EXPECT_FALSE(layout->square_at(layout->panel));
    }
}

TEST(TuiMatchLayout, TheBoundsHaveASquareMoreOnEverySide) {
    match::Board board;
    board.lay({0, 0}, match::turned(match::start_type, 0));
    board.lay({-1, 0}, match::turned(match::start_type, 0));
    const Bounds bounds = bounds_of(board);
    EXPECT_EQ(bounds.low, (match::Cell{-2, -1}));
    EXPECT_EQ(bounds.high, (match::Cell{1, 1}));
    EXPECT_EQ(bounds.columns(), 4);
    EXPECT_EQ(bounds.rows(), 3);
}

}  // namespace
}  // namespace bastide::tui
