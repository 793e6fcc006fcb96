// Pictures of a game as SVG documents: the board, one tile, and all tile types.
//
// The documents are self-contained: they have no scripts and need no fonts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bastide/draw/match/legend.h"
#include "bastide/draw/palette.h"
#include "bastide/draw/table_marks.h"
#include "bastide/match/position.h"

namespace bastide::draw {

// Optional content of a picture besides tiles, meeples and a frame around the tile placed last.
struct MatchPicture {
    Theme theme = Theme::by_reader;
    TableMarks marks = {};
    // Features to be tinted and hatched, each given by one of its pieces.
    std::vector<match::Node> tinted = {};
    // Shown below the board, if present.
    std::optional<MatchLegend> legend = {};
};

// Returns a picture of the board. A square is 100 units wide, and the border shows x and y coordinates. Each
// tile and each meeple is a group with a <title>. The legend can widen the picture of a small board. Size and
// time are linear in tiles and tinted features.
std::string match_svg(const match::Position& position, const MatchPicture& picture = {});

// Returns a picture of one tile, 100 units wide.
std::string match_tile_svg(match::Type type, int rotation = 0, Theme theme = Theme::by_reader);

// Returns a picture of the 24 types with name, usual letter and count, in the order of `match::types`.
std::string match_sheet_svg(Theme theme = Theme::by_reader);

}  // namespace bastide::draw
