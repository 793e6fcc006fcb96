// What lies where on the screen: a title, the board at the left, the panel with hand and score beside it, and
// at the bottom what was said and the keys.
#pragma once

#include <optional>

#include "tui/frame.h"

namespace bastide::tui {

inline constexpr int panel_columns = 36;

// A square of the board on the screen is 2 `scale` columns wide and `scale` rows high.
struct Layout {
    static constexpr int most_scale = 5;

    int scale = 1;
    Cell board;  // of the first square shown; the frame is around it
    int first_row = 0;
    int first_column = 0;
    int shown_rows = 0;
    int shown_columns = 0;
    Cell panel;
    int message_row = 0;  // two rows of keys follow

    int square_width() const { return 2 * scale; }

    // Where a square is, if it is in view.
    std::optional<Cell> cell(int row, int column) const;

    // The square at a cell, as row and column of the board.
    std::optional<Cell> square_at(Cell cell) const;

    // The place in the hand whose box is there.
    std::optional<int> hand_at(Cell cell) const;
    Cell hand_box(int hand) const;
    static constexpr int hand_scale = 3;
    static constexpr int box_rows = hand_scale + 2;
    static constexpr int box_columns = 2 * hand_scale + 2;

    int discard_row() const { return panel.row + box_rows + 1; }
    bool is_discard(Cell cell) const { return cell.row == discard_row() && cell.column >= panel.column; }
};

// None if the screen is too small. The squares are as large as lets the whole board be seen; of a board too
// large even so, the part around the cursor is.
std::optional<Layout> lay_out_solo(int rows, int columns, int size, Cell cursor);

}  // namespace bastide::tui
