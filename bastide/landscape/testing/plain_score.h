// Computes scores as on a processor without wide vectors, for comparison.
#pragma once

#include "bastide/landscape/landscape.h"
#include "bastide/landscape/score.h"

namespace bastide::landscape::testing {

// Returns the result that `score` has with the portable kernels.
LandscapeScore plain_score(const Landscape& landscape);

}  // namespace bastide::landscape::testing
