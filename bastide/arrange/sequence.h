// The tiles of a map as a sequence, as in puzzles.
#pragma once

#include <vector>

#include "bastide/base/result.h"
#include "bastide/landscape/landscape.h"
#include "bastide/puzzle/puzzle.h"
#include "bastide/tile/tile.h"

namespace bastide::arrange {

// Returns the rotated tiles in an order in which each tile is next to an earlier tile. Fails, naming the
// cell, if the tiles are not connected or if a road or city side has no neighbour, because such a map is not
// the solution of a puzzle. The map must have at least one tile.
[[nodiscard]] Result<std::vector<tile::Tile>> sequence(const landscape::Landscape& map);

// Returns a puzzle that the map solves. Fails in the same cases as `sequence`, and for tiles that no puzzle
// can have and more than `puzzle::max_puzzle_tiles` tiles.
[[nodiscard]] Result<puzzle::Puzzle> to_puzzle(const landscape::Landscape& map);

}  // namespace bastide::arrange
