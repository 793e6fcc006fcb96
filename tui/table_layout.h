// The layout of the screen of a game with an unbounded board: a title, the board at the left, a panel with
// the tile in hand next to it, and the notice and the keys at the bottom.
//
// The board has no borders, so the window shows a part of the board. The view moves only if the cursor comes
// close to the edge of the view.
#pragma once

#include <optional>

#include "bastide/draw/terminal/tile_sheet.h"
#include "tui/frame.h"

namespace bastide::tui {

// The bounds of the squares with tiles and of the squares next to them. A square is given as a position,
// whose row and column are those of the board.
struct Bounds {
    ScreenPos low;
    ScreenPos high;

    int rows() const { return high.row - low.row + 1; }
    int columns() const { return high.column - low.column + 1; }
};

struct TableLayout {
    draw::CharacterSize tile;  // the size of a square, in characters
    draw::CharacterSize hand;  // the size of the tile in hand
    ScreenPos first;           // the north-western visible square
    int shown_rows = 0;        // the number of visible rows of squares
    int shown_columns = 0;
    bool is_whole = false;  // true if the whole board is visible
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

// Returns nullopt if the screen is too small. Uses the largest tiles with which the whole board fits. If the
// board does not fit with tiles of any size, `near` and `middle` show a part of the board with large or small
// tiles, and `far` shows the whole board if possible. A board that fits is centred. Otherwise the view moves
// from the previous first square, `first`, only as far as needed to show the cursor's neighbours.
std::optional<TableLayout> lay_out_table(draw::CharacterSize screen, draw::GlyphSet strokes,
                                         const Bounds& bounds, ScreenPos cursor, ScreenPos first,
                                         Distance distance);

// Draws a single tile. `at` is its first character.
void draw_tile(const Screen& screen, ScreenPos at, draw::CharacterSize size, tile::Tile tile,
               draw::Rasters& rasters);

// Draws the frame of a board with these bounds. Sides beyond which the board continues are dashed.
void draw_table_frame(const Screen& screen, const TableLayout& layout, const Bounds& bounds);

}  // namespace bastide::tui
