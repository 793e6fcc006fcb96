// What of a tile belongs to each of its pieces, and where on it a meeple stands.
//
// Everything is in units of the tile's picture, a box of 100 by 100, for a type turned so many quarter turns
// clockwise; `piece` is a place in `types[type].pieces`.
#pragma once

#include <cstddef>

#include "bastide/draw/shape.h"
#include "bastide/match/move.h"
#include "bastide/match/tile.h"

namespace bastide::draw {

// The corner of a square of the table, where its tile's picture begins.
constexpr Point corner_of(match::Cell at) {
    return {100.0 * at.x, 100.0 * at.y};
}

// The closed outline of a piece. Of a city it is what lies within the walls, of a monastery its garden; a
// field is cut out exactly between the roads and walls that border it. Outlines of one tile do not overlap.
Curve piece_area(match::Type type, std::size_t piece, int rotation = 0);

// The middle of a meeple on a piece: inside its area, and at least 19 units from those of the tile's other
// pieces.
Point anchor(match::Type type, std::size_t piece, int rotation = 0);

}  // namespace bastide::draw
