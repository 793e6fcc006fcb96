// The tiles as hand-painted pictures of 7 × 7 cells: a second description, which has only the names in common
// with the table of tiles.
#pragma once

#include <array>

#include "bastide/match/tile.h"

namespace bastide::match::testing {

inline constexpr int picture_size = 7;

// Cells row by row: C is a city, P its pennant, r a road, M a monastery, '.' a field, '#' none of these.
// Cells of one kind that share a side belong to the same feature, also across tiles.
using Picture = std::array<std::array<char, picture_size>, picture_size>;

// Returns the picture of a type rotated by 0 to 3 quarter turns.
const Picture& picture(Type type, int rotation);

// Returns a cell's kind, ignoring pennants.
constexpr char kind_of(char painted) {
    return painted == 'P' ? 'C' : painted;
}

constexpr Kind kind_of_letter(char kind) {
    if (kind == 'C') return Kind::city;
    if (kind == 'r') return Kind::road;
    return kind == 'M' ? Kind::monastery : Kind::field;
}

}  // namespace bastide::match::testing
