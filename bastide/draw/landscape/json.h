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
// "looks" has each look that occurs: the art of a tile and the shapes that tint its parts, drawn in a group
// with the attributes of a tint. Tiles are seven numbers each: row, column, look, and the features of the
// parts, -1 if there is no part. Features are eight: kind as in tile::FeatureKind, 1 if complete, points,
// tiles, tint, and the seal: the index of its tile, and x and y on it in tenths of a unit, or -1 three times.
// Linear time and size. `map` must belong to the landscape.
std::string landscape_parts_json(const landscape::Landscape& landscape, const landscape::FeatureMap& map);

}  // namespace bastide::draw
