// A whole board, small, for windows that show a part of it.
#pragma once

#include <functional>
#include <optional>

#include "bastide/draw/terminal/tile_sheet.h"
#include "tui/screen.h"
#include "tui/table_layout.h"

namespace bastide::tui {

// The tone of what is on a square, if anything is.
using ToneOf = std::function<std::optional<draw::Tone>(ScreenPos square)>;

// A square is a character wide and half of one high, or a whole one without colours. Squares in view have a
// ground of their own, or dots. The cursor has its colour, or is @.
draw::Canvas draw_small_map(draw::GlyphSet strokes, const TableLayout& layout, const Bounds& bounds,
                            ScreenPos cursor, const ToneOf& tone);

}  // namespace bastide::tui
