#include "tui/match_look.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "bastide/draw/glyphs.h"
#include "bastide/draw/match_look.h"
#include "bastide/draw/match_shapes.h"
#include "bastide/draw/tile_plan.h"
#include "bastide/match/landscape_tile.h"

namespace bastide::tui {
namespace {

constexpr auto rows = static_cast<int>(cell_rows);
constexpr auto columns = static_cast<int>(cell_columns);

using Places = std::array<Cell, match::most_pieces>;

const match::TileType& type_of(match::Turned tile) {
    return match::types[tile / 4];
}

// The middle of a character in the units of the tile's picture.
Point middle_of(Cell cell) {
    return {(cell.column + 0.5) * 100 / columns, (cell.row + 0.5) * 100 / rows};
}

std::uint8_t piece_of(const bastide::Cell& cell, match::Turned tile, Tile look) {
    const match::TileType& type = type_of(tile);
    if (cell.mark == Mark::monastery) {
        const auto* const found = std::ranges::find(type, match::Kind::monastery, &match::Piece::kind);
        return static_cast<std::uint8_t>(found - type.begin());
    }
    if (cell.section < 0 || cell.mark == Mark::wall) return match::no_piece;
    const Section section = sections(look)[static_cast<std::size_t>(cell.section)];
    const std::size_t contact = match::contact(first_side(section), match::At::middle);
    return match::turned_tiles[tile].piece_at[contact];
}

// The marks that characters of a kind of piece have.
bool shows(Mark mark, match::Kind kind) {
    switch (kind) {
        case match::Kind::city:
            return mark == Mark::city;
        case match::Kind::road:
            return mark == Mark::road;
        case match::Kind::monastery:
            return mark == Mark::monastery;
        case match::Kind::field:
            return mark == Mark::field;
    }
    return false;
}

// On a character of the piece, as near to where the pictures have it as no other has been put.
Places places_on(match::Turned tile) {
    const match::TileType& type = type_of(tile);
    const int rotation = tile % 4;
    const Tile look = match::landscape_tile(tile / 4, rotation);
    const TileCells cells = tile_cells(look);
    Places places{};
    std::array<std::array<bool, cell_columns>, cell_rows> taken{};
    for (std::size_t piece = 0; piece < type.piece_count; ++piece) {
        const match::Kind kind = type.pieces[piece].kind;
        const Point wanted = anchor(tile / 4, piece, rotation);
        double least = std::numeric_limits<double>::max();
        for (Cell at; at.row < rows; ++at.row) {
            for (at.column = 0; at.column < columns; ++at.column) {
                const auto row = static_cast<std::size_t>(at.row);
                const auto column = static_cast<std::size_t>(at.column);
                const bastide::Cell& cell = cells[row][column];
                const bool is_its = shows(cell.mark, kind) &&
                                    (kind == match::Kind::field || piece_of(cell, tile, look) == piece);
                constexpr double strange = 1000;  // further than any of its own
                const double far = length(middle_of(at) - wanted) + (is_its ? 0 : strange);
                if (taken[row][column] || far >= least) continue;
                least = far;
                places[piece] = at;
            }
        }
        const Cell at = places[piece];
        taken[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)] = true;
    }
    return places;
}

Glyph glyph_of(const bastide::Cell& cell, Cell at, std::uint8_t piece, Pieces complete,
               const Alphabet& alphabet) {
    const std::size_t is_complete = piece != match::no_piece && (complete >> piece & 1U) != 0 ? 1 : 0;
    const auto column = static_cast<std::size_t>(at.column);
    switch (cell.mark) {
        case Mark::city:
            return {alphabet.city[is_complete], Role::city, piece};
        case Mark::wall:
            return {alphabet.stone[cell.arms], Role::plain, piece};
        case Mark::road:
            return {alphabet.road[is_complete][cell.arms], Role::road, piece};
        case Mark::gate:
            return {alphabet.gate, Role::road, piece};
        case Mark::village:
            return {alphabet.village, Role::plain, piece};
        case Mark::monastery:
            return {alphabet.monastery[is_complete][column - 2], Role::abbey, piece};
        case Mark::field:
            break;
    }
    // Sparse, and not where roads run.
    const bool grows = at.row != 1 && (column == 1 || column == 5);
    return {grows ? alphabet.grass : " ", Role::field, piece};
}

// The character of its city that is nearest to where the pictures have the pennant.
void hang_pennant(TileGlyphs& glyphs, match::Turned tile, bool unicode) {
    const auto place = pennant_place(tile / 4, tile % 4);
    if (!place) return;
    Glyph* nearest = nullptr;
    double least = std::numeric_limits<double>::max();
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            Glyph& glyph = glyphs[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            const double far = length(middle_of({row, column}) - *place);
            if (glyph.role != Role::city || far >= least) continue;
            least = far;
            nearest = &glyph;
        }
    }
    if (nearest != nullptr) nearest->text = unicode ? "◆" : "+";
}

}  // namespace

TileGlyphs glyphs_of(match::Turned tile, Pieces complete, bool unicode) {
    const Tile look = match::landscape_tile(tile / 4, tile % 4);
    const TileCells cells = tile_cells(look);
    const Alphabet& alphabet = unicode ? unicode_alphabet : ascii_alphabet;
    TileGlyphs glyphs;
    for (std::size_t row = 0; row < cell_rows; ++row) {
        for (std::size_t column = 0; column < cell_columns; ++column) {
            const bastide::Cell& cell = cells[row][column];
            glyphs[row][column] = glyph_of(cell, {static_cast<int>(row), static_cast<int>(column)},
                                           piece_of(cell, tile, look), complete, alphabet);
        }
    }
    hang_pennant(glyphs, tile, unicode);
    return glyphs;
}

Cell meeple_place(match::Turned tile, std::size_t piece) {
    static const auto all = [] {
        std::array<Places, match::turned_count> places;
        for (std::size_t i = 0; i < places.size(); ++i) places[i] = places_on(static_cast<match::Turned>(i));
        return places;
    }();
    return all[tile][piece];
}

Glyph small_glyph(match::Turned tile, bool unicode) {
    std::uint8_t arms = 0;
    bool has_city = false;
    for (const Side side : all_sides) {
        const Edge edge = match::turned_tiles[tile].edges[index(side)];
        if (edge == Edge::road) arms = static_cast<std::uint8_t>(arms | 1U << index(side));
        has_city = has_city || edge == Edge::city;
    }
    if (type_of(tile).name.front() == 'L') return {unicode ? "†" : "M", Role::abbey};
    if (arms != 0)
        return {(unicode ? arm_glyphs : ascii_arm_glyphs)[arms], has_city ? Role::city : Role::road};
    return {unicode ? "▓" : "C", Role::city};
}

std::string_view player_mark(int player) {
    constexpr std::array<std::string_view, match::most_players> marks = {"1", "2", "3", "4", "5", "6"};
    return marks[static_cast<std::size_t>(player)];
}

}  // namespace bastide::tui
