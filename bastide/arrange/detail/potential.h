// What a tile is worth at most: all its features complete, and each of its sections in another.
#pragma once

#include <array>
#include <cstdint>

#include "bastide/arrange/shape.h"
#include "bastide/tile/cell.h"
#include "bastide/tile/tile.h"

namespace bastide::arrange::detail {

// The eight cells around one.
std::array<tile::Cell, 8> around(tile::Cell cell);

// How many of them are of the shape.
int cells_around(const Shape& shape, std::size_t cell);

// Points by the rules of landscapes, with that many cells around that can have tiles.
std::int64_t potential(tile::Tile tile, int cells_around);

}  // namespace bastide::arrange::detail
