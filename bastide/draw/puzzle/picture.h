// Pictures of a puzzle's solution, drawn as a landscape.
#pragma once

#include <string>

#include "bastide/draw/landscape/text.h"
#include "bastide/draw/palette.h"
#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide::draw {

// Returns an SVG document as `landscape_svg` does.
std::string puzzle_svg(const puzzle::Puzzle& puzzle, const puzzle::Solution& solution,
                       Theme theme = Theme::by_reader);

// Returns lines as `landscape_text` does.
std::string puzzle_terminal_picture(const puzzle::Puzzle& puzzle, const puzzle::Solution& solution,
                                    TextStyle style);

}  // namespace bastide::draw
