// A puzzle's map as a picture, with the tile art of landscapes.
#pragma once

#include <string>

#include "bastide/draw/palette.h"
#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide {

std::string puzzle_svg(const Puzzle& puzzle, const Solution& solution, Theme theme = Theme::by_reader);

}  // namespace bastide
