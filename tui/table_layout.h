// What lies where on the screen of a game whose tiles are laid on a table: a title, the table at the left, a
// panel with the tile in hand beside it, and at the bottom what was said and the keys.
//
// The table has no borders, so a window shows a part of it; it stays where it is until the cursor nears its
// edge.
#pragma once

#include <optional>

#include "bastide/draw/terminal/tile_sheet.h"
#include "tui/frame.h"

namespace bastide::tui {

// The squares where tiles are or may be laid. Squares are cells as well, with rows and columns of the table.
struct Bounds {
    ScreenPos low;
    ScreenPos high;

    int rows() const { return high.row - low.row + 1; }
    int columns() const { return high.column - low.column + 1; }
};

struct TableLayout {
    draw::CharacterSize tile;  // of a square, in characters
    draw::CharacterSize hand;  // of the tile in hand
    ScreenPos first;           // the one shown in the north-west
    int shown_rows = 0;        // in squares
    int shown_columns = 0;
    bool is_whole = false;  // all of the table is in view
    ScreenPos area;         // the first cell inside the frame of the table, and its size
    int area_rows = 0;
    int area_columns = 0;
    ScreenPos board;  // the first cell of the first square that is wholly in view
    ScreenPos panel;
    int panel_rows = 0;
    int panel_columns = 0;
    int message_row = 0;  // two rows of keys follow

    // Where a square is, if it is in view.
    std::optional<ScreenPos> cell(ScreenPos square) const;

    // The square at a cell.
    std::optional<ScreenPos> square_at(ScreenPos cell) const;

    // The middle of a square, if it is in view.
    std::optional<ScreenPos> middle(ScreenPos square) const;

    // Of the sheet that is drawn in the area: where a square begins, in view or not.
    draw::CharacterPlace on_sheet(ScreenPos square) const;

    // True if the box of the tile in hand, at a row of the panel, is there.
    bool is_hand_at(int row, ScreenPos cell) const;
};

// None if the screen is too small. Tiles are as large as lets the whole table be seen; a table too large even
// so is seen in part from near, and from far as a whole as long as it can be. `first` is what was shown first
// before: a table that fits is in the middle; of another, what is shown moves no further than brings the
// cursor's neighbours into view.
std::optional<TableLayout> lay_out_table(draw::CharacterSize screen, draw::GlyphSet strokes,
                                         const Bounds& bounds, ScreenPos cursor, ScreenPos first,
                                         Distance distance);

// A tile alone, at its first character.
void draw_tile(const Screen& screen, ScreenPos at, draw::CharacterSize size, tile::Tile tile,
               draw::Rasters& rasters);

// The frame of a table with these bounds, dashed where the table goes on.
void draw_table_frame(const Screen& screen, const TableLayout& layout, const Bounds& bounds);

}  // namespace bastide::tui
