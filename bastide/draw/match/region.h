// The region of a feature on the board, for highlighting it.
#pragma once

#include <string>

#include "bastide/draw/shape.h"
#include "bastide/match/position.h"

namespace bastide::draw {

// SVG path data for a board of 100 units per square.
struct Region {
    std::string area;     // of all its pieces
    std::string outline;  // about them all: without the seams between tiles
    Point mark;           // inside its first piece, where a meeple would stand
};

// The feature that a piece belongs to.
Region region(const match::Position& position, match::Node piece);

}  // namespace bastide::draw
