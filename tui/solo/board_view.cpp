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
          sheet_({layout.area_rows, layout.area_columns}, layout.tile, screen.strokes(), rasters) {}

    draw::Canvas canvas() {
        const auto [first_row, first_column] = layout_.first;
        for (int row = first_row; row < first_row + layout_.shown_rows; ++row)
            for (int column = first_column; column < first_column + layout_.shown_columns; ++column)
                draw_square(row, column);
        if (const auto last = solo::last_placed(table_))
            sheet_.last(place_of(board().row(*last), board().column(*last)));
        if (!table_.game().is_over()) draw_cursor();
        return sheet_.canvas();
    }

  private:
    const solo::Board& board() const { return table_.board(); }

    draw::CharacterPlace place_of(int row, int column) const { return layout_.on_sheet({row, column}); }

    void draw_square(int row, int column) {
        const solo::Cell square = board().square(row, column);
        if (!board().is_empty(square)) {
            draw_board_tile(row, column, board().tile(square));
        } else if (table_.help && may_go_to(square)) {
            sheet_.legal(place_of(row, column));
        }
    }

    bool may_go_to(solo::Cell square) const {
        return table_.position().is_legal({static_cast<std::uint8_t>(table_.selected), square});
    }

    void draw_board_tile(int row, int column, solo::Tile tile) {
        const auto met = board().pointed(board().square(row, column));
        sheet_.tile(place_of(row, column), {.tile = draw::solo_look(tile, met, table_.settings().roads),
                                            .is_other = (row + column) % 2 != 0});
    }

    // Draws the cursor with the chosen tile.
    void draw_cursor() {
        const auto at = place_of(table_.row, table_.column);
        const bool is_empty = board().is_empty(table_.cursor());
        if (is_empty) {
            const auto chosen = static_cast<std::size_t>(table_.selected);
            draw_board_tile(table_.row, table_.column, table_.position().hand()[chosen]);
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
    const auto at = layout.middle({table.board().row(*last), table.board().column(*last)});
    if (at) mark_on_frame(screen, layout.area, *at);
}

}  // namespace

void draw_board(const Screen& screen, const SoloLayout& layout, const solo::Table& table,
                draw::Rasters& rasters) {
    draw_table_frame(screen, layout, bounds_of(table.board()));
    mark_last(screen, layout, table);
    screen.paste(layout.area, BoardView(screen, layout, table, rasters).canvas());
}

}  // namespace bastide::tui
