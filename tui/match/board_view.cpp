#include "tui/match/board_view.h"

#include <algorithm>

#include "bastide/match/dead_cells.h"
#include "tui/match/look.h"

namespace bastide::tui {
namespace {

// What of a tile differs from one to the next.
struct Shown {
    match::Turned tile = 0;
    Pieces complete = 0;
    std::uint8_t piece = match::no_piece;  // that has a meeple
    int player = 0;                        // whose it is
    bool is_held = false;                  // under the cursor
    bool is_last = false;
};

struct View {
    const Screen& screen;
    const MatchLayout& layout;
    const match::Table& table;

    bool unicode() const { return screen.abilities().unicode; }
    bool is_whole() const { return layout.tile_rows == 1; }
};

void draw_large(const Screen& screen, Cell at, const Shown& shown) {
    const TileGlyphs glyphs = glyphs_of(shown.tile, shown.complete, screen.abilities().unicode);
    for (int row = 0; row < static_cast<int>(draw::cell_rows); ++row) {
        for (int column = 0; column < static_cast<int>(draw::cell_columns); ++column) {
            const Glyph& glyph = glyphs[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            // Where the last tile ends, so that what it shows is seen as well as that of others.
            const bool underlined = shown.is_last && row + 1 == static_cast<int>(draw::cell_rows);
            screen.put({at.row + row, at.column + column}, glyph.text,
                       {glyph.role, shown.is_held, underlined});
        }
    }
    if (shown.piece == match::no_piece) return;
    const draw::CellPlace place = draw::meeple_place(shown.tile, shown.piece);
    screen.put({at.row + static_cast<int>(place.row), at.column + static_cast<int>(place.column)},
               player_mark(shown.player), {player_role(shown.player), !shown.is_held, false});
}

void draw_small(const Screen& screen, Cell at, const Shown& shown) {
    const Glyph glyph = small_glyph(shown.tile, screen.abilities().unicode);
    screen.put(at, glyph.text, {glyph.role, shown.is_held, shown.is_last});
    const Cell beside = {at.row, at.column + 1};
    if (shown.piece == match::no_piece) {
        screen.put(beside, " ", {Role::plain, shown.is_held, shown.is_last});
    } else {
        screen.put(beside, player_mark(shown.player), {player_role(shown.player), !shown.is_held, false});
    }
}

void draw_shown(const View& view, Cell at, const Shown& shown) {
    if (view.is_whole()) {
        draw_small(view.screen, at, shown);
    } else {
        draw_large(view.screen, at, shown);
    }
}

// Ticks on the frame at the row and the column of the last tile.
void mark_last(const View& view) {
    if (view.table.record.steps().empty()) return;
    const auto at = view.layout.cell(view.table.record.steps().back().move.placement.at);
    if (!at) return;
    const MatchLayout& layout = view.layout;
    const int row = at->row + (layout.tile_rows - 1) / 2;
    const int column = at->column + (layout.tile_columns - 1) / 2;
    view.screen.put({row, layout.board.column - 1}, view.unicode() ? "▸" : ">", {Role::strong});
    view.screen.put({layout.board.row - 1, column}, view.unicode() ? "▾" : "v", {Role::strong});
}

// The pieces of a tile whose features are complete.
Pieces complete_pieces(const match::Position& position, std::size_t number) {
    const match::LaidTile& tile = position.board().tile(number);
    const match::TileType& type = match::types[tile.type()];
    unsigned complete = 0;
    for (std::size_t piece = 0; piece < type.piece_count; ++piece) {
        const match::Kind kind = type.pieces[piece].kind;
        const auto node = static_cast<match::Node>(position.features().first_node(number) + piece);
        const match::Feature& feature = position.features()[position.features().root(node)];
        const bool is_closed = kind == match::Kind::monastery ? position.neighbours(tile.at) == 8
                               : kind == match::Kind::field   ? false
                                                              : feature.open == 0;
        if (is_closed) complete |= 1U << piece;
    }
    return static_cast<Pieces>(complete);
}

void draw_laid(const View& view, std::size_t number, bool is_last) {
    const match::Position& position = view.table.position();
    const match::LaidTile& tile = position.board().tile(number);
    const auto at = view.layout.cell(tile.at);
    if (!at) return;
    Shown shown;
    shown.tile = tile.turned;
    shown.complete = complete_pieces(position, number);
    shown.is_held = tile.at == view.table.cursor && view.table.step != match::TurnStep::bot;
    shown.is_last = is_last;
    if (position.meeple_tiles().contains(number)) {
        const match::Meeple meeple = position.meeple(number);
        shown.piece = meeple.piece;
        shown.player = meeple.player;
    }
    draw_shown(view, *at, shown);
}

// A character in the middle, and one in each corner if there is room.
void draw_mark(const View& view, Cell at, const std::string& mark, bool has_corners, Ink ink) {
    const int last_row = view.layout.tile_rows - 1;
    const int last_column = view.layout.tile_columns - 1;
    view.screen.put({at.row + last_row / 2, at.column + last_column / 2}, mark, ink);
    if (!has_corners || view.is_whole()) return;
    for (const int row : {0, last_row})
        for (const int column : {0, last_column})
            view.screen.put({at.row + row, at.column + column}, mark, ink);
}

void draw_open_cells(const View& view) {
    if (!view.table.help || view.table.step == match::TurnStep::over) return;
    const bool is_turn = view.table.step == match::TurnStep::tile;
    for (const match::OpenCell& open : view.table.board().open_cells()) {
        const auto at = view.layout.cell(open.at);
        if (!at) continue;
        if (is_turn && match::takes_tile(view.table, open.at)) {
            draw_mark(view, *at, view.unicode() ? "·" : ".", true, {Role::legal});
        } else if (match::is_dead(view.table.position(), open)) {
            draw_mark(view, *at, view.unicode() ? "×" : "x", false, {Role::faint});
        }
    }
}

// The tile in hand, or if there is none the square alone.
void draw_cursor(const View& view) {
    using match::TurnStep;
    const match::Table& table = view.table;
    const auto at = view.layout.cell(table.cursor);
    const bool is_empty = table.board().tile_at(table.cursor) == match::Board::none;
    if (!at || !is_empty || table.step == TurnStep::bot) return;
    if (table.step == TurnStep::over) {
        draw_mark(view, *at, " ", true, {Role::plain, true});
        return;
    }
    Shown shown;
    shown.tile = match::turned(table.position().tile(), table.rotation);
    shown.piece = match::chosen(table).piece;
    shown.player = table.position().to_move();
    shown.is_held = true;
    draw_shown(view, *at, shown);
}

}  // namespace

void draw_table(const Screen& screen, const MatchLayout& layout, const match::Table& table) {
    const View view{screen, layout, table};
    const Bounds bounds = bounds_of(table.board());
    draw_board_frame(screen, layout.board, layout.shown_rows * layout.tile_rows,
                     layout.shown_columns * layout.tile_columns,
                     {.up = layout.first.y > bounds.low.y,
                      .down = layout.first.y + layout.shown_rows <= bounds.high.y,
                      .left = layout.first.x > bounds.low.x,
                      .right = layout.first.x + layout.shown_columns <= bounds.high.x});
    mark_last(view);
    draw_open_cells(view);
    const std::size_t tiles = table.board().tiles().size();
    for (std::size_t number = 0; number < tiles; ++number)
        draw_laid(view, number, number + 1 == tiles && number > 0);
    draw_cursor(view);
}

void draw_single_tile(const Screen& screen, Cell at, match::Turned tile, std::uint8_t piece, int player) {
    Shown shown;
    shown.tile = tile;
    shown.piece = piece;
    shown.player = player;
    draw_large(screen, at, shown);
}

}  // namespace bastide::tui
