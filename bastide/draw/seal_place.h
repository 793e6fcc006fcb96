// Where the one seal of a feature belongs.
#pragma once

#include "bastide/landscape/features.h"
#include "bastide/tile/position.h"

namespace bastide {

// The feature's tile nearest to the middle of all its tiles. Linear in its tiles, of which there must be one.
Position seal_tile(const Feature& feature);

}  // namespace bastide
