// All possible tiles, for tests that cover every tile.
#pragma once

#include <array>
#include <vector>

#include "bastide/tile/tile.h"

namespace bastide::tile::testing {

// Returns the 81 combinations of edges, with joined and with separate cities if that makes a difference: 114
// tiles.
inline std::vector<Tile> all_tiles() {
    std::vector<Tile> tiles;
    for (int code = 0; code < 81; ++code) {
        const std::array edges = {static_cast<Edge>(code / 27), static_cast<Edge>(code / 9 % 3),
                                  static_cast<Edge>(code / 3 % 3), static_cast<Edge>(code % 3)};
        tiles.emplace_back(edges, Cities::joined);
        if (tiles.back().count(Edge::city) > 1) tiles.emplace_back(edges, Cities::separate);
    }
    return tiles;
}

}  // namespace bastide::tile::testing
