// A square of the plane.
#pragma once

#include <compare>
#include <cstdint>

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
        case Side::north: return {at.row - 1, at.column};
        case Side::east: return {at.row, at.column + 1};
        case Side::south: return {at.row + 1, at.column};
        case Side::west: return {at.row, at.column - 1};
    }
    return at;
}

}  // namespace bastide
