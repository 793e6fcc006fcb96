// A ladder as a picture: the ratings of its bots, with their intervals.
#pragma once

#include <span>
#include <string>

#include "bastide/draw/palette.h"
#include "bastide/match/ladder/standings.h"

namespace bastide::draw {

// Returns an SVG document with a row for each bot, the strongest first: its name, a dot at its rating and a
// line for its interval. A bot without games has no dot and no line. The same standings give the same text.
// There must be a name for each bot.
std::string ladder_svg(const match::Standings& standings, std::span<const std::string> names,
                       Theme theme = Theme::by_reader);

}  // namespace bastide::draw
