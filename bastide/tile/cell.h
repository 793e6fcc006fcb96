// A square of the plane.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "bastide/base/checked.h"
#include "bastide/tile/side.h"

namespace bastide::tile {

// Rows increase to the south and columns to the east, both from 0. Negative values are north or west of the
// map. Functions that count from 1 or step to a neighbour require that the result fits in 64 bits.
struct Cell {
    std::int64_t row = 0;
    std::int64_t column = 0;

    friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

constexpr Cell neighbour(Cell at, Side side) {
    switch (side) {
        case Side::north:
            return {plus<std::int64_t>(at.row, -1), at.column};
        case Side::east:
            return {at.row, plus<std::int64_t>(at.column, 1)};
        case Side::south:
            return {plus<std::int64_t>(at.row, 1), at.column};
        case Side::west:
            return {at.row, plus<std::int64_t>(at.column, -1)};
    }
    return at;
}

// "row 3, column 2", counted from 1.
inline std::string to_string(Cell at) {
    return "row " + std::to_string(plus<std::int64_t>(at.row, 1)) + ", column " +
           std::to_string(plus<std::int64_t>(at.column, 1));
}

}  // namespace bastide::tile
