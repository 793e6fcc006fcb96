// A landscape taken apart into its features: which tiles each holds, whether it is complete, what it scores.
//
// Rule: docs/landscape.md. A feature is the union of the sections that join across shared edges. A city or
// road is incomplete when one of its edges has no neighbour that carries the same; a monastery is complete
// when all 8 squares around it hold tiles. A tile counts once for a feature, however many of its sections it
// owns.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bastide/landscape/landscape.h"
#include "bastide/tile/cell.h"
#include "bastide/tile/feature_kind.h"

namespace bastide::landscape {

struct Feature {
    tile::FeatureKind kind = tile::FeatureKind::city;
    bool complete = false;
    std::int64_t points = 0;
    std::vector<tile::Cell> tiles;  // each once, by row, then column

    friend bool operator==(const Feature&, const Feature&) = default;
};

// The features of a landscape and who owns which part of which tile.
struct FeatureMap {
    static constexpr std::uint32_t none = 0xFFFF'FFFF;

    // What a square belongs to, as places in `features`: the sides clockwise from north, then the monastery.
    struct Owners {
        std::array<std::uint32_t, 4> sides = {none, none, none, none};
        std::uint32_t monastery = none;
    };

    // In reading order of their first tile; on one tile, clockwise from north, the monastery last.
    std::vector<Feature> features;

    // One entry for each square of each row, in reading order, as the landscape's rows hold them.
    std::vector<Owners> owners;
};

// Time and memory linear in squares; the landscape may hold at most 2^29 squares.
FeatureMap find_features(const Landscape& landscape);

}  // namespace bastide::landscape
