// A tile of the match as 3 rows of 7 characters, for every picture in a terminal: the content of each, its
// piece, and the places of meeples.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bastide/draw/tile_cells.h"
#include "bastide/match/oriented_tile.h"

namespace bastide::draw {

struct MatchCell {
    Mark mark = Mark::field;
    std::uint8_t arms = 0;                 // of a wall or a road, as in `TileCell`
    std::uint8_t piece = match::no_piece;  // of the tile; none for a wall or a village
    bool pennant = false;                  // of a city

    friend bool operator==(const MatchCell&, const MatchCell&) = default;
};

// Row by row from the north, each from the west.
using MatchCells = std::array<std::array<MatchCell, cell_columns>, cell_rows>;

MatchCells match_cells(match::OrientedTile tile);

struct CellPlace {
    std::size_t row = 0;
    std::size_t column = 0;

    friend bool operator==(const CellPlace&, const CellPlace&) = default;
};

// Returns the place of a meeple on a piece: a character of the piece or, if a field is too narrow to have
// one, the wall next to it. The places on a tile differ.
CellPlace meeple_place(match::OrientedTile tile, std::size_t piece);

}  // namespace bastide::draw
