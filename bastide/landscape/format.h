// A landscape's score, features and holes, as text for people and JSON for programs.
//
// JSON counts rows and columns from 0, as in the arrays of the input. Text counts from 1.
#pragma once

#include <span>
#include <string>

#include "bastide/landscape/complete.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"
#include "bastide/landscape/landscape_score.h"
#include "bastide/text/typescript.h"

namespace bastide::landscape {

// The numbers of features and points of each kind, complete and incomplete.
std::string breakdown_table(const LandscapeScore& score);

// A line for each feature: kind, completeness, points, number of tiles, first tile.
std::string feature_table(std::span<const Feature> features);

// "row 1, column 3: north road, south city: 2 fit".
std::string in_words(const Hole& hole);

// "2 fit", "1 fits" or "nothing fits".
std::string how_many_fit(const Hole& hole);

// One line per hole: its place, the edges that its neighbours require, and the number and names of the
// oriented tiles that fit.
std::string hole_lines(std::span<const Hole> holes);

// Returns the map in the format that `read` accepts, one row per line: "[\n [[2,1,1,0,1],[]],\n
// [[0,0,0,0,0]]\n]\n".
std::string to_json(const Landscape& landscape);

// {"score": 32, "complete": {"city": {"count": 1, "points": 4}, "road": …, "monastery": …}, "incomplete":
// {…}}. Sentences in `warnings`, if there are any, are added as "warnings": [SENTENCE, …].
std::string to_json(const LandscapeScore& score, std::span<const std::string> warnings = {});

// As above with "features": [{"kind": "city", "complete": true, "points": 4, "tiles": [[0, 3], [1, 3]]}, …]
std::string to_json(const LandscapeScore& score, std::span<const Feature> features,
                    std::span<const std::string> warnings = {});

// {"holes": [{"row": 0, "column": 5, "around": [null, "field", "city", null], "fits": [[0, 0, 2, 0, 1], …]},
// …]}
std::string to_json(std::span<const Hole> holes);

void declare_results(text::TypeScript& to);

}  // namespace bastide::landscape
