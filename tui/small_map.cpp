#include "tui/small_map.h"

#include "bastide/draw/terminal/blocks.h"

namespace bastide::tui {
namespace {

using draw::Tone;

bool is_in_view(const SmallMap& map, ScreenPos at) {
    const int down = at.row - map.first.row;
    const int right = at.column - map.first.column;
    return down >= 0 && down < map.shown_rows && right >= 0 && right < map.shown_columns;
}

draw::Canvas painted(const SmallMap& map) {
    draw::BlockPicture picture((map.rows + 1) / 2, map.columns);
    for (ScreenPos at; at.row < map.rows; ++at.row) {
        for (at.column = 0; at.column < map.columns; ++at.column) {
            const Tone empty = is_in_view(map, at) ? Tone::legal : Tone::table;
            const Tone tone = at == map.cursor ? Tone::cursor : map.tone(at).value_or(empty);
            picture.fill(at.row, 2 * at.column, 1, 2, tone);
        }
    }
    return picture.canvas();
}

draw::Canvas written(const SmallMap& map) {
    draw::Canvas canvas(map.rows, map.columns);
    for (ScreenPos at; at.row < map.rows; ++at.row) {
        for (at.column = 0; at.column < map.columns; ++at.column) {
            const char* const empty = is_in_view(map, at) ? "." : " ";
            canvas.put(at.row, at.column, at == map.cursor ? "@" : map.tone(at) ? "#" : empty, {});
        }
    }
    return canvas;
}

}  // namespace

draw::Canvas draw_small_map(draw::Strokes strokes, const SmallMap& map) {
    return strokes == draw::Strokes::blocks ? painted(map) : written(map);
}

draw::Canvas small_map_of(draw::Strokes strokes, const TableLayout& layout, const Bounds& bounds,
                          ScreenPos cursor, const std::function<std::optional<draw::Tone>(ScreenPos)>& tone) {
    const auto on_map = [&](ScreenPos at) {
        return ScreenPos{at.row - bounds.low.row, at.column - bounds.low.column};
    };
    const auto on_table = [&](ScreenPos at) {
        return ScreenPos{at.row + bounds.low.row, at.column + bounds.low.column};
    };
    return draw_small_map(strokes, {.rows = bounds.rows(),
                                    .columns = bounds.columns(),
                                    .first = on_map(layout.first),
                                    .shown_rows = layout.shown_rows,
                                    .shown_columns = layout.shown_columns,
                                    .cursor = on_map(cursor),
                                    .tone = [&](ScreenPos at) { return tone(on_table(at)); }});
}

}  // namespace bastide::tui
