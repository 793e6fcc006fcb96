// What lies where on the screen: a title, the board at the left, the panel with hand and score beside it, and
// at the bottom what was said and the keys.
#pragma once

#include <optional>

#include "bastide/draw/terminal/tile_sheet.h"
#include "tui/frame.h"

namespace bastide::tui {

struct SoloLayout {
    draw::CharacterSize tile;  // of a square, in characters
    draw::CharacterSize hand;  // of a tile of the hand
    ScreenPos board;           // of the first square shown; the frame is around it
    int first_row = 0;
    int first_column = 0;
    int shown_rows = 0;
    int shown_columns = 0;
    bool is_whole = false;  // all of the board is in view
    ScreenPos panel;
    int panel_columns = 0;
    int message_row = 0;  // two rows of keys follow

    // Where a square is, if it is in view.
    std::optional<ScreenPos> cell(int row, int column) const;

    // The square at a cell, as row and column of the board.
    std::optional<ScreenPos> square_at(ScreenPos cell) const;

    // The place in the hand whose box is there.
    std::optional<int> hand_at(ScreenPos cell) const;
    ScreenPos hand_box(int place) const;
    int box_rows() const { return hand.rows + 2; }
    int box_columns() const { return hand.columns + 2; }

    int discard_row() const { return panel.row + box_rows() + 1; }
    bool is_discard(ScreenPos cell) const { return cell.row == discard_row() && cell.column >= panel.column; }
};

// None if the screen is too small. The squares are as large as lets the whole board be seen; a board too
// large even so is seen in part from near, around the cursor, and from far as a whole as long as it can be.
std::optional<SoloLayout> lay_out_solo(draw::CharacterSize screen, draw::Strokes strokes, int size,
                                       ScreenPos cursor, Distance distance);

}  // namespace bastide::tui
