// The picture of a solo board as one SVG document.
#pragma once

#include <string>

#include "bastide/draw/palette.h"
#include "bastide/solo/board.h"

namespace bastide::draw {

// Returns a self-contained SVG document without scripts. A square is 100 units wide, and the border has row
// and column numbers from 0, as in moves. Tiles have the looks of look.h. The title gives the number of
// tiles, and the description the score. Linear in squares.
std::string solo_svg(const solo::Board& board, solo::Roads roads, Theme theme = Theme::by_reader);

}  // namespace bastide::draw
