// A slow and simple scorer to check the other scorers. It walks from side to side.
//
// It shares only the tiles' edges with the other scorers. Sections, joins, open sides and points are
// implemented again from docs/landscape.md.
#pragma once

#include <vector>

#include "bastide/landscape/corner_cities.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"
#include "bastide/landscape/score.h"

namespace bastide::landscape::testing {

// Returns every feature, in the order of `sorted`. Memory is proportional to rows times columns.
std::vector<Feature> flood_fill_features(const Landscape& landscape,
                                         CornerCities corners = CornerCities::split);

LandscapeScore flood_fill_score(const Landscape& landscape, CornerCities corners = CornerCities::split);

// Returns the total score of features.
LandscapeScore sum(const std::vector<Feature>& features);

// Sorts features by kind, then tiles, so that two scorers can be compared.
std::vector<Feature> sorted(std::vector<Feature> features);

}  // namespace bastide::landscape::testing
