// Values used in several parts of a puzzle's JSON.
#pragma once

#include <array>

#include "bastide/puzzle/solution.h"
#include "bastide/text/fields.h"

namespace bastide::puzzle {

inline constexpr int degrees_per_turn = 90;

// [0,0,90]: row, column and clockwise rotation in degrees.
inline void write_json(text::JsonWriter& json, const Placement& placement) {
    text::write_json(json, std::array{placement.row, placement.column, placement.turns * degrees_per_turn});
}

}  // namespace bastide::puzzle
