#include "tui/solo/board_view.h"

#include "bastide/draw/solo/look.h"
#include "tui/frame.h"
#include "tui/solo/tile_look.h"

namespace bastide::tui {
namespace {

struct View {
    Screen& screen;
    const Layout& layout;
    const solo::Table& table;

    bool unicode() const { return screen.abilities().unicode; }
};

void draw_rows(const View& view, Cell at, const std::vector<std::string>& rows, Ink ink) {
    for (const std::string& row : rows) {
        view.screen.put(at, row, ink);
        ++at.row;
    }
}

void draw_frame(const View& view) {
    const Layout& layout = view.layout;
    const int size = view.table.board().size();
    draw_board_frame(view.screen, layout.board, layout.shown_rows * layout.scale,
                     layout.shown_columns * layout.square_width(),
                     {.up = layout.first_row > 0,
                      .down = layout.first_row + layout.shown_rows < size,
                      .left = layout.first_column > 0,
                      .right = layout.first_column + layout.shown_columns < size});
}

// Ticks on the frame at the row and the column of the last tile.
void mark_last(const View& view) {
    const auto last = solo::last_placed(view.table);
    if (!last) return;
    const solo::Board& board = view.table.board();
    const auto at = view.layout.cell(board.row(*last), board.column(*last));
    if (!at) return;
    const Layout& layout = view.layout;
    const int middle_row = at->row + (layout.scale - 1) / 2;
    const int middle_column = at->column + (layout.square_width() - 1) / 2;
    view.screen.put({middle_row, layout.board.column - 1}, view.unicode() ? "▸" : ">", {Role::strong});
    view.screen.put({layout.board.row - 1, middle_column}, view.unicode() ? "▾" : "v", {Role::strong});
}

// "+5", or in a small square "12".
std::string gain_text(int gain, int width) {
    const std::string text = "+" + std::to_string(gain);
    return columns_of(text) <= width ? text : text.substr(1);
}

void draw_empty(const View& view, int row, int column, Cell at) {
    const solo::Table& table = view.table;
    const solo::Cell square = table.board().square(row, column);
    const solo::Move move{static_cast<std::uint8_t>(table.selected), square};
    const int scale = view.layout.scale;
    const bool is_cursor = square == table.cursor() && !table.game().is_over();
    const bool is_marked = view.table.help && table.position().is_legal(move);
    if (is_cursor) {
        const std::string text =
            is_marked ? gain_text(table.position().gain(move), view.layout.square_width()) : "";
        draw_rows(view, at, filled(scale, " ", text), {is_marked ? Role::good : Role::plain, true});
    } else if (is_marked) {
        draw_rows(view, at, filled(scale, " ", view.unicode() ? "·" : "."), {Role::legal});
    }
}

void draw_tile(const View& view, int row, int column, Cell at) {
    const solo::Table& table = view.table;
    const solo::Cell square = table.board().square(row, column);
    const solo::Tile tile = table.board().tile(square);
    const solo::Kind kind = tile.kind();
    const bool is_last = solo::last_placed(table) == square;
    if (square == table.cursor() && !table.game().is_over()) {
        // A block in reverse would look much like a block: a letter does not.
        draw_rows(view, at, filled(view.layout.scale, " ", std::string(1, "RCA"[solo::index(kind)])),
                  {Role::plain, true, is_last});
        return;
    }
    const auto arms = draw::shown_arms(tile, table.board().pointed(square), table.settings().roads);
    draw_rows(view, at, tile_look(kind, arms, view.layout.scale, view.unicode()),
              {role_of(kind), false, is_last});
}

}  // namespace

void draw_board(Screen& screen, const Layout& layout, const solo::Table& table) {
    const View view{screen, layout, table};
    draw_frame(view);
    mark_last(view);
    const solo::Board& board = table.board();
    for (int row = layout.first_row; row < layout.first_row + layout.shown_rows; ++row) {
        for (int column = layout.first_column; column < layout.first_column + layout.shown_columns;
             ++column) {
            const auto at = layout.cell(row, column);
            if (!at) continue;
            if (board.is_empty(board.square(row, column))) {
                draw_empty(view, row, column, *at);
            } else {
                draw_tile(view, row, column, *at);
            }
        }
    }
}

}  // namespace bastide::tui
