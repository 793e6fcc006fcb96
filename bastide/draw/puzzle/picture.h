// The map that a solution of a puzzle makes, drawn as any landscape is.
#pragma once

#include <string>

#include "bastide/draw/landscape/text.h"
#include "bastide/draw/palette.h"
#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide::draw {

// A document as `landscape_svg` draws it.
std::string puzzle_svg(const puzzle::Puzzle& puzzle, const puzzle::Solution& solution,
                       Theme theme = Theme::by_reader);

// Lines as `landscape_text` draws them.
std::string puzzle_terminal_picture(const puzzle::Puzzle& puzzle, const puzzle::Solution& solution,
                                    TextStyle style);

}  // namespace bastide::draw
