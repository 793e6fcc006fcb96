// A match as a picture: how the totals of its players grew.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bastide/draw/palette.h"
#include "bastide/tally/log_entry.h"

namespace bastide::draw {

// More players than this could not be told apart.
inline constexpr std::int32_t most_players_drawn = 32;

// What a picture of a match says besides names and numbers, for those who read another language.
struct TallyWords {
    std::string points = "points";
    std::string entries = "entries";
    std::string final_scoring = "final scoring";
};

// How a match is drawn, where that is not as usual.
struct TallyLook {
    Theme theme = Theme::by_reader;
    // Of the ground that the lines are drawn on, in units of which a character is 9 wide; at least
    // `least_plot_width`. Narrow pictures can be read on narrow screens.
    std::int32_t width = 760;
    // In place of the log's names, or of "Player 1", "Player 2" and so on, for those whose name is there and
    // not empty. UTF-8; control characters are left out, and whatever else XML cannot hold becomes U+FFFD.
    std::vector<std::string> names;
    // The colours of players' meeples, by `meeple_paints`; whoever has none there has one by their number.
    std::vector<std::string> colours;
    // UTF-8, as names are.
    TallyWords words;
};

inline constexpr std::int32_t least_plot_width = 200;

// An SVG document with a stepped line for each player, from no points before the first entry to the total
// after the last. Lines differ in colour and dashes, and each leads to a mark of one of four shapes and
// a label. Where final scoring begins there is an upright line. Of a long log about 2,000 moments are drawn.
// `log` has at most `most_players_drawn` players. The same log gives the same text.
std::string tally_svg(const tally::MatchLog& log, const TallyLook& look = {});

}  // namespace bastide::draw
