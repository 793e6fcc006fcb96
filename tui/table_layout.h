// The layout of the screen of a game with an unbounded board: a title, the board at the left, a panel with
// the tile in hand next to it, and the notice and the keys at the bottom.
//
// The board has no borders, so a window shows a part of it. The view moves only if the cursor comes close to
// its edge.
#pragma once

#include <optional>

#include "bastide/draw/terminal/tile_sheet.h"
#include "tui/frame.h"

namespace bastide::tui {

// The squares with tiles and those next to them. Squares are also positions, with rows and columns of the
// board.
struct Bounds {
    ScreenPos low;
    ScreenPos high;

    int rows() const { return high.row - low.row + 1; }
    int columns() const { return high.column - low.column + 1; }
};

struct TableLayout {
    draw::CharacterSize tile;  // of a square, in characters
    draw::CharacterSize hand;  // of the tile in hand
    ScreenPos first;           // the north-western visible square
    int shown_rows = 0;        // in squares
    int shown_columns = 0;
    bool is_whole = false;  // the whole board is visible
    ScreenPos area;         // the first cell inside the frame of the table, and its size
    int area_rows = 0;
    int area_columns = 0;
    ScreenPos board;  // the first cell of the first square that is fully visible
    ScreenPos panel;
    int panel_rows = 0;
    int panel_columns = 0;
    int message_row = 0;  // two rows of keys follow

    // Returns the first cell of a square, if it is visible.
    std::optional<ScreenPos> cell(ScreenPos square) const;

    // Returns the square at a cell.
    std::optional<ScreenPos> square_at(ScreenPos cell) const;

    // Returns the middle of a square, if it is visible.
    std::optional<ScreenPos> middle(ScreenPos square) const;

    // Returns the first character of a square on the sheet for the area, visible or not.
    draw::CharacterPlace on_sheet(ScreenPos square) const;

    // True if the box of the tile in hand, at a row of the panel, covers this cell.
    bool is_hand_at(int row, ScreenPos cell) const;
};

// Returns nothing if the screen is too small. Uses the largest tiles with which the whole board fits. If none
// fits, `near` shows a part of the board, and `far` shows the whole board if possible. A board that fits is
// centred. Otherwise the view moves from the previous first square, `first`, only as far as needed to show
// the cursor's neighbours.
std::optional<TableLayout> lay_out_table(draw::CharacterSize screen, draw::GlyphSet strokes,
                                         const Bounds& bounds, ScreenPos cursor, ScreenPos first,
                                         Distance distance);

// Draws a single tile at its first character.
void draw_tile(const Screen& screen, ScreenPos at, draw::CharacterSize size, tile::Tile tile,
               draw::Rasters& rasters);

// Draws the frame of a board with these bounds. Sides beyond which the board continues are dashed.
void draw_table_frame(const Screen& screen, const TableLayout& layout, const Bounds& bounds);

}  // namespace bastide::tui
