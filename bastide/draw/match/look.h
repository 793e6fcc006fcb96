// Tiles of the match in the library's own art: the landscape tile with the same roads, cities and monastery,
// and a shield for each pennant.
#pragma once

#include <optional>
#include <string>

#include "bastide/draw/shape.h"
#include "bastide/match/tile.h"

namespace bastide::draw {

// Returns the position of the pennant in units of the tile's picture, or nullopt if the type has no pennant.
std::optional<Point> pennant_place(match::Type type, int rotation = 0);

// Returns the picture of a tile as an SVG fragment that fills the box from (0, 0) to (100, 100), as
// `tile_art` does: without ids, coloured by the style sheet of `palette.h`. Each picture is drawn once.
const std::string& match_tile_art(match::Type type, int rotation = 0);

}  // namespace bastide::draw
