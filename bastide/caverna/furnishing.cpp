#include "bastide/caverna/furnishing.h"

#include <algorithm>
#include <string>

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

// Normalises a word: lower case without separators. Titles and names of tiles become equal.
std::string folded(std::string_view word) {
    std::string letters;
    for (const char each : word) {
        if (std::string_view(" -_()").contains(each)) continue;
        letters += each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    }
    return letters;
}

}  // namespace

std::span<const std::int16_t, furnishing_count> printed_points() {
    return points_column;
}

std::span<const FurnishingId> tiles_with_bonus() {
    return with_bonus;
}

std::optional<FurnishingId> find_furnishing(std::string_view word) {
    const std::string letters = folded(word);
    const auto row = std::ranges::find_if(
        furnishings(), [&letters](const Furnishing& each) { return folded(each.name) == letters; });
    if (row == furnishings().end()) return std::nullopt;
    return static_cast<FurnishingId>(row - furnishings().begin());
}

}  // namespace bastide::caverna
