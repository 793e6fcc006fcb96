#include "bastide/landscape/landscape_score.h"

namespace bastide::landscape {

std::int64_t LandscapeScore::total() const {
    std::int64_t total = 0;
    for (const tile::FeatureKind kind : tile::all_feature_kinds) {
        total = plus(total, plus(line(kind, true).points, line(kind, false).points));
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

}  // namespace bastide::landscape
