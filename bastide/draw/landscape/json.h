// A landscape for programs that paint it themselves, tile by tile.
#pragma once

#include <string>

#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"

namespace bastide::draw {

// On one line:
//
// {"patterns": "<pattern …", "tints": ["class=\"b-t0\" fill=\"url(#…)\" …", …], "seal": "<circle …",
// "looks": [{"art": "<path …", "parts": ["<path …", …]}, …], "tiles": […], "features": […]}
//
// A look is one that occurs: its art, and what tints its parts, drawn in a group with the attributes of a
// tint. Tiles are seven numbers each: row, column, look, and the features that own the parts, -1 where there
// is no part. Features are eight: kind as in tile::FeatureKind, 1 if complete, points, tiles, tint, and where
// the seal is: on which of the tiles, and x and y there in tenths of a unit; -1 three times without one. Time
// and size are linear in both. `map` must be the landscape's own.
std::string landscape_parts_json(const landscape::Landscape& landscape, const landscape::FeatureMap& map);

}  // namespace bastide::draw
