// Points of features. Source of the rule: the table in docs/landscape.md.
#pragma once

#include <cstdint>

#include "bastide/tile/feature_kind.h"

namespace bastide::landscape::detail {

// Points for each tile of a city or road.
constexpr std::int64_t points(tile::FeatureKind kind, bool complete) {
    return kind == tile::FeatureKind::city && complete ? 2 : 1;
}

// Points of a monastery with `around` of its 8 neighbouring squares filled. It is complete with all 8.
constexpr std::int64_t monastery_points(std::int64_t around) {
    return 1 + around;
}

}  // namespace bastide::landscape::detail
