// A chart of a reviewed game: each player's win probability by turn, and below it the luck of the draws and
// the losses of moves.
#pragma once

#include <span>
#include <string>

#include "bastide/draw/palette.h"
#include "bastide/match/review/review.h"

namespace bastide::draw {

// Returns an SVG document. At the top, a line for each player connects the win probabilities before each draw
// and after each move. Lines differ in colour and dashes, and mistakes have the symbols used in chess. At the
// bottom, each turn has two bars in the mover's colour: an open bar, up or down, for the luck of the draw,
// and a filled bar, down, for the loss caused by the move. There must be a name for each player. Equal
// reviews give equal text.
std::string review_svg(const match::Review& review, std::span<const std::string> names,
                       Theme theme = Theme::by_reader);

}  // namespace bastide::draw
