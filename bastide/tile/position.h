// A square of the plane.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "bastide/tile/side.h"

namespace bastide {

// Rows grow southward and columns eastward, both from 0. Negative ones lie north or west of the map.
struct Position {
    std::int64_t row = 0;
    std::int64_t column = 0;

    friend constexpr auto operator<=>(const Position&, const Position&) = default;
};

constexpr Position neighbour(Position at, Side side) {
    switch (side) {
        case Side::north:
            return {at.row - 1, at.column};
        case Side::east:
            return {at.row, at.column + 1};
        case Side::south:
            return {at.row + 1, at.column};
        case Side::west:
            return {at.row, at.column - 1};
    }
    return at;
}

// "row 3, column 2", counted from 1.
inline std::string to_string(Position at) {
    return "row " + std::to_string(at.row + 1) + ", column " + std::to_string(at.column + 1);
}

}  // namespace bastide
