// The picture of a landscape for a terminal.
#pragma once

#include <span>
#include <string>

#include "bastide/draw/landscape/text_style.h"
#include "bastide/landscape/complete.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"

namespace bastide::draw {

// Returns lines that end in a newline. A square is 3 lines of 7 characters. The numbers of columns and rows,
// from 1, are shown along the top and the left if they fit. No line ends in a space, unless the space has a
// coloured background.
//
//               incomplete   complete
//     city      :  ░         #  ▒
//     road      - | ─ │      = H ═ ║
//     monastery (M) (†)      [M] [†]
//
// One tile of each complete city or road has a mark, * or ✓. Roads end at a village, o or ⌂, or at a city
// gate, n or ∩. The squares of `holes`, which are in reading order, have corners, + or ┌, and in the middle
// the number of tiles that fit, or x or × if no tile fits. Takes linear time in squares. `map` must belong to
// the landscape.
std::string landscape_text(const landscape::Landscape& landscape, const landscape::FeatureMap& map,
                           TextStyle style, std::span<const landscape::Hole> holes = {});

}  // namespace bastide::draw
