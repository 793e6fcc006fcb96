// The picture of one tile, for every front end.
#pragma once

#include <optional>
#include <string>

#include "bastide/draw/shape.h"
#include "bastide/tile/tile.h"

namespace bastide::draw {

// Returns an SVG fragment that fills the box from (0, 0) to (100, 100), coloured by the style sheet of
// `palette.h`. The fragment has no ids, so a document can contain it any number of times. Neighbours with
// matching edges join without a seam. The empty square gives an empty fragment. No houses are drawn around
// `clearing`, so that something else has room there.
std::string tile_art(tile::Tile tile, std::optional<Point> clearing = std::nullopt);

}  // namespace bastide::draw
