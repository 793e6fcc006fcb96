// Which feature gets which tint.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"

namespace bastide::draw {

// For each feature its tint, a place in `tints`, so that features which share a tile or lie on
// neighbouring tiles differ where the tints suffice. Linear in squares; the same map always gives the same
// tints. `map` must be the landscape's own.
std::vector<std::uint8_t> feature_tints(const landscape::Landscape& landscape,
                                        const landscape::FeatureMap& map);

// The place in `FeatureMap::owners` of the first square of each row.
std::vector<std::size_t> row_starts(const landscape::Landscape& landscape);

}  // namespace bastide::draw
