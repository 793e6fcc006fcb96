// A small map of a whole board, for windows that show only a part.
#pragma once

#include <functional>
#include <optional>

#include "bastide/draw/terminal/tile_sheet.h"
#include "tui/screen.h"
#include "tui/table_layout.h"

namespace bastide::tui {

// Returns the tone of a square's content, if any.
using ToneOf = std::function<std::optional<draw::Tone>(ScreenPos square)>;

// A square is one character wide and half a character high, or a whole one without colours. Visible squares
// have a different background, or dots. The cursor has its colour, or is @.
draw::Canvas draw_small_map(draw::GlyphSet strokes, const TableLayout& layout, const Bounds& bounds,
                            ScreenPos cursor, const ToneOf& tone);

}  // namespace bastide::tui
