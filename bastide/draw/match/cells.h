// A tile of the match as 3 rows of 7 characters, for every picture in a terminal: the content and the piece
// of each character, and the places of meeples.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bastide/draw/tile_cells.h"
#include "bastide/match/oriented_tile.h"

namespace bastide::draw {

struct MatchCell {
    Mark mark = Mark::field;
    std::uint8_t arms = 0;                 // the arms of a wall or a road, as in `TileCell`
    std::uint8_t piece = match::no_piece;  // the piece of the tile; `no_piece` for a wall or a village
    bool pennant = false;                  // true for a city's pennant

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

// Returns the place of a meeple on a piece: a character of the piece or, if the piece is a field too narrow
// to have a character, the wall next to it. No two pieces of a tile have the same place.
CellPlace meeple_place(match::OrientedTile tile, std::size_t piece);

}  // namespace bastide::draw
