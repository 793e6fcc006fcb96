// A match as a picture: how the totals of its players grew.
#pragma once

#include <cstdint>
#include <string>

#include "bastide/draw/palette.h"
#include "bastide/tally/log_entry.h"

namespace bastide {

// More players than this could not be told apart.
inline constexpr std::int32_t most_players_drawn = 32;

// An SVG document with a stepped line for each player, from no points before the first entry to the total
// after the last. Lines differ in colour and dashes, and each leads to a mark of one of four shapes and
// a label. Where final scoring begins there is an upright line. Of a long log about 2,000 moments are drawn.
// `log` has at most `most_players_drawn` players. The same log gives the same text.
std::string tally_svg(const MatchLog& log, Theme theme = Theme::by_reader);

}  // namespace bastide
