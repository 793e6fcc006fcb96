// Values used in several parts of a puzzle's JSON.
#pragma once

#include <array>

#include "bastide/base/require.h"
#include "bastide/puzzle/solution.h"
#include "bastide/text/fields.h"

namespace bastide::puzzle {

inline constexpr int degrees_per_turn = 90;

// Returns the degrees of 0 to 3 quarter turns.
constexpr int degrees_of(int turns) {
    require(turns >= 0 && turns < 4, "a tile has 0 to 3 quarter turns", turns);
    return turns * degrees_per_turn;
}

// [0,0,90]: row, column and clockwise rotation in degrees.
inline void write_json(text::JsonWriter& json, const Placement& placement) {
    text::write_json(json, std::array{placement.row, placement.column, degrees_of(placement.turns)});
}

}  // namespace bastide::puzzle
