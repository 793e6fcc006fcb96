// The area of each piece of a tile, and the positions of meeples.
//
// Coordinates are in units of the tile's picture, a box of 100 × 100, for a type rotated by quarter turns
// clockwise. `piece` is an index into the pieces of `types[type]`.
#pragma once

#include <cstddef>

#include "bastide/draw/shape.h"
#include "bastide/match/move.h"
#include "bastide/match/tile.h"

namespace bastide::draw {

// The corner of a square of the table, where its tile's picture begins.
constexpr Point corner_of(match::Square at) {
    return {100.0 * at.x, 100.0 * at.y};
}

// Returns the closed outline of a piece: the inside of a city's walls, a monastery's garden, or the part of a
// field between the roads and walls that border it. Outlines of one tile do not overlap.
Curve piece_area(match::Type type, std::size_t piece, int rotation = 0);

// Returns the centre of a meeple on a piece: inside the piece's area, and at least 19 units from the centres
// of meeples on the tile's other pieces.
Point anchor(match::Type type, std::size_t piece, int rotation = 0);

}  // namespace bastide::draw
