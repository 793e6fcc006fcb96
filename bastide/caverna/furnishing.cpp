#include "bastide/caverna/furnishing.h"

#include <algorithm>

namespace bastide::caverna {
namespace {

constexpr std::array points_column = [] {
    std::array<std::int16_t, furnishing_count> points{};
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile)
        points[tile] = static_cast<std::int16_t>(furnishings()[tile].points);
    return points;
}();

constexpr bool has_bonus(const Furnishing& row) {
    return row.bonus.is_any();
}

constexpr auto bonus_count = static_cast<std::size_t>(std::ranges::count_if(furnishings(), has_bonus));
constexpr std::array with_bonus = [] {
    std::array<FurnishingId, bonus_count> tiles{};
    std::size_t found = 0;
    for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
        if (has_bonus(furnishings()[tile])) tiles[found++] = tile;
    }
    return tiles;
}();

}  // namespace

std::span<const std::int16_t, furnishing_count> printed_points() {
    return points_column;
}

std::span<const FurnishingId> tiles_with_bonus() {
    return with_bonus;
}

std::optional<FurnishingId> find_furnishing(std::string_view name) {
    const auto row = std::ranges::find(furnishings(), name, &Furnishing::name);
    if (row == furnishings().end()) return std::nullopt;
    return static_cast<FurnishingId>(row - furnishings().begin());
}

}  // namespace bastide::caverna
