// A small map of a whole board, for windows that show only a part of the board.
#pragma once

#include <functional>
#include <optional>

#include "bastide/draw/terminal/tile_sheet.h"
#include "tui/screen.h"
#include "tui/table_layout.h"

namespace bastide::tui {

// Returns the tone of a square's content, or nullopt for an empty square.
using ToneOf = std::function<std::optional<draw::Tone>(ScreenPos square)>;

// With colours, a square is one character wide and half a character high, squares inside the window have a
// different background, and the cursor has its own colour. Without colours, a square is one whole character,
// empty squares inside the window are dots, and the cursor is @.
draw::Canvas draw_small_map(draw::GlyphSet strokes, const TableLayout& layout, const Bounds& bounds,
                            ScreenPos cursor, const ToneOf& tone);

}  // namespace bastide::tui
