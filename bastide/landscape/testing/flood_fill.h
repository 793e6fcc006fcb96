// A second scorer, slow and plain, to check the others against: it walks from side to side as a finger would.
//
// It shares nothing with them but the tiles' edges: what a tile holds, what joins, what is open and what it
// is worth are all read here again from docs/landscape.md.
#pragma once

#include <vector>

#include "bastide/landscape/corner_cities.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"
#include "bastide/landscape/score.h"

namespace bastide::landscape::testing {

// Every feature, in the order of `sorted`. Memory grows with rows times columns.
std::vector<Feature> flood_fill_features(const Landscape& landscape,
                                         CornerCities corners = CornerCities::split);

LandscapeScore flood_fill_score(const Landscape& landscape, CornerCities corners = CornerCities::split);

// What features score together.
LandscapeScore sum(const std::vector<Feature>& features);

// The features by kind, then tiles, so that two scorers can be compared.
std::vector<Feature> sorted(std::vector<Feature> features);

}  // namespace bastide::landscape::testing
