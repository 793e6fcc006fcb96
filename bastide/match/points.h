// Points of features. Source of the rule: the tables of docs/rules.md, with options by edition.
//
// Three modules state this rule as far as they need it, because modules do not include one another.
// landscape/detail/points.h scores a map, which has no pennants and no options. tally/points.h scores log
// entries, which count tiles and pennants together. This header has the whole rule.
// cli/match/systems_test.cpp compares the three.
#pragma once

#include "bastide/match/settings.h"

namespace bastide::match {

// A tile counts once, however often the feature crosses it. Pennants count as tiles.
constexpr int complete_city_points(int tiles, int pennants, SmallCity small_city) {
    const int each = tiles == 2 && small_city == SmallCity::two ? 1 : 2;
    return each * (tiles + pennants);
}

constexpr int complete_road_points(int tiles) {
    return tiles;
}

// An incomplete city or road at the end. Roads have no pennants.
constexpr int open_points(int tiles, int pennants) {
    return tiles + pennants;
}

// A monastery pays for itself and for the tiles about it, and is complete with all of these.
inline constexpr int max_neighbours = 8;

constexpr int monastery_points(int around) {
    return 1 + around;
}

// A complete city at the end. Editions 3 and 2 pay the farmers of each field that touches it; edition 1 pays
// those of all fields around it together.
constexpr int farm_points(Farm farm) {
    return farm == Farm::first ? 4 : 3;
}

}  // namespace bastide::match
