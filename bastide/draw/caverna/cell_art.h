// Art of the cells of a Caverna board: the ground first, then the things on it.
#pragma once

#include <string>

#include "bastide/draw/caverna/layout.h"

namespace bastide::draw {

inline constexpr double cell_width = 136;
inline constexpr double cell_height = 100;

// SVG fragments for a cell with its corner at (0, 0), with the classes of `palette.h`. Art that covers both
// cells of a pair is drawn with the pair's first cell, after the grounds of all cells.
std::string cell_ground(const BoardCell& cell);
std::string cell_art(const BoardCell& cell);

// Returns a disc with a number of points for the lower right corner of a cell.
std::string cell_points(int points);

}  // namespace bastide::draw
