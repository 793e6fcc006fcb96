// The tiles of a map as a sequence, as in puzzles.
#pragma once

#include <vector>

#include "bastide/base/result.h"
#include "bastide/landscape/landscape.h"
#include "bastide/tile/tile.h"

namespace bastide::arrange {

// Returns the rotated tiles in an order in which each tile is next to an earlier tile. Fails, naming the
// cell, if the tiles are not connected or if a road or city side has no neighbour, because such a map is not
// the solution of a puzzle. The map must have at least one tile.
[[nodiscard]] Result<std::vector<tile::Tile>> sequence(const landscape::Landscape& map);

}  // namespace bastide::arrange
