// Measures the tiles of the largest complete city or of the longest complete road.
#pragma once

#include <memory>

#include "bastide/arrange/detail/measure.h"
#include "bastide/tile/feature_kind.h"

namespace bastide::arrange::detail {

std::unique_ptr<Measure> measure_largest(tile::FeatureKind kind, const Problem& problem, Encoding& encoding);

}  // namespace bastide::arrange::detail
