// The largest worth of a tile: its points if each of its sections belongs to a different feature and all
// these features are complete.
#pragma once

#include <array>
#include <cstdint>

#include "bastide/arrange/shape.h"
#include "bastide/tile/cell.h"
#include "bastide/tile/tile.h"

namespace bastide::arrange::detail {

// Returns the eight cells around a cell.
std::array<tile::Cell, 8> around(tile::Cell cell);

// Returns how many of the eight surrounding cells are in the shape.
int cells_around(const Shape& shape, std::size_t cell);

// Returns the points by the rules of landscapes if `cells_around` of the surrounding cells can have tiles.
std::int64_t potential(tile::Tile tile, int cells_around);

}  // namespace bastide::arrange::detail
