// Art of the cells of a Caverna board: the ground first, then the things on it.
#pragma once

#include <string>

#include "bastide/draw/caverna/layout.h"

namespace bastide::draw {

inline constexpr double cell_width = 136;
inline constexpr double cell_height = 100;

// SVG fragments for a cell with its corner at (0, 0), with the classes of `palette.h`. Art that covers both
// cells of a pair is drawn with the first cell, after all grounds.
std::string cell_ground(const BoardCell& cell);
std::string cell_art(const BoardCell& cell);

// A disc with a number of points, at the lower right corner of a cell.
std::string cell_points(int points);

}  // namespace bastide::draw
