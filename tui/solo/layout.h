// What lies where on the screen: a title, the board at the left, the panel with hand and score beside it, and
// at the bottom what was said and the keys.
#pragma once

#include <optional>

#include "tui/table_layout.h"

namespace bastide::tui {

// The area is as large as the squares in view.
struct SoloLayout : TableLayout {
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
std::optional<SoloLayout> lay_out_solo(draw::CharacterSize screen, draw::GlyphSet strokes, int size,
                                       ScreenPos cursor, Distance distance);

}  // namespace bastide::tui
