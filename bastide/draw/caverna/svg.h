// Boards of Caverna as a picture: what lies on each cell, what is in the supply, and the score.
#pragma once

#include <span>
#include <string>

#include "bastide/caverna/format.h"
#include "bastide/draw/palette.h"

namespace bastide::draw {

// An SVG document with a board for each of the players, as `score_all` gives them, and beside it the lines of
// the score sheet. A number on a cell is the points that it scores, bonus included. Where on its half of the
// board something lies means nothing (layout.h). Holdings that the rules do not allow are drawn, too; of what
// the board has no room for, a few rows below it. The same players give the same text.
std::string caverna_svg(std::span<const caverna::Scored> players, const caverna::Profile& profile,
                        Theme theme = Theme::by_reader);

}  // namespace bastide::draw
