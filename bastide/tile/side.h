// The four sides of a square, and the quarter turn.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bastide/base/name_in.h"

namespace bastide::tile {

// The sides clockwise from north. Rows increase to the south, columns to the east.
enum class Side : std::uint8_t { north, east, south, west };

inline constexpr std::array all_sides = {Side::north, Side::east, Side::south, Side::west};

// The side's place in `all_sides`, for indexing.
constexpr std::size_t index(Side side) {
    return static_cast<std::size_t>(side);
}

// Returns the direction of `side` after `quarter_turns` clockwise turns. Any integer is valid, and negative
// numbers turn counterclockwise.
constexpr Side rotate(Side side, int quarter_turns) {
    return all_sides[(index(side) + static_cast<std::size_t>(quarter_turns & 3)) & 3U];
}

constexpr Side opposite(Side side) {
    return rotate(side, 2);
}

constexpr std::string_view name(Side side) {
    constexpr std::array<std::string_view, 4> names = {"north", "east", "south", "west"};
    return name_in(names, side);
}

}  // namespace bastide::tile
