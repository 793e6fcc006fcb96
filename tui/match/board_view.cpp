#include "tui/match/board_view.h"

#include "bastide/match/dead_cells.h"

namespace bastide::tui {
namespace {

// One table on one sheet.
class TableView {
  public:
    TableView(const Screen& screen, const TableLayout& layout, const match::Table& table,
              const match::Move* better, draw::Rasters& rasters)
        : layout_(layout),
          table_(table),
          better_(table.help ? better : nullptr),
          sheet_({layout.area_rows, layout.area_columns}, layout.tile, screen.strokes(), rasters) {}

    draw::Canvas canvas() {
        draw_marks();
        std::vector<draw::MatchTileLook> looks;
        const auto tiles = table_.board().tiles();
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            looks.push_back(draw::match_tile_look(table_.position(), i));
            draw_match_tile(sheet_, place_of(tiles[i].at), looks[i]);
        }
        if (!table_.record.steps().empty())
            sheet_.last(place_of(table_.record.steps().back().move.placement.at));
        for (std::size_t i = 0; i < tiles.size(); ++i)
            draw_match_meeple(sheet_, place_of(tiles[i].at), looks[i]);
        draw_cursor();
        if (better_ != nullptr) draw_better();
        return sheet_.canvas();
    }

  private:
    draw::CharacterPlace place_of(match::Square at) const { return layout_.on_sheet(on_screen(at)); }

    void draw_marks() {
        if (!table_.help || table_.step == match::TurnStep::over) return;
        const bool is_turn = table_.step == match::TurnStep::tile;
        for (const match::OpenSquare& open : table_.board().open_squares()) {
            if (is_turn && match::takes_tile(table_, open.at)) {
                sheet_.legal(place_of(open.at));
            } else if (match::is_dead(table_.position(), open)) {
                sheet_.dead(place_of(open.at));
            }
        }
    }

    // Draws the tile in hand, or only the square if there is none.
    void draw_cursor() {
        using match::TurnStep;
        if (table_.step == TurnStep::bot) return;
        const draw::CharacterPlace at = place_of(table_.cursor);
        const bool is_empty = table_.board().tile_at(table_.cursor) == match::Board::none;
        const match::Move move = match::chosen(table_);
        if (is_empty && table_.step != TurnStep::over) {
            const draw::MatchTileLook in_hand{.tile = match::oriented_tile(move.tile, table_.rotation),
                                              .meeple_on = move.piece,
                                              .player = table_.position().to_move(),
                                              .is_other = (table_.cursor.x + table_.cursor.y) % 2 != 0};
            draw_match_tile(sheet_, at, in_hand);
            draw_match_meeple(sheet_, at, in_hand);
            const bool is_wrong = table_.help && !table_.position().is_legal(move);
            sheet_.cursor(at, is_wrong);
        } else {
            sheet_.cursor(at);
        }
    }

    void draw_better() {
        const match::Square square = better_->placement.at;
        const draw::MatchTileLook look{
            .tile = match::oriented_tile(better_->tile, better_->placement.rotation),
            .meeple_on = better_->piece,
            .player = table_.record.steps().back().player,
            .is_other = (square.x + square.y) % 2 != 0};
        draw_match_tile(sheet_, place_of(square), look);
        draw_match_meeple(sheet_, place_of(square), look);
        sheet_.cursor(place_of(square), true);
    }

    const TableLayout& layout_;
    const match::Table& table_;
    const match::Move* better_;
    draw::TileSheet sheet_;
};

}  // namespace

void draw_table(const Screen& screen, const TableLayout& layout, const match::Table& table,
                const match::Move* better, draw::Rasters& rasters) {
    draw_table_frame(screen, layout, bounds_of(table.board()));
    if (table.record.played() > 0) {
        const auto last = layout.middle(on_screen(table.record.steps().back().move.placement.at));
        if (last) mark_on_frame(screen, layout.area, *last);
    }
    screen.paste(layout.area, TableView(screen, layout, table, better, rasters).canvas());
}

void draw_single_tile(const Screen& screen, ScreenPos at, draw::CharacterSize size,
                      const draw::MatchTileLook& look, draw::Rasters& rasters) {
    draw::TileSheet sheet(size, size, screen.strokes(), rasters);
    draw_match_tile(sheet, {}, look);
    draw_match_meeple(sheet, {}, look);
    screen.paste(at, sheet.canvas());
}

}  // namespace bastide::tui
