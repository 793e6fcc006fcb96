#include "bastide/match/turned.h"

#include <bit>

namespace bastide::match {
namespace {

constexpr bool meets(const TurnedTile& tile, Demand demand) {
    for (const Side side : all_sides) {
        const unsigned due = static_cast<unsigned>(demand) >> 2 * index(side) & 3U;
        if (due != 0 && due != 1 + static_cast<unsigned>(tile.edges[index(side)])) return false;
    }
    return true;
}

constexpr auto find_fits() {
    std::array<std::array<Rotations, 256>, type_count> found{};
    for (std::size_t i = 0; i < turned_count; ++i) {
        for (std::size_t demand = 0; demand < 256; ++demand) {
            if (meets(turned_tiles[i], static_cast<Demand>(demand)))
                found[i / 4][demand] = static_cast<Rotations>(found[i / 4][demand] | 1 << i % 4);
        }
    }
    return found;
}

constexpr auto count_fits(const std::array<std::array<Rotations, 256>, type_count>& found) {
    std::array<std::array<std::uint8_t, 256>, type_count> counts{};
    for (std::size_t type = 0; type < type_count; ++type) {
        for (std::size_t demand = 0; demand < 256; ++demand) {
            const auto distinct = static_cast<Rotations>(found[type][demand] & distinct_rotations[type]);
            counts[type][demand] = static_cast<std::uint8_t>(std::popcount(distinct));
        }
    }
    return counts;
}

}  // namespace

constexpr std::array<std::array<Rotations, 256>, type_count> fits = find_fits();
constexpr std::array<std::array<std::uint8_t, 256>, type_count> count_of_fits = count_fits(fits);

}  // namespace bastide::match
