#include "tui/frame.h"

namespace bastide::tui {

void draw_box(const Screen& screen, ScreenPos at, int rows, int columns, Ink ink) {
    const bool unicode = screen.unicode();
    const std::string across = repeated(unicode ? "─" : "-", columns - 2);
    const char* const down = unicode ? "│" : "|";
    const std::string blank(static_cast<std::size_t>(columns - 2), ' ');
    screen.put(at, (unicode ? "┌" : "+") + across + (unicode ? "┐" : "+"), ink);
    for (int row = 1; row < rows - 1; ++row) screen.put({at.row + row, at.column}, down + blank + down, ink);
    screen.put({at.row + rows - 1, at.column}, (unicode ? "└" : "+") + across + (unicode ? "┘" : "+"), ink);
}

void draw_lines(const Screen& screen, std::span<const char* const> lines) {
    const int rows = static_cast<int>(lines.size()) + 2;
    constexpr int columns = 79;
    const ScreenPos at = {(screen.rows() - rows) / 2, (screen.columns() - columns) / 2};
    draw_box(screen, at, rows, columns, {Role::strong});
    int row = at.row + 1;
    for (const char* const line : lines) screen.put({row++, at.column + 3}, line);
}

void draw_board_frame(const Screen& screen, ScreenPos first, int rows, int columns,
                      const GoesOn& should_continue) {
    const bool unicode = screen.unicode();
    const int top = first.row - 1;
    const int left = first.column - 1;
    draw_box(screen, {top, left}, rows + 2, columns + 2, {Role::frame});
    const std::string across = repeated(unicode ? "┄" : ".", columns);
    if (should_continue.up) screen.put({top, left + 1}, across, {Role::frame});
    if (should_continue.down) screen.put({top + rows + 1, left + 1}, across, {Role::frame});
    const char* const down = unicode ? "┆" : ":";
    for (int row = 1; row <= rows; ++row) {
        if (should_continue.left) screen.put({top + row, left}, down, {Role::frame});
        if (should_continue.right) screen.put({top + row, left + columns + 1}, down, {Role::frame});
    }
}

void mark_on_frame(const Screen& screen, ScreenPos first, ScreenPos marked) {
    screen.put({marked.row, first.column - 1}, screen.unicode() ? "▸" : ">", {Role::strong});
    screen.put({first.row - 1, marked.column}, screen.unicode() ? "▾" : "v", {Role::strong});
}

void draw_too_small(const Screen& screen) {
    const auto size = [](int columns, int rows) {
        return std::to_string(columns) + " x " + std::to_string(rows);
    };
    screen.put({0, 0}, "Window too small", {Role::strong});
    screen.put({1, 0}, "It is " + size(screen.columns(), screen.rows()));
    screen.put({2, 0}, "Needed: " + size(min_columns, min_rows));
}

std::string repeated(const char* text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

std::string right_aligned(int number, int width) {
    std::string text = std::to_string(number);
    while (columns_of(text) < width) text.insert(0, 1, ' ');
    return text;
}

std::string ordinal(int number) {
    const int last = number % 10;
    const bool is_teen = number % 100 / 10 == 1;
    const char* const ending = is_teen ? "th" : last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th";
    return std::to_string(number) + ending;
}

}  // namespace bastide::tui
