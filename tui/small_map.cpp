#include "tui/small_map.h"

#include "bastide/draw/terminal/blocks.h"

namespace bastide::tui {
namespace {

using draw::Tone;

// Calls `draw` with each square and its place on the map.
template <class Draw>
void for_each_square(const Bounds& bounds, const Draw& draw) {
    for (int row = 0; row < bounds.rows(); ++row) {
        for (int column = 0; column < bounds.columns(); ++column)
            draw(ScreenPos{bounds.low.row + row, bounds.low.column + column}, ScreenPos{row, column});
    }
}

}  // namespace

draw::Canvas draw_small_map(draw::GlyphSet strokes, const TableLayout& layout, const Bounds& bounds,
                            ScreenPos cursor, const ToneOf& tone) {
    if (strokes == draw::GlyphSet::blocks) {
        draw::BlockPicture picture((bounds.rows() + 1) / 2, bounds.columns());
        for_each_square(bounds, [&](ScreenPos square, ScreenPos at) {
            const Tone empty = layout.cell(square) ? Tone::legal : Tone::table;
            picture.fill(at.row, 2 * at.column, 1, 2,
                         square == cursor ? Tone::cursor : tone(square).value_or(empty));
        });
        return picture.canvas();
    }
    draw::Canvas canvas(bounds.rows(), bounds.columns());
    for_each_square(bounds, [&](ScreenPos square, ScreenPos at) {
        const char* const empty = layout.cell(square) ? "." : " ";
        canvas.put(at.row, at.column, square == cursor ? "@" : tone(square) ? "#" : empty, {});
    });
    return canvas;
}

}  // namespace bastide::tui
