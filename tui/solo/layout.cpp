#include "tui/solo/layout.h"

#include <algorithm>

namespace bastide::tui {
namespace {

constexpr int frame = 2;       // both sides
constexpr int other_rows = 4;  // title, message and keys
constexpr int gap = 1;         // beside the board
constexpr int hand_boxes = 4;

// The first square shown, for the cursor to be in the middle as far as the board's edges let it.
int first_shown(int cursor, int shown, int size) {
    return std::clamp(cursor - shown / 2, 0, size - shown);
}

}  // namespace

std::optional<Layout> lay_out_solo(int rows, int columns, int size, Cell cursor) {
    if (rows < least_rows || columns < least_columns) return std::nullopt;
    const int free_rows = rows - other_rows - frame;
    const int free_columns = columns - panel_columns - frame - 2 * gap;
    Layout layout;
    const int fitting = std::min(free_rows / size, free_columns / (2 * size));
    layout.scale = std::clamp(fitting, 1, Layout::most_scale);
    layout.shown_rows = std::min(size, free_rows / layout.scale);
    layout.shown_columns = std::min(size, free_columns / layout.square_width());
    layout.first_row = first_shown(cursor.row, layout.shown_rows, size);
    layout.first_column = first_shown(cursor.column, layout.shown_columns, size);
    layout.board = {2, gap + 1};
    layout.panel = {1, layout.board.column + layout.shown_columns * layout.square_width() + 1 + gap};
    layout.message_row = rows - 3;
    return layout;
}

std::optional<Cell> Layout::cell(int row, int column) const {
    const int down = row - first_row;
    const int right = column - first_column;
    if (down < 0 || down >= shown_rows || right < 0 || right >= shown_columns) return std::nullopt;
    return Cell{board.row + down * scale, board.column + right * square_width()};
}

std::optional<Cell> Layout::square_at(Cell cell) const {
    const int down = cell.row - board.row;
    const int right = cell.column - board.column;
    if (down < 0 || down >= shown_rows * scale) return std::nullopt;
    if (right < 0 || right >= shown_columns * square_width()) return std::nullopt;
    return Cell{first_row + down / scale, first_column + right / square_width()};
}

Cell Layout::hand_box(int hand) const {
    return {panel.row, panel.column + hand * (box_columns + 1)};
}

std::optional<int> Layout::hand_at(Cell cell) const {
    for (int hand = 0; hand < hand_boxes; ++hand) {
        const Cell box = hand_box(hand);
        const bool is_row = cell.row >= box.row && cell.row <= box.row + box_rows;
        if (is_row && cell.column >= box.column && cell.column < box.column + box_columns) return hand;
    }
    return std::nullopt;
}

}  // namespace bastide::tui
