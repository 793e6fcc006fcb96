// The tiles of a map one after the other, as puzzles give them.
#pragma once

#include <vector>

#include "bastide/base/result.h"
#include "bastide/landscape/landscape.h"
#include "bastide/tile/tile.h"

namespace bastide::arrange {

// The tiles, as they lie, in an order in which each after the first lies beside an earlier one. An error,
// which names the cell, if the tiles are not one piece, or if a side with a road or city has no neighbour: as
// a puzzle such a map is no solution. The map has a tile.
Result<std::vector<tile::Tile>> sequence(const landscape::Landscape& map);

}  // namespace bastide::arrange
