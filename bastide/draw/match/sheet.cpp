#include "bastide/draw/match/sheet.h"

#include <algorithm>

#include "bastide/draw/match/cells.h"
#include "bastide/draw/match/look.h"
#include "bastide/draw/match/shapes.h"
#include "bastide/draw/tile_plan.h"
#include "bastide/match/landscape_tile.h"

namespace bastide::draw {
namespace {

bool is_complete(const match::Position& position, std::size_t tile, std::size_t piece) {
    const match::PlacedTile& placed = position.board().tile(tile);
    const auto node = static_cast<match::Node>(position.features().first_node(tile) + piece);
    const match::Feature& feature = position.features()[position.features().root(node)];
    if (feature.kind == match::Kind::field) return false;
    if (feature.kind == match::Kind::monastery) return position.neighbours(placed.at) == 8;
    return feature.open == 0;
}

bool is_among(Pieces pieces, std::size_t piece) {
    return piece != match::no_piece && (pieces >> piece & 1U) != 0;
}

// The complete features of the landscape's tile.
TileLook landscape_look(const MatchTileLook& look) {
    TileLook seen{.tile = match::landscape_tile(look.tile / 4, look.tile % 4), .is_other = look.is_other};
    const tile::Sections all = sections(seen.tile);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::size_t contact = match::contact(first_side(all[i]), match::At::middle);
        if (is_among(look.complete, match::oriented_types[look.tile].piece_at[contact]))
            seen.complete |= 1U << i;
    }
    const match::TileType& type = match::types[look.tile / 4];
    for (std::size_t piece = 0; piece < type.piece_count; ++piece)
        if (type.pieces[piece].kind == match::Kind::monastery)
            seen.monastery_complete = is_among(look.complete, piece);
    return seen;
}

// The character that holds a point of the tile, and around which there is room.
CharacterPlace character_at(CharacterPlace at, CharacterSize size, Point point, int margin) {
    const auto row = static_cast<int>(point.y * size.rows / 100);
    const auto column = static_cast<int>(point.x * size.columns / 100);
    return {at.row + std::clamp(row, 0, size.rows - 1),
            at.column + std::clamp(column, margin, size.columns - 1 - margin)};
}

CharacterPlace moved(CharacterPlace at, CellPlace by) {
    return {at.row + static_cast<int>(by.row), at.column + static_cast<int>(by.column)};
}

void draw_shield(TileSheet& sheet, CharacterPlace at, const MatchTileLook& look) {
    const auto place = pennant_place(look.tile / 4, look.tile % 4);
    if (!place) return;
    if (sheet.strokes() == GlyphSet::blocks) {
        sheet.shield(character_at(at, sheet.tile_size(), *place, 0));
        return;
    }
    const MatchCells cells = match_cells(look.tile);
    for (std::size_t row = 0; row < cell_rows; ++row)
        for (std::size_t column = 0; column < cell_columns; ++column)
            if (cells[row][column].pennant) sheet.shield(moved(at, {row, column}));
}

}  // namespace

Pieces complete_pieces(const match::Position& position, std::size_t tile) {
    unsigned complete = 0;
    const std::size_t pieces = match::types[position.board().tile(tile).type()].piece_count;
    for (std::size_t piece = 0; piece < pieces; ++piece)
        if (is_complete(position, tile, piece)) complete |= 1U << piece;
    return static_cast<Pieces>(complete);
}

MatchTileLook match_tile_look(const match::Position& position, std::size_t tile) {
    const match::PlacedTile& placed = position.board().tile(tile);
    MatchTileLook look{.tile = placed.orientation,
                       .complete = complete_pieces(position, tile),
                       .is_other = (placed.at.x + placed.at.y) % 2 != 0};
    if (position.meeple_tiles().contains(tile)) {
        const match::Meeple meeple = position.meeple(tile);
        look.meeple_on = meeple.piece;
        look.player = meeple.player;
    }
    return look;
}

void draw_match_tile(TileSheet& sheet, CharacterPlace at, const MatchTileLook& look) {
    sheet.tile(at, landscape_look(look));
    if (sheet.tile_size().rows > 1) draw_shield(sheet, at, look);
}

void draw_match_meeple(TileSheet& sheet, CharacterPlace at, const MatchTileLook& look) {
    if (look.meeple_on == match::no_piece) return;
    const bool lies = match::types[look.tile / 4].pieces[look.meeple_on].kind == match::Kind::field;
    const CharacterSize size = sheet.tile_size();
    if (size.rows == 1) {
        sheet.figure({at.row, at.column + 1}, look.player, lies);
    } else if (sheet.strokes() == GlyphSet::blocks) {
        const Point anchored = anchor(look.tile / 4, look.meeple_on, look.tile % 4);
        sheet.figure(character_at(at, size, anchored, 1), look.player, lies);
    } else {
        sheet.figure(moved(at, meeple_place(look.tile, look.meeple_on)), look.player, lies);
    }
}

}  // namespace bastide::draw
