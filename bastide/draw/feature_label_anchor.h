// The position of a feature's seal.
#pragma once

#include "bastide/landscape/features.h"
#include "bastide/tile/cell.h"

namespace bastide::draw {

// Returns the feature's tile nearest to the middle of all its tiles. The feature must have at least one tile.
// Takes linear time in the feature's tiles.
tile::Cell seal_tile(const landscape::Feature& feature);

}  // namespace bastide::draw
