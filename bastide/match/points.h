// What features pay. Source of the rule: the tables of docs/rules.md, with the options by edition.
//
// Three rooms say the rule of the base game, as rooms do not include one another, each as far as it needs it.
// landscape/detail/points.h pays the features of a map, where there are no pennants and no options;
// tally/points.h pays the entries of a log, which count tiles and pennants together; here is the whole of it.
// A number that changes changes in all three: cli/match/systems_test.cpp plays matches and holds the rooms to
// each other.
#pragma once

#include "bastide/match/settings.h"

namespace bastide::match {

// Tiles count once, however often the feature passes over them; pennants count as tiles.
constexpr int complete_city_points(int tiles, int pennants, SmallCity small_city) {
    const int each = tiles == 2 && small_city == SmallCity::two ? 1 : 2;
    return each * (tiles + pennants);
}

constexpr int complete_road_points(int tiles) {
    return tiles;
}

// A city or a road at the end that is not complete; a road has no pennants.
constexpr int open_points(int tiles, int pennants) {
    return tiles + pennants;
}

// A monastery pays for itself and for the tiles about it, and is complete with all of these.
inline constexpr int most_around = 8;

constexpr int monastery_points(int around) {
    return 1 + around;
}

// A completed city, at the end: by editions 3 and 2 to the farmers of a field that touches it, by edition 1
// to those of all fields about it together.
constexpr int farm_points(Farm farm) {
    return farm == Farm::first ? 4 : 3;
}

}  // namespace bastide::match
