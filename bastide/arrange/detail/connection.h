// Clauses that keep the tiles connected where cells may stay empty.
#pragma once

#include <vector>

#include "bastide/arrange/encoding.h"
#include "bastide/landscape/landscape.h"

namespace bastide::arrange::detail {

// Clauses, each ended by a 0, for a map whose tiles are not connected; none if they are. For each part but
// the largest: if one of its cells has a tile and so has a cell of the largest, then some cell beside the
// part has one. If the part has fewer than `least_tiles`, the cell in the largest does not matter, and the
// same holds wherever else the part fits into the shape.
std::vector<int> connection_cuts(const Encoding& encoding, const landscape::Landscape& map, int least_tiles);

// Whether all tiles of the map are connected by their sides.
bool is_connected(const landscape::Landscape& map);

}  // namespace bastide::arrange::detail
