// The parts of a holding that matter because a furnishing tile is there: what a score pad has to ask for.
//
// Parts are named as the members of a sheet: "weapons", "supply.stone", "fields.grain".
#pragma once

#include <string_view>
#include <vector>

#include "bastide/caverna/holding.h"

namespace bastide::caverna {

// What the bonus of a tile reads, and what its exchange takes. The Beer parlor asks for the grain on fields,
// too: it takes none of that, so it has to be told apart from the supply. Other tiles are no part.
std::vector<std::string_view> parts_asked_by(FurnishingId tile);

// What all tiles of a holding ask for, each part once.
std::vector<std::string_view> parts_asked_by(const Holding& holding);

}  // namespace bastide::caverna
