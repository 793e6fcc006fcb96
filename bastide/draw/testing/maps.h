// Small landscapes for the tests of pictures.
#pragma once

#include <vector>

#include "bastide/landscape/landscape.h"
#include "bastide/tile/legend.h"

namespace bastide::draw::testing {

// Rows of five numbers; an empty square has four field edges and -1 cities.
inline landscape::Landscape landscape(const std::vector<std::vector<tile::FiveNumbers>>& rows) {
    std::vector<std::vector<tile::Tile>> tiles;
    for (const auto& row : rows) {
        auto& squares = tiles.emplace_back();
        for (const tile::FiveNumbers& five : row)
            squares.push_back(five[4] < 0 ? tile::Tile() : tile::read_legend(five).tile);
    }
    return landscape::Landscape(tiles);
}

inline constexpr tile::FiveNumbers no_tile = {0, 0, 0, 0, -1};

// A complete city of two tiles next to a village with three roads, one of which bends, and a monastery below
// a gap. The rows are 4, 1 and 3 squares long. Only the city is complete, the other four features are open.
inline landscape::Landscape ragged() {
    return landscape({{{0, 2, 0, 0, 1}, {0, 0, 0, 2, 1}, {1, 1, 1, 0, 0}, {0, 0, 1, 1, 0}},
                      {no_tile},
                      {no_tile, no_tile, {0, 0, 0, 0, 0}}});
}

}  // namespace bastide::draw::testing
