// The picture of a landscape as one SVG document.
#pragma once

#include <span>
#include <string>

#include "bastide/draw/palette.h"
#include "bastide/landscape/complete.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"

namespace bastide::draw {

// A square is 100 units wide; rows and columns are numbered along the border from 1. Every feature is a group
// with a <title> that says its kind, state and points, tinted and hatched to differ from the features around
// it; a complete one carries a seal. The document stands alone: no scripts, nothing fetched. Its size and the
// time are linear in tiles and features. `map` must be the landscape's own.
//
// The squares of `holes` are framed, with how many tiles fit and up to nine of those, or a cross if none
// does. Squares beside the map are shown if they are among them.
std::string landscape_svg(const landscape::Landscape& landscape, const landscape::FeatureMap& map,
                          Theme theme = Theme::by_reader, std::span<const landscape::Hole> holes = {});

}  // namespace bastide::draw
