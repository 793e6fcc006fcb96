// The band below the picture of a match: who plays, how it stands, and what the marks on the table mean.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bastide/draw/table_marks.h"
#include "bastide/match/position.h"

namespace bastide::draw {

// What a position does not say itself.
struct MatchLegend {
    // In place of "Player 1", "Player 2" and so on, for those whose name is there and not empty. UTF-8; what
    // XML cannot hold is left out or replaced, and long names are shortened.
    std::vector<std::string> names = {};
    std::string about = {};  // a sentence, such as "2 players, seed monday"
};

// A fragment of SVG, from (0, 0) on.
struct LegendBand {
    std::string svg;
    std::int64_t width = 0;
    std::int64_t height = 0;
};

// A row for each player, with figure, name, points and meeples left, then whose turn it is, the legend's
// sentence, and a line for each kind of mark. At least `width` wide.
LegendBand legend_band(const match::Position& position, const MatchLegend& legend, TableMarks marks,
                       std::int64_t width);

}  // namespace bastide::draw
