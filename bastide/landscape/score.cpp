#include "bastide/landscape/score.h"

#include "bastide/landscape/strip.h"

namespace bastide::landscape {

std::int64_t LandscapeScore::total() const {
    std::int64_t total = 0;
    for (const tile::FeatureKind kind : tile::all_feature_kinds) {
        total += line(kind, true).points + line(kind, false).points;
    }
    return total;
}

LandscapeScore& LandscapeScore::operator+=(const LandscapeScore& more) {
    for (const tile::FeatureKind kind : tile::all_feature_kinds) {
        line(kind, true) += more.line(kind, true);
        line(kind, false) += more.line(kind, false);
    }
    return *this;
}

LandscapeScore score(const Landscape& landscape, CornerCities corners) {
    Strip strip(corners, Strip::Above::nothing);
    strip.add_rows(landscape);
    return strip.finish();
}

}  // namespace bastide::landscape
