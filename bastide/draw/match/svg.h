// Pictures of a match as SVG documents: the table, one tile, and all types of tile.
//
// They stand alone: no scripts, nothing fetched, no fonts needed for what matters.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bastide/draw/match/legend.h"
#include "bastide/draw/palette.h"
#include "bastide/draw/table_marks.h"
#include "bastide/match/position.h"

namespace bastide::draw {

// What a picture of the table shows besides tiles, meeples and a frame about the last tile.
struct MatchPicture {
    Theme theme = Theme::by_reader;
    TableMarks marks = {};
    // Features to be tinted and hatched, each by one of its pieces.
    std::vector<match::Node> tinted = {};
    // Below the table, if there is one.
    std::optional<MatchLegend> legend = {};
};

// A square is 100 units wide; columns and rows are numbered along the border by x and y. Each tile and each
// meeple is a group with a <title>. The legend widens the picture of a small table. Size and time are linear
// in tiles and tinted features.
std::string match_svg(const match::Position& position, const MatchPicture& picture = {});

// One tile, 100 units wide.
std::string match_tile_svg(match::Type type, int rotation = 0, Theme theme = Theme::by_reader);

// The 24 types with name, usual letter and count, in the order of `match::types`.
std::string match_sheet_svg(Theme theme = Theme::by_reader);

}  // namespace bastide::draw
