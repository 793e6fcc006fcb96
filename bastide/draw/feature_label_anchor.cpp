// The tile nearest to the mean, so that the seal of a ring is on the ring.
#include "bastide/draw/feature_label_anchor.h"

#include <algorithm>

namespace bastide::draw {

tile::Cell seal_tile(const landscape::Feature& feature) {
    double row = 0;
    double column = 0;
    for (const tile::Cell tile : feature.tiles) {
        row += static_cast<double>(tile.row);
        column += static_cast<double>(tile.column);
    }
    const auto tiles = static_cast<double>(feature.tiles.size());
    return *std::ranges::min_element(feature.tiles, {}, [&](tile::Cell tile) {
        const double down = static_cast<double>(tile.row) - row / tiles;
        const double right = static_cast<double>(tile.column) - column / tiles;
        return down * down + right * right;
    });
}

}  // namespace bastide::draw
