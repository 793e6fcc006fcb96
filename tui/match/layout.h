// What lies where on the screen of a match: a title, the table at the left, the panel with players, hand and
// log beside it, and at the bottom what was said and the keys.
//
// The table has no borders, so a window shows a part of it; it stays where it is until the cursor nears its
// edge.
#pragma once

#include <optional>

#include "bastide/draw/tile_cells.h"
#include "bastide/match/board.h"
#include "tui/frame.h"

namespace bastide::tui {

// The squares where tiles are or may be laid.
struct Bounds {
    match::Cell low;
    match::Cell high;

    int columns() const { return high.x - low.x + 1; }
    int rows() const { return high.y - low.y + 1; }
};

// All tiles with a square more on every side. Linear in tiles.
Bounds bounds_of(const match::Board& board);

struct MatchLayout {
    static constexpr int panel_columns = 35;

    int tile_rows = 0;  // of a square, in cells
    int tile_columns = 0;
    match::Cell first;   // the one shown in the north-west
    int shown_rows = 0;  // in squares
    int shown_columns = 0;
    Cell board;  // the first cell of the first square; the frame is around it
    Cell panel;
    int panel_rows = 0;
    int message_row = 0;  // two rows of keys follow

    // Where a square is, if it is in view.
    std::optional<Cell> cell(match::Cell at) const;

    // The square at a cell.
    std::optional<match::Cell> square_at(Cell cell) const;
};

// None if the screen is too small. `first` is what was shown first before; with `whole` a square is so small
// that a usual table is seen whole, else it has the cells of `tile_cells`. A table that fits is in the
// middle; of another, what is shown moves no further than brings the cursor's neighbours into view.
std::optional<MatchLayout> lay_out_match(int rows, int columns, const Bounds& bounds, match::Cell cursor,
                                         match::Cell first, bool whole);

}  // namespace bastide::tui
