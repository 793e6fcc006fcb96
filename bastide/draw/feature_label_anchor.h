// The position of a feature's seal.
#pragma once

#include "bastide/landscape/features.h"
#include "bastide/tile/cell.h"

namespace bastide::draw {

// The feature's tile nearest to the middle of all its tiles. Linear in its tiles, of which there must be one.
tile::Cell seal_tile(const landscape::Feature& feature);

}  // namespace bastide::draw
