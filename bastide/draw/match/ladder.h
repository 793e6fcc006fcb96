// A ladder as a picture: the ratings of its bots, with their intervals.
#pragma once

#include <span>
#include <string>

#include "bastide/draw/palette.h"
#include "bastide/match/ladder/standings.h"

namespace bastide::draw {

// An SVG document: a row for each bot, the strongest first, with its name, a dot at its rating and a line
// from one end of its interval to the other. A bot that has met nobody has neither. The same standings give
// the same text.
std::string ladder_svg(const match::Standings& standings, std::span<const std::string> names,
                       Theme theme = Theme::by_reader);

}  // namespace bastide::draw
