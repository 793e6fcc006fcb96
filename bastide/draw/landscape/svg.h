// The picture of a landscape as one SVG document.
#pragma once

#include <span>
#include <string>

#include "bastide/draw/palette.h"
#include "bastide/landscape/complete.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"

namespace bastide::draw {

// Returns a self-contained SVG document without scripts. A square is 100 units wide, and the border has row
// and column numbers from 1. Every feature is a group with a <title> for its kind, state and points, tinted
// and hatched to differ from the features around it. A complete feature has a seal. Time and size are linear
// in tiles and features. `map` must belong to the landscape.
//
// The squares of `holes` are framed and show the number of fitting tiles and up to nine of these tiles, or a
// cross if no tile fits. Squares next to the map are shown only if they are holes.
std::string landscape_svg(const landscape::Landscape& landscape, const landscape::FeatureMap& map,
                          Theme theme = Theme::by_reader, std::span<const landscape::Hole> holes = {});

}  // namespace bastide::draw
