// A picture of a game's log: the players' totals over time.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bastide/draw/palette.h"
#include "bastide/tally/log_entry.h"

namespace bastide::draw {

// The largest number of players that can be distinguished.
inline constexpr std::int32_t max_players_in_picture = 32;

// The words of a picture besides names and numbers, for translation.
struct TallyWords {
    std::string points = "points";
    std::string entries = "entries";
    std::string final_scoring = "final scoring";
};

// Options of a picture.
struct TallyLook {
    Theme theme = Theme::by_reader;
    // The width of the plot in units. A character is 9 units wide. A smaller width than `min_plot_width`
    // counts as `min_plot_width`.
    std::int32_t width = 760;
    // Names that replace the log's names, or "Player 1", "Player 2" and so on, each if present and not empty.
    // Must be UTF-8. Control characters are removed, and other characters that XML cannot contain become
    // U+FFFD.
    std::vector<std::string> names;
    // The players' meeple colours from `meeple_paints`. Players without a meeple colour get a colour by their
    // number.
    std::vector<std::string> colours;
    // Must be UTF-8, like names.
    TallyWords words;
};

inline constexpr std::int32_t min_plot_width = 200;

// Returns an SVG document with a stepped line for each player, from no points before the first entry to the
// total after the last. Lines differ in colour and dashes, and each line ends in a mark, of one of four
// shapes, and a label. A vertical line marks the start of final scoring. For a long log, totals are drawn at
// only about 2,000 moments. `log` may have at most `max_players_in_picture` players. The same log gives the
// same text.
std::string tally_svg(const tally::MatchLog& log, const TallyLook& look = {});

}  // namespace bastide::draw
