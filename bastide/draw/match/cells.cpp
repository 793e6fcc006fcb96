// The cells are the landscape's. The outlines of the picture decide which piece each belongs to, and meeples
// are placed as near as possible to their place in the pictures.
#include "bastide/draw/match/cells.h"

#include <algorithm>
#include <limits>
#include <span>

#include "bastide/draw/match/look.h"
#include "bastide/draw/match/shapes.h"
#include "bastide/draw/tile_plan.h"
#include "bastide/match/landscape_tile.h"

namespace bastide::draw {
namespace {

const match::TileType& type_of(match::OrientedTile tile) {
    return match::types[tile / 4];
}

// The middle of a cell in the units of the picture.
Point middle_of(CellPlace at) {
    return {(static_cast<double>(at.column) + 0.5) * 100 / cell_columns,
            (static_cast<double>(at.row) + 0.5) * 100 / cell_rows};
}

template <class Visit>
void for_each_place(const Visit& visit) {
    for (std::size_t row = 0; row < cell_rows; ++row)
        for (std::size_t column = 0; column < cell_columns; ++column) visit(CellPlace{row, column});
}

std::uint8_t monastery_of(const match::TileType& type) {
    const auto* const found = std::ranges::find(type, match::Kind::monastery, &match::Piece::kind);
    return static_cast<std::uint8_t>(found - type.begin());
}

// The field whose outline holds the point, or else runs nearest to it.
std::uint8_t field_at(match::OrientedTile tile, Point point) {
    const match::TileType& type = type_of(tile);
    std::uint8_t nearest = match::no_piece;
    double least = std::numeric_limits<double>::infinity();
    for (std::uint8_t piece = 0; piece < type.piece_count; ++piece) {
        if (type.pieces[piece].kind != match::Kind::field) continue;
        const Curve area = piece_area(tile / 4, piece, tile % 4);
        const double far = contains(area, point) ? 0 : distance(point, area);
        if (far >= least) continue;
        least = far;
        nearest = piece;
    }
    return nearest;
}

std::uint8_t piece_of(const TileCell& cell, CellPlace at, match::OrientedTile tile,
                      const tile::Sections& sections) {
    switch (cell.mark) {
        case Mark::monastery:
            return monastery_of(type_of(tile));
        case Mark::field:
            return field_at(tile, middle_of(at));
        case Mark::city:
        case Mark::road:
        case Mark::gate: {
            const tile::Side side = first_side(sections[static_cast<std::size_t>(cell.section)]);
            return match::oriented_types[tile].piece_at[match::contact(side, match::At::middle)];
        }
        case Mark::wall:
        case Mark::village:
            break;
    }
    return match::no_piece;
}

// Hangs it on the cell of its city that is nearest to where the pictures have it.
void hang_pennant(match::OrientedTile tile, MatchCells& cells) {
    const auto pennant = pennant_place(tile / 4, tile % 4);
    if (!pennant) return;
    CellPlace nearest;
    double least = std::numeric_limits<double>::infinity();
    for_each_place([&](CellPlace at) {
        const double far = length(middle_of(at) - *pennant);
        if (cells[at.row][at.column].mark != Mark::city || far >= least) return;
        least = far;
        nearest = at;
    });
    cells[nearest.row][nearest.column].pennant = true;
}

// A penalty for cells that do not belong to a piece, greater than any distance on a tile.
int strangeness(const MatchCell& cell, std::size_t piece) {
    if (cell.piece == piece) return cell.pennant ? 1 : 0;
    return cell.mark == Mark::wall ? 1 : 2;
}

using Places = std::array<CellPlace, match::max_pieces>;

Places find_places(match::OrientedTile tile) {
    const MatchCells cells = match_cells(tile);
    Places places{};
    for (std::size_t piece = 0; piece < type_of(tile).piece_count; ++piece) {
        const Point figure = anchor(tile / 4, piece, tile % 4);
        const auto taken = std::span(places).first(piece);
        double least = std::numeric_limits<double>::infinity();
        for_each_place([&](CellPlace at) {
            const double far =
                length(middle_of(at) - figure) + 1000 * strangeness(cells[at.row][at.column], piece);
            if (far >= least || std::ranges::find(taken, at) != taken.end()) return;
            least = far;
            places[piece] = at;
        });
    }
    return places;
}

}  // namespace

MatchCells match_cells(match::OrientedTile tile) {
    const tile::Tile look = match::landscape_tile(tile / 4, tile % 4);
    const tile::Sections pieces = sections(look);
    const TileCells art = tile_cells(look);
    MatchCells cells;
    for_each_place([&](CellPlace at) {
        const TileCell& cell = art[at.row][at.column];
        cells[at.row][at.column] = {cell.mark, cell.arms, piece_of(cell, at, tile, pieces), false};
    });
    hang_pennant(tile, cells);
    return cells;
}

CellPlace meeple_place(match::OrientedTile tile, std::size_t piece) {
    // Found once: pictures ask for many.
    static const auto all = [] {
        std::array<Places, match::oriented_count> places;
        for (std::size_t i = 0; i < places.size(); ++i)
            places[i] = find_places(static_cast<match::OrientedTile>(i));
        return places;
    }();
    return all[tile][piece];
}

}  // namespace bastide::draw
