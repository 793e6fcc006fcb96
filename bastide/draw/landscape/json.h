// A landscape as JSON for programs that paint it themselves, tile by tile.
#pragma once

#include <string>

#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"

namespace bastide::draw {

// Returns one line:
//
// {"patterns": "<pattern …", "tints": ["class=\"b-t0\" fill=\"url(#…)\" …", …], "seal": "<circle …",
// "looks": [{"art": "<path …", "parts": ["<path …", …]}, …], "tiles": […], "features": […]}
//
// "looks" lists each look that occurs: the art of the tile, and a shape for each part. To tint a part, draw
// its shape in a <g> with the attributes of the tint. A tile is seven numbers: row, column, look, and the
// feature of each part (-1 if there is no such part). A feature is eight numbers: kind as in
// tile::FeatureKind, 1 if complete, points, tiles, tint, and three for the seal (the index of the tile with
// the seal, and x and y on that tile in tenths of a unit; -1 if there is none). Time and size are linear.
// `map` must belong to the landscape.
std::string landscape_parts_json(const landscape::Landscape& landscape, const landscape::FeatureMap& map);

}  // namespace bastide::draw
