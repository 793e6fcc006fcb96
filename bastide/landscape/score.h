// The score of a landscape.
//
// Rule: docs/landscape.md.
#pragma once

#include "bastide/landscape/corner_cities.h"
#include "bastide/landscape/landscape.h"
#include "bastide/landscape/landscape_score.h"

namespace bastide::landscape {

// Returns the score. Takes linear time in squares. Working memory grows with the longest row.
LandscapeScore score(const Landscape& landscape, CornerCities corners = CornerCities::split);

}  // namespace bastide::landscape
