// The loops over rows from which each version in `kernels.h` is built.
//
// No step of a loop depends on the previous square, so that compilers can vectorise the loops.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "bastide/landscape/detail/kernels.h"
#include "bastide/landscape/detail/step.h"
#include "bastide/landscape/detail/targets.h"

namespace bastide::landscape::detail {

using Byte = std::uint8_t;

// Bytes stay bytes, or the vector code has a quarter of the lanes.
constexpr Byte occupancy(tile::Tile tile) {
    return tile.empty() ? 0 : 1;
}

// Returns a tile's code as neighbours see it: both bits of a side are set for either kind of city.
constexpr Byte shown(tile::Tile tile) {
    return static_cast<Byte>(tile.code() | (tile.code() >> 1 & 0x55U));
}

// True if two neighbours differ on their common side, which must be in the low bits of the codes.
constexpr Byte differ(tile::Tile a, Byte a_shown, tile::Tile b, Byte b_shown) {
    const bool same = ((a_shown ^ b_shown) & 3U) == 0;
    return static_cast<Byte>(occupancy(a) & occupancy(b) & (same ? 0U : 1U));
}

constexpr Byte differ_eastward(tile::Tile tile, tile::Tile east) {
    return differ(tile, static_cast<Byte>(shown(tile) >> 2), east, static_cast<Byte>(shown(east) >> 6));
}

constexpr Byte differ_southward(tile::Tile tile, tile::Tile south) {
    return differ(tile, static_cast<Byte>(shown(tile) >> 4), south, shown(south));
}

BASTIDE_PART bool differ_within_part(const tile::Tile* row, std::size_t size) {
    Byte any = 0;
    for (std::size_t i = 0; i < size; ++i) any = static_cast<Byte>(any | differ_eastward(row[i], row[i + 1]));
    return any != 0;
}

BASTIDE_PART bool differ_between_part(const tile::Tile* upper, const tile::Tile* lower, std::size_t size) {
    Byte any = 0;
    for (std::size_t i = 0; i < size; ++i)
        any = static_cast<Byte>(any | differ_southward(upper[i], lower[i]));
    return any != 0;
}

BASTIDE_PART void find_steps_part(const tile::Tile* above, const tile::Tile* row, std::uint16_t* steps,
                                  std::size_t size) {
    const tile::Tile* west = row - 1;
    for (std::size_t i = 0; i < size; ++i) steps[i] = step_index(row[i], above[i], west[i]);
}

BASTIDE_PART void add_occupancy_part(const tile::Tile* row, Byte* around, std::size_t size) {
    const tile::Tile* west = row - 1;
    for (std::size_t i = 0; i < size; ++i) {
        around[i] =
            static_cast<Byte>(around[i] + occupancy(west[i]) + occupancy(row[i]) + occupancy(row[i + 1]));
    }
}

// The type of a vector register, stated because otherwise one of the supported compilers would process one
// tile at a time.
using Bytes16 = Byte __attribute__((vector_size(16)));
using Bytes32 = Byte __attribute__((vector_size(32)));

// Adds in byte lanes, which can hold the sum of up to 28 numbers of at most 9.
template <class Bytes>
BASTIDE_PART Monasteries count_monasteries_part(const tile::Tile* row, const Byte* around, std::size_t size) {
    constexpr std::size_t lanes = sizeof(Bytes);
    constexpr std::size_t max_rounds = 28;
    Monasteries sums;
    std::size_t i = 0;
    while (const std::size_t rounds = std::min((size - i) / lanes, max_rounds)) {
        Bytes complete{};
        Bytes all{};
        Bytes squares{};
        for (std::size_t round = 0; round < rounds; ++round, i += lanes) {
            Bytes code;
            Bytes count;
            std::memcpy(&code, row + i, lanes);
            std::memcpy(&count, around + i, lanes);
            const auto here =
                static_cast<Bytes>((code == 0x00) | (code == 0x01) | (code == 0x04) | (code == 0x10) |
                                   (code == 0x40));  // 255 where there is a monastery
            complete -= here & static_cast<Bytes>(count == 9);
            all -= here;
            squares += here & count;
        }
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            sums.complete += complete[lane];
            sums.all += all[lane];
            sums.squares += squares[lane];
        }
    }
    for (; i < size; ++i) {
        if (!row[i].has_monastery()) continue;
        sums.complete += around[i] == 9 ? 1 : 0;
        sums.all += 1;
        sums.squares += around[i];
    }
    return sums;
}

}  // namespace bastide::landscape::detail
