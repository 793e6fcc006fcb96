// The region of a feature on the board, for highlighting it.
#pragma once

#include <string>

#include "bastide/draw/shape.h"
#include "bastide/match/position.h"

namespace bastide::draw {

// The region as SVG path data, for a board of 100 units per square.
struct Region {
    std::string area;     // the area of all pieces
    std::string outline;  // the outline around all pieces, without the seams between tiles
    Point mark;           // the position of a meeple inside the feature's first piece
};

// Returns the region of the feature that a piece belongs to.
Region region(const match::Position& position, match::Node piece);

}  // namespace bastide::draw
