// The picture of a landscape for a terminal.
#pragma once

#include <span>
#include <string>

#include "bastide/draw/landscape/text_style.h"
#include "bastide/landscape/complete.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"

namespace bastide::draw {

// Lines that end in a newline. A square is 3 lines of 7 characters, rows and columns are numbered from 1
// along the top and the left where the number fits. No line ends in a blank, except for painted ground with
// colour on.
//
//               incomplete   complete
//     city      :  ░         #  ▒
//     road      - | ─ │      = H ═ ║
//     monastery (M) (†)      [M] [†]
//
// and on one tile of each complete city or road stands * or ✓. Roads end at a village, o or ⌂, or at
// a city gate, n or ∩.
// The squares of `holes`, which are in reading order, have corners + ┌ and in the middle the number of tiles
// that fit, or x × if none does. Linear in squares. `map` must be the landscape's own.
std::string landscape_text(const landscape::Landscape& landscape, const landscape::FeatureMap& map,
                           TextStyle style, std::span<const landscape::Hole> holes = {});

}  // namespace bastide::draw
