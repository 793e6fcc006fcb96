#include "tui/puzzle/view.h"

#include <algorithm>
#include <array>

#include "bastide/text/plural.h"
#include "tui/small_map.h"

namespace bastide::tui {
namespace {

constexpr int hand_row = 3;

ScreenPos place_of(const puzzle::Placement& at) {
    return {at.row, at.column};
}

tile::Tile tile_of(const puzzle::Table& table, std::size_t number) {
    return table.puzzle().tiles[number];
}

draw::TileLook look_of(tile::Tile tile, ScreenPos at) {
    return {.tile = tile, .is_other = (at.row + at.column) % 2 != 0};
}

draw::Canvas sheet_of(const Screen& screen, const TableLayout& layout, const puzzle::Table& table,
                      draw::Rasters& rasters) {
    draw::TileSheet sheet({layout.area_rows, layout.area_columns}, layout.tile, screen.strokes(), rasters);
    const puzzle::Game& game = table.game();
    for (const puzzle::NextPlace& place : game.contacts().places)
        if (table.help && !place.turns.empty()) sheet.legal(layout.on_sheet({place.row, place.column}));
    for (std::size_t i = 0; i < game.placements().size(); ++i) {
        const auto& at = game.placements()[i];
        if (at)
            sheet.tile(layout.on_sheet(place_of(*at)),
                       look_of(tile_of(table, i).rotate(at->turns), place_of(*at)));
    }
    if (table.record.played() > 0) sheet.last(layout.on_sheet(place_of(table.record.steps().back().move)));
    const ScreenPos cursor = {table.row, table.column};
    const auto lies_here = [&](const auto& at) { return at && place_of(*at) == cursor; };
    const bool holds = !game.is_over() && std::ranges::none_of(game.placements(), lies_here);
    if (holds) {
        const tile::Tile in_hand = tile_of(table, static_cast<std::size_t>(game.next())).rotate(table.turns);
        sheet.tile(layout.on_sheet(cursor), look_of(in_hand, cursor));
    }
    sheet.cursor(layout.on_sheet(cursor), holds && table.help && !game.is_legal(chosen(table)));
    return sheet.canvas();
}

std::optional<draw::Tone> tone_at(const puzzle::Table& table, ScreenPos square) {
    const auto lies_there = [&](const auto& at) { return at && place_of(*at) == square; };
    if (std::ranges::none_of(table.game().placements(), lies_there)) return std::nullopt;
    return draw::Tone::garden;
}

constexpr auto help_lines = std::to_array<const char*>({
    "Place the tiles in the order given. Each must touch a placed tile, and",
    "sides that touch must match: road to road, city to city.",
    "When all tiles are placed, no road and no city may have an open end.",
    "",
    "Lighter squares: the next tile fits there. The cursor shows the tile in",
    "place, with a broken frame if it does not fit.",
    "",
    "arrows, hjkl   move the tile        u, U   undo, redo",
    "n, N, tab      next place it fits   i, H   a hint: one way to continue",
    "r, e           rotate the tile      v      show or hide the marks",
    "space, enter   place it             z      zoom out, zoom in",
    "g              at the end: again    q      quit",
    "",
    "A click holds the tile on a square. A second click there places it.",
    "Any key goes back to the puzzle.",
});

}  // namespace

Bounds bounds_of(const puzzle::Table& table) {
    Bounds bounds{{table.row, table.column}, {table.row, table.column}};
    const auto take = [&](ScreenPos at, int margin) {
        bounds.low = {std::min(bounds.low.row, at.row - margin),
                      std::min(bounds.low.column, at.column - margin)};
        bounds.high = {std::max(bounds.high.row, at.row + margin),
                       std::max(bounds.high.column, at.column + margin)};
    };
    take({}, 1);
    for (const auto& at : table.game().placements())
        if (at) take(place_of(*at), 1);
    return bounds;
}

void draw_puzzle(const Screen& screen, const TableLayout& layout, const puzzle::Table& table,
                 draw::Rasters& rasters) {
    draw_table_frame(screen, layout, bounds_of(table));
    screen.paste(layout.area, sheet_of(screen, layout, table, rasters));
}

void draw_puzzle_panel(const Screen& screen, const TableLayout& layout, const puzzle::Table& table,
                       draw::Rasters& rasters) {
    const puzzle::Game& game = table.game();
    const ScreenPos panel = layout.panel;
    const auto tiles = std::ssize(table.puzzle().tiles);
    if (game.is_over()) {
        screen.put({panel.row + 1, panel.column}, game.is_solved() ? "Solved" : "Not solved", {Role::strong});
    } else {
        const std::string title = "Tile " + std::to_string(game.next() + 1) + " of " + std::to_string(tiles);
        screen.put({panel.row + 1, panel.column}, title, {Role::strong});
        const ScreenPos box = {panel.row + hand_row, panel.column};
        draw_box(screen, box, layout.hand.rows + 2, layout.hand.columns + 2, {Role::strong});
        const auto next = static_cast<std::size_t>(game.next());
        draw_tile(screen, {box.row + 1, box.column + 1}, layout.hand,
                  tile_of(table, next).rotate(table.turns), rasters);
        int row = box.row + layout.hand.rows + 3;
        if (game.next() + 1 < tiles) screen.put({row++, panel.column}, "Then", {Role::faint});
        // The remaining tiles that fit.
        constexpr draw::CharacterSize small = {3, 7};
        int column = panel.column;
        for (std::size_t i = next + 1; i < static_cast<std::size_t>(tiles); ++i) {
            if (column + small.columns > screen.columns()) {
                column = panel.column;
                row += small.rows + 1;
            }
            if (row + small.rows > layout.message_row - 3) break;
            draw_tile(screen, {row, column}, small, tile_of(table, i), rasters);
            column += small.columns + 1;
        }
    }
    const auto open = std::ssize(game.contacts().open);
    if (table.record.played() > 0) {
        screen.put(
            {layout.message_row - 2, panel.column},
            open == 0 ? "Everything is complete" : text::plural(open, "side is", "sides are") + " open",
            {open == 0 ? Role::good : Role::plain});
    }
    if (layout.is_whole) return;
    const draw::Canvas map =
        draw_small_map(screen.strokes(), layout, bounds_of(table), {table.row, table.column},
                       [&](ScreenPos square) { return tone_at(table, square); });
    screen.paste({layout.message_row - 2 - map.rows(), screen.columns() - map.columns() - 1}, map);
}

void draw_puzzle_help(const Screen& screen) {
    draw_lines(screen, help_lines);
}

}  // namespace bastide::tui
