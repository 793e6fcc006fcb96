// Tiles of the match in the library's own art: the landscape's tile with the same roads, cities and
// monastery, with a shield where the match has a pennant.
#pragma once

#include <optional>
#include <string>

#include "bastide/draw/shape.h"
#include "bastide/match/tile.h"

namespace bastide::draw {

// Returns the position of a type's pennant in units of its picture, or nullopt if it has none.
std::optional<Point> pennant_place(match::Type type, int rotation = 0);

// Returns the picture of a tile as an SVG fragment that fills the box from (0, 0) to (100, 100), as
// `tile_art` does: without ids, coloured by the style sheet of `palette.h`.
std::string match_tile_art(match::Type type, int rotation = 0);

}  // namespace bastide::draw
