// Conversion of match squares to screen positions.
#pragma once

#include "bastide/match/board.h"
#include "tui/table_layout.h"

namespace bastide::tui {

constexpr ScreenPos on_screen(match::Square at) {
    return {at.y, at.x};
}

constexpr match::Square on_table(ScreenPos square) {
    return {static_cast<std::int8_t>(square.column), static_cast<std::int8_t>(square.row)};
}

// Returns the bounds of all tiles, one square wider on every side. Takes linear time in tiles.
Bounds bounds_of(const match::Board& board);

}  // namespace bastide::tui
