// Assigns tints to features.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"

namespace bastide::draw {

// Returns each feature's tint, an index into `tints`. Features that share a tile or are on neighbouring tiles
// get different tints if there are enough. The result is deterministic and takes linear time in squares.
// `map` must belong to the landscape.
std::vector<std::uint8_t> feature_tints(const landscape::Landscape& landscape,
                                        const landscape::FeatureMap& map);

// Returns the index in `FeatureMap::owners` of the first square of each row.
std::vector<std::size_t> row_starts(const landscape::Landscape& landscape);

}  // namespace bastide::draw
