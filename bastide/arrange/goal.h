// Goals for the best arrangement.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bastide/base/name_in.h"
#include "bastide/landscape/landscape.h"

namespace bastide::arrange {

enum class Goal : std::uint8_t {
    points,  // points of the whole map, under the rules of landscapes
    city,    // tiles of one complete city
    road,    // tiles of one complete road
    closed,  // complete cities, roads and monasteries
    tiles,   // placed tiles, if cells may stay empty
};

inline constexpr std::array all_goals = {Goal::points, Goal::city, Goal::road, Goal::closed, Goal::tiles};

constexpr std::string_view name(Goal goal) {
    constexpr std::array<std::string_view, 5> names = {"points", "city", "road", "closed", "tiles"};
    return name_in(names, goal);
}

// Returns the value of a map for a goal.
std::int64_t value(Goal goal, const landscape::Landscape& map);

}  // namespace bastide::arrange
