#include "tui/solo/layout.h"

#include <algorithm>

namespace bastide::tui {
namespace {

constexpr int frame = 2;       // both sides
constexpr int other_rows = 4;  // title, message and keys
constexpr int gap = 1;         // next to the board
constexpr int hand_boxes = 4;
constexpr int min_panel = 39;
constexpr int max_panel = 67;
constexpr int near_rows = 2;      // of the smallest legible tile
constexpr int min_hand_rows = 3;  // of a tile in the hand

// The first square shown, for the cursor to be in the middle as far as the board's edges let it.
int first_shown(int cursor, int shown, int size) {
    return std::clamp(cursor - shown / 2, 0, size - shown);
}

draw::CharacterSize hand_size(const SoloLayout& layout, int rows, draw::GlyphSet strokes) {
    constexpr int rows_besides = 21;
    draw::CharacterSize hand = draw::smallest_tile;
    for (const draw::CharacterSize size : tile_sizes(strokes)) {
        const bool has_room = hand_boxes * (size.columns + frame + gap) - gap <= layout.panel_columns &&
                              size.rows + rows_besides <= rows;
        if (size.rows <= min_hand_rows || (has_room && size.rows <= layout.tile.rows)) hand = size;
    }
    return hand;
}

}  // namespace

std::optional<SoloLayout> lay_out_solo(draw::CharacterSize screen, draw::GlyphSet strokes, int size,
                                       ScreenPos cursor, Distance distance) {
    if (screen.rows < min_rows || screen.columns < min_columns) return std::nullopt;
    SoloLayout layout;
    const int free_rows = screen.rows - other_rows - frame;
    const int free_columns = screen.columns - min_panel - frame - 2 * gap;
    for (const draw::CharacterSize each : tile_sizes(strokes)) {
        const bool fits = size * each.rows <= free_rows && size * each.columns <= free_columns;
        const bool is_near = distance == Distance::near && each.rows <= near_rows;
        if (fits || is_near || layout.tile.rows == 0) layout.tile = each;
    }
    layout.shown_rows = std::min(size, free_rows / layout.tile.rows);
    layout.shown_columns = std::min(size, free_columns / layout.tile.columns);
    layout.is_whole = layout.shown_rows == size && layout.shown_columns == size;
    layout.first = {first_shown(cursor.row, layout.shown_rows, size),
                    first_shown(cursor.column, layout.shown_columns, size)};
    layout.board = layout.area = {2, gap + 1};
    layout.area_rows = layout.shown_rows * layout.tile.rows;
    layout.area_columns = layout.shown_columns * layout.tile.columns;
    layout.panel = {1, layout.area.column + layout.area_columns + 1 + gap};
    layout.panel_columns = std::min(screen.columns - layout.panel.column, max_panel);
    layout.message_row = screen.rows - 3;
    layout.hand = hand_size(layout, screen.rows, strokes);
    return layout;
}

ScreenPos SoloLayout::hand_box(int place) const {
    return {panel.row, panel.column + place * (box_columns() + 1)};
}

std::optional<int> SoloLayout::hand_at(ScreenPos cell) const {
    for (int place = 0; place < hand_boxes; ++place) {
        const ScreenPos box = hand_box(place);
        const bool is_row = cell.row >= box.row && cell.row <= box.row + box_rows();
        if (is_row && cell.column >= box.column && cell.column < box.column + box_columns()) return place;
    }
    return std::nullopt;
}

}  // namespace bastide::tui
