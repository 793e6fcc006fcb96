// The terrain on one side of a tile.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bastide/base/name_in.h"

namespace bastide::tile {

enum class Edge : std::uint8_t { field, road, city };

constexpr std::string_view name(Edge edge) {
    constexpr std::array<std::string_view, 3> names = {"field", "road", "city"};
    return name_in(names, edge);
}

}  // namespace bastide::tile
