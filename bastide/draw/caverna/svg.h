// Boards of Caverna as a picture: the things on each cell, the supply and the score.
#pragma once

#include <span>
#include <string>

#include "bastide/caverna/format.h"
#include "bastide/draw/palette.h"

namespace bastide::draw {

// Returns an SVG document with each player's board next to the lines of the score sheet. Get `players` from
// `score_all`. The number on a cell is its points, including bonuses. Positions within a half of the board
// are arbitrary (layout.h). Impossible holdings are drawn as well, with a few rows below the board for things
// that have no room on the board. Equal players give equal text.
std::string caverna_svg(std::span<const caverna::Scored> players, const caverna::Profile& profile,
                        Theme theme = Theme::by_reader);

}  // namespace bastide::draw
