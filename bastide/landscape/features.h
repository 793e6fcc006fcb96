// The features of a landscape: the tiles of each, whether it is complete, and its score.
//
// Rule: docs/landscape.md. A feature is the union of the sections that join across shared edges. A city or
// road is incomplete if one of its edges has no matching neighbour. A monastery is complete if all 8 squares
// around it have tiles. A tile counts once per feature, even if several of its sections belong to the
// feature.
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
    std::vector<tile::Cell> tiles = {};  // each once, sorted by row, then by column

    friend bool operator==(const Feature&, const Feature&) = default;
};

// The features of a landscape, and the features of each square.
struct FeatureMap {
    static constexpr std::uint32_t none = 0xFFFF'FFFF;

    // The features of a square, as indices into `features`: the four sides clockwise from north, then the
    // monastery.
    struct Owners {
        std::array<std::uint32_t, 4> sides = {none, none, none, none};
        std::uint32_t monastery = none;
    };

    // Features in reading order of their first tile. Features with the same first tile are ordered clockwise
    // from north, with the monastery last.
    std::vector<Feature> features = {};

    // One entry for each square of each row, in reading order.
    std::vector<Owners> owners = {};
};

// Takes linear time and memory in squares. The landscape may have at most 2^29 squares.
FeatureMap find_features(const Landscape& landscape);

}  // namespace bastide::landscape
