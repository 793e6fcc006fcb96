// The layout of the screen: a title, the board at the left, the panel with hand and score next to it, and the
// notice and the keys at the bottom.
#pragma once

#include <optional>

#include "tui/table_layout.h"

namespace bastide::tui {

// The area has the size of the visible squares.
struct SoloLayout : TableLayout {
    // Returns the index of the tile in the hand whose box is at this cell.
    std::optional<int> hand_at(ScreenPos cell) const;
    ScreenPos hand_box(int place) const;
    int box_rows() const { return hand.rows + 2; }
    int box_columns() const { return hand.columns + 2; }

    int discard_row() const { return panel.row + box_rows() + 1; }
    bool is_discard(ScreenPos cell) const { return cell.row == discard_row() && cell.column >= panel.column; }
};

// Returns nullopt if the screen is too small. Uses the largest squares with which the whole board fits. If
// the board does not fit with squares of any size, `near` shows the part around the cursor, and `far` shows
// the whole board if possible.
std::optional<SoloLayout> lay_out_solo(draw::CharacterSize screen, draw::GlyphSet strokes, int size,
                                       ScreenPos cursor, Distance distance);

}  // namespace bastide::tui
