#include "bastide/arrange/goal.h"

#include <algorithm>

#include "bastide/landscape/features.h"
#include "bastide/landscape/score.h"

namespace bastide::arrange {
namespace {

using landscape::Feature;
using tile::FeatureKind;

// The tiles of the largest complete feature of a kind.
std::int64_t largest(const landscape::Landscape& map, FeatureKind kind) {
    std::int64_t most = 0;
    for (const Feature& feature : find_features(map).features)
        if (feature.kind == kind && feature.complete)
            most = std::max<std::int64_t>(most, std::ssize(feature.tiles));
    return most;
}

}  // namespace

std::int64_t value(Goal goal, const landscape::Landscape& map) {
    switch (goal) {
        case Goal::points:
            return landscape::score(map).total();
        case Goal::city:
            return largest(map, FeatureKind::city);
        case Goal::road:
            return largest(map, FeatureKind::road);
        case Goal::closed:
            return std::ranges::count_if(find_features(map).features, &Feature::complete);
        case Goal::tiles:
            return static_cast<std::int64_t>(map.tiles());
    }
    return 0;
}

}  // namespace bastide::arrange
