#include "tui/match/layout.h"

#include <algorithm>

namespace bastide::tui {
namespace {

constexpr int frame = 2;       // both sides
constexpr int other_rows = 4;  // title, message and keys
constexpr int gap = 1;         // between table and panel

// The first square shown along one axis.
int first_shown(int before, int shown, int low, int high, int cursor) {
    const int all = high - low + 1;
    if (all <= shown) return low - (shown - all) / 2;
    // The cursor's neighbours are to be seen, too.
    const int margin = shown > 2 ? 1 : 0;
    const int near = std::clamp(before, cursor + margin - shown + 1, cursor - margin);
    return std::clamp(near, low, high - shown + 1);
}

}  // namespace

Bounds bounds_of(const match::Board& board) {
    Bounds bounds;
    for (const match::LaidTile& tile : board.tiles()) {
        bounds.low = {std::min(bounds.low.x, tile.at.x), std::min(bounds.low.y, tile.at.y)};
        bounds.high = {std::max(bounds.high.x, tile.at.x), std::max(bounds.high.y, tile.at.y)};
    }
    --bounds.low.x;
    --bounds.low.y;
    ++bounds.high.x;
    ++bounds.high.y;
    return bounds;
}

std::optional<MatchLayout> lay_out_match(int rows, int columns, const Bounds& bounds, match::Cell cursor,
                                         match::Cell first, bool whole) {
    if (rows < least_rows || columns < least_columns) return std::nullopt;
    MatchLayout layout;
    layout.tile_rows = whole ? 1 : static_cast<int>(draw::cell_rows);
    layout.tile_columns = whole ? 2 : static_cast<int>(draw::cell_columns);
    const int free_rows = rows - other_rows - frame;
    const int free_columns = columns - MatchLayout::panel_columns - frame - gap;
    layout.shown_rows = free_rows / layout.tile_rows;
    layout.shown_columns = free_columns / layout.tile_columns;
    layout.first = {static_cast<std::int8_t>(
                        first_shown(first.x, layout.shown_columns, bounds.low.x, bounds.high.x, cursor.x)),
                    static_cast<std::int8_t>(
                        first_shown(first.y, layout.shown_rows, bounds.low.y, bounds.high.y, cursor.y))};
    layout.board = {2, 1};
    layout.panel = {1, columns - MatchLayout::panel_columns};
    layout.panel_rows = rows - other_rows;
    layout.message_row = rows - 3;
    return layout;
}

std::optional<Cell> MatchLayout::cell(match::Cell at) const {
    const int down = at.y - first.y;
    const int right = at.x - first.x;
    if (down < 0 || down >= shown_rows || right < 0 || right >= shown_columns) return std::nullopt;
    return Cell{board.row + down * tile_rows, board.column + right * tile_columns};
}

std::optional<match::Cell> MatchLayout::square_at(Cell cell) const {
    const int down = cell.row - board.row;
    const int right = cell.column - board.column;
    if (down < 0 || down >= shown_rows * tile_rows) return std::nullopt;
    if (right < 0 || right >= shown_columns * tile_columns) return std::nullopt;
    return match::Cell{static_cast<std::int8_t>(first.x + right / tile_columns),
                       static_cast<std::int8_t>(first.y + down / tile_rows)};
}

}  // namespace bastide::tui
