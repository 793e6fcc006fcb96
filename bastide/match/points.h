// Points of features, as in the tables of docs/rules.md, with options by edition.
//
// Each of three modules implements the part of this rule that it needs, because the modules do not include
// one another. landscape/detail/points.h scores a map, which has no pennants and no options. tally/points.h
// scores log entries, which count tiles and pennants together. This header implements the whole rule.
// cli/match/systems_test.cpp compares the three.
//
// Points must be in the range of `int`.
#pragma once

#include "bastide/base/checked.h"
#include "bastide/match/settings.h"

namespace bastide::match {

// A tile counts once, even if the feature crosses it several times. Pennants count as tiles.
constexpr int complete_city_points(int tiles, int pennants, SmallCity small_city) {
    const int each = tiles == 2 && small_city == SmallCity::two ? 1 : 2;
    return times(each, plus(tiles, pennants));
}

constexpr int complete_road_points(int tiles) {
    return tiles;
}

// Returns the points of an incomplete city or road at the end. Roads have no pennants.
constexpr int open_points(int tiles, int pennants) {
    return plus(tiles, pennants);
}

// A monastery scores for itself and for the tiles around it. It is complete with 8 tiles around it.
inline constexpr int max_neighbours = 8;

constexpr int monastery_points(int around) {
    return plus(1, around);
}

// Returns the points of a complete city at the end. In editions 3 and 2, the farmers of each field that
// touches it score. In edition 1, the farmers of all fields around it compete together.
constexpr int farm_points(Farm farm) {
    return farm == Farm::first ? 4 : 3;
}

}  // namespace bastide::match
