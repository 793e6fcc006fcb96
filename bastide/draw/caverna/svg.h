// Boards of Caverna as a picture: the things on each cell, the supply and the score.
#pragma once

#include <span>
#include <string>

#include "bastide/caverna/format.h"
#include "bastide/draw/palette.h"

namespace bastide::draw {

// Returns an SVG document with a board for each of the players, as returned by `score_all`, next to the lines
// of the score sheet. The number on a cell is its points, including bonuses. Positions within a half of the
// board have no meaning (layout.h). Impossible holdings are drawn as well. A few rows below the board have
// things without room on it. Equal players give equal text.
std::string caverna_svg(std::span<const caverna::Scored> players, const caverna::Profile& profile,
                        Theme theme = Theme::by_reader);

}  // namespace bastide::draw
