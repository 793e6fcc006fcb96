// The legend below the picture of a game: the players, the scores, and the meaning of marks.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bastide/draw/table_marks.h"
#include "bastide/match/position.h"

namespace bastide::draw {

// The content of a legend that a position does not contain.
struct MatchLegend {
    // Names that replace "Player 1", "Player 2" and so on, each if present and not empty. Must be UTF-8.
    // Characters that XML cannot contain are removed or replaced, and long names are cut.
    std::vector<std::string> names = {};
    std::string about = {};  // a sentence, such as "2 players, seed monday"
};

// A fragment of SVG that begins at (0, 0).
struct LegendBand {
    std::string svg;
    std::int64_t width = 0;
    std::int64_t height = 0;
};

// Returns a row for each player, with figure, name, points and remaining meeples, then the player to move,
// the sentence `about`, and a line for each kind of mark. The band is at least `width` wide.
LegendBand legend_band(const match::Position& position, const MatchLegend& legend, TableMarks marks,
                       std::int64_t width);

}  // namespace bastide::draw
