#include "bastide/match/oriented_tile.h"

#include <bit>

namespace bastide::match {
namespace {

// Computes the demands that a tile meets, from its edges. Iterating over all demands would exceed clang's
// constexpr step limit.
constexpr auto find_fits() {
    std::array<std::array<Rotations, 256>, type_count> found{};
    for (std::size_t i = 0; i < oriented_count; ++i) {
        for (unsigned sides = 0; sides < 16; ++sides) {
            Demand due = 0;
            for (std::size_t side = 0; side < 4; ++side) {
                if ((sides >> side & 1U) == 0) continue;
                const tile::Edge edge = oriented_types[i].edges[side];
                due = static_cast<Demand>(due | demand(static_cast<tile::Side>(side), edge));
            }
            found[i / 4][due] = static_cast<Rotations>(found[i / 4][due] | 1 << i % 4);
        }
    }
    return found;
}

constexpr auto count_fits(const std::array<std::array<Rotations, 256>, type_count>& found) {
    std::array<std::array<std::uint8_t, 256>, type_count> counts{};
    for (std::size_t type = 0; type < type_count; ++type) {
        for (std::size_t due = 0; due < 256; ++due) {
            const auto distinct = static_cast<Rotations>(found[type][due] & distinct_rotations[type]);
            counts[type][due] = static_cast<std::uint8_t>(std::popcount(distinct));
        }
    }
    return counts;
}

}  // namespace

constexpr std::array<std::array<Rotations, 256>, type_count> fits = find_fits();
constexpr std::array<std::array<std::uint8_t, 256>, type_count> count_of_fits = count_fits(fits);

}  // namespace bastide::match
