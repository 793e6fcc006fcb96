// The parts of a holding that matter because of its furnishing tiles. A score pad must ask for these parts.
//
// Parts are named like the members of a sheet: "weapons", "supply.stone", "fields.grain".
#pragma once

#include <string_view>
#include <vector>

#include "bastide/caverna/holding.h"

namespace bastide::caverna {

// Returns the parts that a tile's bonus reads and that its exchange takes. The Beer parlor takes only grain
// from the supply, but the pad also asks for grain on fields, so that players do not count that grain in the
// supply. Tiles that a bonus depends on are not included.
std::vector<std::string_view> required_inputs(FurnishingId tile);

// Returns the parts for all tiles of a holding without duplicates.
std::vector<std::string_view> required_inputs(const Holding& holding);

}  // namespace bastide::caverna
