#include "tui/table_layout.h"

#include <algorithm>

namespace bastide::tui {
namespace {

constexpr int frame = 2;       // both sides
constexpr int other_rows = 4;  // title, message and keys
constexpr int gap = 1;         // between table and panel
constexpr int min_panel = 35;
constexpr int good_panel = 46;
constexpr int good_table = 60;

// One axis of the window, in characters, and of the board.
struct Axis {
    int free;
    int squares;
    int square;  // the size of a square
    int ends;    // the room for the cursor's frame at both ends of the board

    // True if the whole board fits.
    bool fits() const { return squares * square + ends <= free; }
    int shown() const { return fits() ? squares : free / square; }
};

// The cursor has no frame on the smallest tiles.
int ends(draw::CharacterSize tile) {
    return tile.rows == draw::smallest_tile.rows ? 0 : 2;
}

// The first square shown along one axis.
int first_shown(int before, const Axis& axis, int low, int high, int cursor) {
    if (axis.fits()) return low;
    const int shown = axis.shown();
    // Beside the cursor there is room for its frame, also at the end of the table.
    low = std::min(low, cursor - 1);
    high = std::max(high, cursor + 1);
    // The cursor's neighbours must also be visible.
    const int margin = shown > 2 ? 1 : 0;
    const int near = std::clamp(before, cursor + margin - shown + 1, cursor - margin);
    return std::clamp(near, low, high - shown + 1);
}

// Uses the size of tiles on the board, if there is room for the text next to and below it.
draw::CharacterSize hand_size(const TableLayout& layout, draw::GlyphSet strokes) {
    constexpr int words_beside = 25;
    constexpr int rows_besides = 15;  // players and the log
    draw::CharacterSize hand = draw::smallest_tile;
    for (const draw::CharacterSize size : tile_sizes(strokes)) {
        const bool has_room = size.columns + frame + gap + words_beside <= layout.panel_columns &&
                              size.rows + rows_besides <= layout.panel_rows;
        if (size.rows <= min_tile_rows(Distance::near) || (has_room && size.rows <= layout.tile.rows))
            hand = size;
    }
    return hand;
}

}  // namespace

std::optional<TableLayout> lay_out_table(draw::CharacterSize screen, draw::GlyphSet strokes,
                                         const Bounds& bounds, ScreenPos cursor, ScreenPos first,
                                         Distance distance) {
    if (screen.rows < min_rows || screen.columns < min_columns) return std::nullopt;
    const int free_rows = screen.rows - other_rows - frame;
    const int max_columns = screen.columns - min_panel - frame - gap;
    TableLayout layout;
    for (const draw::CharacterSize size : tile_sizes(strokes)) {
        const bool fits = Axis{free_rows, bounds.rows(), size.rows, ends(size)}.fits() &&
                          Axis{max_columns, bounds.columns(), size.columns, ends(size)}.fits();
        const bool is_near = size.rows <= min_tile_rows(distance);
        if (fits || is_near || layout.tile.rows == 0) layout.tile = size;
    }
    // A large tile in hand has its room, as long as that makes none of those on the table smaller.
    const int needed = std::max(bounds.columns() * layout.tile.columns + ends(layout.tile), good_table);
    const int free_columns =
        std::clamp(max_columns - (good_panel - min_panel), std::min(needed, max_columns), max_columns);
    const Axis down{free_rows, bounds.rows(), layout.tile.rows, ends(layout.tile)};
    const Axis across{free_columns, bounds.columns(), layout.tile.columns, ends(layout.tile)};
    layout.shown_rows = down.shown();
    layout.shown_columns = across.shown();
    layout.is_whole = down.fits() && across.fits();
    layout.first = {first_shown(first.row, down, bounds.low.row, bounds.high.row, cursor.row),
                    first_shown(first.column, across, bounds.low.column, bounds.high.column, cursor.column)};
    layout.area = {2, 1};
    layout.area_rows = free_rows;
    layout.area_columns = free_columns;
    layout.board = {layout.area.row + (free_rows - layout.shown_rows * layout.tile.rows) / 2,
                    layout.area.column + (free_columns - layout.shown_columns * layout.tile.columns) / 2};
    layout.panel = {1, layout.area.column + free_columns + 1 + gap};
    layout.panel_columns = screen.columns - layout.panel.column;
    layout.panel_rows = screen.rows - other_rows;
    layout.message_row = screen.rows - 3;
    layout.hand = hand_size(layout, strokes);
    return layout;
}

std::optional<ScreenPos> TableLayout::cell(ScreenPos square) const {
    const int down = square.row - first.row;
    const int right = square.column - first.column;
    if (down < 0 || down >= shown_rows || right < 0 || right >= shown_columns) return std::nullopt;
    return ScreenPos{board.row + down * tile.rows, board.column + right * tile.columns};
}

std::optional<ScreenPos> TableLayout::square_at(ScreenPos cell) const {
    const int down = cell.row - board.row;
    const int right = cell.column - board.column;
    if (down < 0 || down >= shown_rows * tile.rows) return std::nullopt;
    if (right < 0 || right >= shown_columns * tile.columns) return std::nullopt;
    return ScreenPos{first.row + down / tile.rows, first.column + right / tile.columns};
}

std::optional<ScreenPos> TableLayout::middle(ScreenPos square) const {
    const auto at = cell(square);
    if (!at) return std::nullopt;
    return ScreenPos{at->row + (tile.rows - 1) / 2, at->column + (tile.columns - 1) / 2};
}

draw::CharacterPlace TableLayout::on_sheet(ScreenPos square) const {
    return {board.row - area.row + (square.row - first.row) * tile.rows,
            board.column - area.column + (square.column - first.column) * tile.columns};
}

bool TableLayout::is_hand_at(int row, ScreenPos cell) const {
    const int down = cell.row - panel.row - row;
    const int right = cell.column - panel.column;
    return down >= 0 && down < hand.rows + 2 && right >= 0 && right < hand.columns + 2;
}

void draw_tile(const Screen& screen, ScreenPos at, draw::CharacterSize size, tile::Tile tile,
               draw::Rasters& rasters) {
    draw::TileSheet sheet(size, size, screen.strokes(), rasters);
    sheet.tile({}, {.tile = tile});
    screen.paste(at, sheet.canvas());
}

void draw_table_frame(const Screen& screen, const TableLayout& layout, const Bounds& bounds) {
    draw_board_frame(screen, layout.area, layout.area_rows, layout.area_columns,
                     {.up = layout.first.row > bounds.low.row,
                      .down = layout.first.row + layout.shown_rows <= bounds.high.row,
                      .left = layout.first.column > bounds.low.column,
                      .right = layout.first.column + layout.shown_columns <= bounds.high.column});
}

}  // namespace bastide::tui
