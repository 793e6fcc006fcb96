#include "tui/match/bounds.h"

#include <gtest/gtest.h>

namespace bastide::tui {
namespace {

TEST(TuiMatchBounds, AreOneSquareWiderOnEverySide) {
    match::Board board;
    board.place({0, 0}, match::oriented_tile(match::start_type, 0));
    board.place({-1, 0}, match::oriented_tile(match::start_type, 0));
    const Bounds bounds = bounds_of(board);
    EXPECT_EQ(bounds.low, (ScreenPos{-1, -2}));
    EXPECT_EQ(bounds.high, (ScreenPos{1, 1}));
    EXPECT_EQ(bounds.columns(), 4);
    EXPECT_EQ(bounds.rows(), 3);
}

}  // namespace
}  // namespace bastide::tui
