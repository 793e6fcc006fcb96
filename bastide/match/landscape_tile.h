// A tile of the match as a tile of a landscape, which knows sides and whether cities are joined, but neither
// pennants nor fields.
#pragma once

#include <algorithm>

#include "bastide/match/tile.h"
#include "bastide/tile/tile.h"

namespace bastide::match {

inline Tile landscape_tile(Type type, int rotation) {
    const TileType& tile = types[type];
    const auto cities = std::ranges::count(tile, Kind::city, &Piece::kind);
    return Tile(tile.edges, cities > 1 ? Cities::separate : Cities::joined).turned(rotation);
}

}  // namespace bastide::match
