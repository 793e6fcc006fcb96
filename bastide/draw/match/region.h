// Where a feature of the table lies, for boards that show it above all else.
#pragma once

#include <string>

#include "bastide/draw/shape.h"
#include "bastide/match/position.h"

namespace bastide::draw {

// As SVG path data of a table of 100 units a square.
struct Region {
    std::string area;     // of all its pieces
    std::string outline;  // about them all: without the seams between tiles
    Point mark;           // inside its first piece, where a meeple would stand
};

// The feature that a piece belongs to.
Region region(const match::Position& position, match::Node piece);

}  // namespace bastide::draw
