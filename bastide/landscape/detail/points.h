// Points of features, as in the table in docs/landscape.md.
#pragma once

#include <cstdint>

#include "bastide/tile/feature_kind.h"

namespace bastide::landscape::detail {

// Returns the points per tile of a city or road.
constexpr std::int64_t points(tile::FeatureKind kind, bool complete) {
    return kind == tile::FeatureKind::city && complete ? 2 : 1;
}

// Returns the points of a monastery with tiles on `around` of its 8 neighbouring squares. A monastery with
// all 8 is complete.
constexpr std::int64_t monastery_points(std::int64_t around) {
    return 1 + around;
}

}  // namespace bastide::landscape::detail
