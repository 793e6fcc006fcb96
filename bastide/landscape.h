// Reads and scores a finished map, and finds its features and the tiles that fit its holes.
//
//     #include "bastide/landscape.h"
//
//     using namespace bastide;
//
//     // Returns the points of a map and the number of warnings.
//     std::string report(std::string_view json) {
//         landscape::TextScorer scorer;
//         if (auto read = scorer.feed(json); !read) return to_string(read.error());
//         const auto scored = scorer.finish();
//         if (!scored) return to_string(scored.error());
//         const std::string points = std::to_string(scored->score.total());
//         return points + " points, warnings: " + std::to_string(scored->warnings.count());
//     }
//
// docs/landscape.md describes the rules and formats. Each header below documents its functions.
#pragma once

#include "bastide/landscape/complete.h"
#include "bastide/landscape/corner_cities.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/format.h"
#include "bastide/landscape/landscape.h"
#include "bastide/landscape/parallel/text_scorer.h"
#include "bastide/landscape/read.h"
#include "bastide/landscape/score.h"
#include "bastide/landscape/strip.h"
#include "bastide/landscape/warning.h"
