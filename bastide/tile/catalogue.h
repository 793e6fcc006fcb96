// The 19 tiles of the landscape game, as one table.
#pragma once

#include <algorithm>
#include <array>

#include "bastide/tile/legend.h"
#include "bastide/tile/tile.h"

namespace bastide::tile {

// Each tile in one rotation, in the order of the source.
inline constexpr std::array<FiveNumbers, 19> catalogue_legend = {{
    {1, 0, 1, 0, 0}, {0, 0, 1, 1, 0}, {2, 1, 1, 1, 1}, {0, 1, 1, 1, 0}, {2, 0, 0, 0, 1},
    {2, 2, 0, 2, 1}, {0, 0, 0, 0, 0}, {2, 2, 2, 2, 1}, {2, 2, 0, 0, 1}, {2, 1, 1, 2, 1},
    {2, 2, 0, 0, 2}, {0, 0, 1, 0, 0}, {2, 0, 1, 1, 1}, {2, 1, 1, 0, 1}, {0, 2, 0, 2, 1},
    {1, 1, 1, 1, 0}, {2, 1, 0, 1, 1}, {2, 2, 1, 2, 1}, {2, 0, 2, 0, 2},
}};

inline constexpr std::array<Tile, 19> catalogue = [] {
    std::array<Tile, 19> tiles{};
    std::ranges::transform(catalogue_legend, tiles.begin(),
                           [](const FiveNumbers& five) { return read_legend(five).tile; });
    return tiles;
}();

// Returns the number of distinct rotations of a tile: 1, 2 or 4.
constexpr int distinct_rotations(Tile tile) {
    if (tile.rotate(1) == tile) return 1;
    return tile.rotate(2) == tile ? 2 : 4;
}

// True if the tile is one of the 19 in some rotation.
constexpr bool in_catalogue(Tile tile) {
    return std::ranges::any_of(catalogue, [tile](Tile known) {
        return known == tile || known.rotate(1) == tile || known.rotate(2) == tile || known.rotate(3) == tile;
    });
}

}  // namespace bastide::tile
