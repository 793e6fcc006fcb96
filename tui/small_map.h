// A whole board, small, for windows that show a part of it.
#pragma once

#include <functional>
#include <optional>

#include "bastide/draw/terminal/tile_sheet.h"
#include "tui/screen.h"
#include "tui/table_layout.h"

namespace bastide::tui {

struct SmallMap {
    int rows = 0;  // of the board, in squares
    int columns = 0;
    ScreenPos first;  // the first square in view, and how many are
    int shown_rows = 0;
    int shown_columns = 0;
    ScreenPos cursor;
    std::function<std::optional<draw::Tone>(ScreenPos)> tone;  // of what lies on a square, if anything does
};

// A square is a character wide and half of one high, or a whole one without colours. What is in view has a
// ground of its own, or dots; the cursor has its colour, or is @.
draw::Canvas draw_small_map(draw::Strokes strokes, const SmallMap& map);

// Of a table with these bounds; the tone is asked for squares of the table.
draw::Canvas small_map_of(draw::Strokes strokes, const TableLayout& layout, const Bounds& bounds,
                          ScreenPos cursor, const std::function<std::optional<draw::Tone>(ScreenPos)>& tone);

}  // namespace bastide::tui
