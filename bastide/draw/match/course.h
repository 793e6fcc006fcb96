// The course of a match that was reviewed, as a picture: how likely each player was to win, turn by turn, and
// below it what luck gave and what moves lost.
#pragma once

#include <span>
#include <string>

#include "bastide/draw/palette.h"
#include "bastide/match/review/review.h"

namespace bastide::draw {

// An SVG document. Above, a line for each player goes from its chance before a draw to that after the move;
// lines differ in colour and dashes, and mistakes have the marks of chess. Below, each turn has a bar of
// points for the luck of its draw, up or down, open, and one for what the move lost, down, filled: in the
// colour of whoever moved. There is a name for each player. The same review gives the same text.
std::string review_svg(const match::Review& review, std::span<const std::string> names,
                       Theme theme = Theme::by_reader);

}  // namespace bastide::draw
