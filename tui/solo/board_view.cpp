#include "tui/solo/board_view.h"

#include "bastide/draw/solo/look.h"
#include "tui/frame.h"

namespace bastide::tui {
namespace {

// One board on one sheet.
class BoardView {
  public:
    BoardView(const Screen& screen, const SoloLayout& layout, const solo::Table& table,
              draw::Rasters& rasters)
        : layout_(layout),
          table_(table),
          sheet_({layout.shown_rows * layout.tile.rows, layout.shown_columns * layout.tile.columns},
                 layout.tile, screen.strokes(), rasters) {}

    draw::Canvas canvas() {
        for (int row = layout_.first_row; row < layout_.first_row + layout_.shown_rows; ++row)
            for (int column = layout_.first_column; column < layout_.first_column + layout_.shown_columns;
                 ++column)
                lay_square(row, column);
        if (const auto last = solo::last_placed(table_))
            sheet_.last(place_of(board().row(*last), board().column(*last)));
        if (!table_.game().is_over()) lay_cursor();
        return sheet_.canvas();
    }

  private:
    const solo::Board& board() const { return table_.board(); }

    draw::CharacterPlace place_of(int row, int column) const {
        return {(row - layout_.first_row) * layout_.tile.rows,
                (column - layout_.first_column) * layout_.tile.columns};
    }

    void lay_square(int row, int column) {
        const solo::Cell square = board().square(row, column);
        if (!board().is_empty(square)) {
            lay_tile(row, column, board().tile(square));
        } else if (table_.help && may_go_to(square)) {
            sheet_.legal(place_of(row, column));
        }
    }

    bool may_go_to(solo::Cell square) const {
        return table_.position().is_legal({static_cast<std::uint8_t>(table_.selected), square});
    }

    void lay_tile(int row, int column, solo::Tile tile) {
        const auto met = board().pointed(board().square(row, column));
        sheet_.tile(place_of(row, column), {.tile = draw::solo_look(tile, met, table_.settings().roads),
                                            .is_other = (row + column) % 2 != 0});
    }

    // With the chosen tile, where it would lie.
    void lay_cursor() {
        const auto at = place_of(table_.row, table_.column);
        const bool is_empty = board().is_empty(table_.cursor());
        if (is_empty) {
            const auto chosen = static_cast<std::size_t>(table_.selected);
            lay_tile(table_.row, table_.column, table_.position().hand()[chosen]);
        }
        sheet_.cursor(at, is_empty && table_.help && !may_go_to(table_.cursor()));
    }

    const SoloLayout& layout_;
    const solo::Table& table_;
    draw::TileSheet sheet_;
};

// Ticks on the frame at the row and the column of the last tile.
void mark_last(const Screen& screen, const SoloLayout& layout, const solo::Table& table) {
    const auto last = solo::last_placed(table);
    if (!last) return;
    const auto at = layout.cell(table.board().row(*last), table.board().column(*last));
    if (!at) return;
    mark_on_frame(screen, layout.board,
                  {at->row + (layout.tile.rows - 1) / 2, at->column + (layout.tile.columns - 1) / 2});
}

}  // namespace

void draw_board(const Screen& screen, const SoloLayout& layout, const solo::Table& table,
                draw::Rasters& rasters) {
    const int size = table.board().size();
    draw_board_frame(screen, layout.board, layout.shown_rows * layout.tile.rows,
                     layout.shown_columns * layout.tile.columns,
                     {.up = layout.first_row > 0,
                      .down = layout.first_row + layout.shown_rows < size,
                      .left = layout.first_column > 0,
                      .right = layout.first_column + layout.shown_columns < size});
    mark_last(screen, layout, table);
    screen.lay(layout.board, BoardView(screen, layout, table, rasters).canvas());
}

void draw_single_tile(const Screen& screen, ScreenPos at, draw::CharacterSize size, tile::Tile tile,
                      draw::Rasters& rasters) {
    draw::TileSheet sheet(size, size, screen.strokes(), rasters);
    sheet.tile({}, {.tile = tile});
    screen.lay(at, sheet.canvas());
}

}  // namespace bastide::tui
