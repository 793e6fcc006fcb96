// A match as a picture: how the totals of its players grew.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bastide/draw/palette.h"
#include "bastide/tally/log_entry.h"

namespace bastide::draw {

// The largest number of players that can be told apart.
inline constexpr std::int32_t max_players_drawn = 32;

// The words of a picture besides names and numbers, for translation.
struct TallyWords {
    std::string points = "points";
    std::string entries = "entries";
    std::string final_scoring = "final scoring";
};

// Options of a picture.
struct TallyLook {
    Theme theme = Theme::by_reader;
    // The width of the plot in units; a character is 9 wide. At least `min_plot_width`. Narrow pictures
    // suit narrow screens.
    std::int32_t width = 760;
    // Replaces the log's names, or "Player 1", "Player 2" and so on, if present and not empty. UTF-8; control
    // characters are removed, and other characters that XML cannot contain become U+FFFD.
    std::vector<std::string> names;
    // The players' meeple colours from `meeple_paints`. Players without one get a colour by number.
    std::vector<std::string> colours;
    // UTF-8, as names are.
    TallyWords words;
};

inline constexpr std::int32_t min_plot_width = 200;

// An SVG document with a stepped line for each player, from no points before the first entry to the total
// after the last. Lines differ in colour and dashes, and each leads to a mark of one of four shapes and
// a label. Where final scoring begins there is an upright line. Of a long log about 2,000 moments are drawn.
// `log` has at most `max_players_drawn` players. The same log gives the same text.
std::string tally_svg(const tally::MatchLog& log, const TallyLook& look = {});

}  // namespace bastide::draw
