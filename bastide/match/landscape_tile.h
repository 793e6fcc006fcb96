// A tile of the match as a tile of a landscape, which knows sides and whether cities are joined, but neither
// pennants nor fields.
#pragma once

#include <algorithm>

#include "bastide/match/tile.h"
#include "bastide/tile/tile.h"

namespace bastide::match {

inline tile::Tile landscape_tile(Type type, int rotation) {
    const TileType& tile = types[type];
    const auto cities = std::ranges::count(tile, Kind::city, &Piece::kind);
    return tile::Tile(tile.edges, cities > 1 ? tile::Cities::separate : tile::Cities::joined)
        .turned(rotation);
}

}  // namespace bastide::match
