// The picture of one tile, for every front end.
#pragma once

#include <optional>
#include <string>

#include "bastide/draw/shape.h"
#include "bastide/tile/tile.h"

namespace bastide::draw {

// An SVG fragment that fills the box from (0, 0) to (100, 100), coloured by the style sheet of `palette.h`.
// It holds no ids, so it may stand in one document any number of times. Neighbours whose edges agree join
// without a seam. The empty square gives an empty fragment. About `clearing` no house stands, so that
// something else can.
std::string tile_art(tile::Tile tile, std::optional<Point> clearing = std::nullopt);

}  // namespace bastide::draw
