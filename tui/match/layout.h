// What lies where on the screen of a match: a title, the table at the left, the panel with players, hand and
// log beside it, and at the bottom what was said and the keys.
//
// The table has no borders, so a window shows a part of it; it stays where it is until the cursor nears its
// edge.
#pragma once

#include <optional>

#include "bastide/draw/terminal/tile_sheet.h"
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
    draw::CharacterSize tile;  // of a square, in characters
    draw::CharacterSize hand;  // of the tile in hand
    match::Cell first;         // the one shown in the north-west
    int shown_rows = 0;        // in squares
    int shown_columns = 0;
    bool is_whole = false;  // all of the table is in view
    Cell area;              // the first cell inside the frame of the table, and its size
    int area_rows = 0;
    int area_columns = 0;
    Cell board;  // the first cell of the first square that is wholly in view
    Cell panel;
    int panel_rows = 0;
    int panel_columns = 0;
    int message_row = 0;  // two rows of keys follow

    // Where a square is, if it is in view.
    std::optional<Cell> cell(match::Cell at) const;

    // The square at a cell.
    std::optional<match::Cell> square_at(Cell cell) const;
};

// None if the screen is too small. Tiles are as large as lets the whole table be seen; a table too large even
// so is seen in part from near, and from far as a whole as long as it can be. `first` is what was shown first
// before: a table that fits is in the middle; of another, what is shown moves no further than brings the
// cursor's neighbours into view.
std::optional<MatchLayout> lay_out_match(draw::CharacterSize screen, draw::Strokes strokes,
                                         const Bounds& bounds, match::Cell cursor, match::Cell first,
                                         Distance distance);

}  // namespace bastide::tui
