// The kinds of feature that score in a landscape.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bastide/base/name_in.h"

namespace bastide::tile {

enum class FeatureKind : std::uint8_t { city, road, monastery };

inline constexpr std::array all_feature_kinds = {FeatureKind::city, FeatureKind::road,
                                                 FeatureKind::monastery};

constexpr std::size_t index(FeatureKind kind) {
    return static_cast<std::size_t>(kind);
}

constexpr std::string_view name(FeatureKind kind) {
    constexpr std::array<std::string_view, 3> names = {"city", "road", "monastery"};
    return name_in(names, kind);
}

}  // namespace bastide::tile
