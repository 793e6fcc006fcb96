// The loops that take nearly all of the scoring time, for any processor and for processors with wider
// vectors. All versions give the same results.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bastide/landscape/corner_cities.h"
#include "bastide/landscape/detail/labels.h"
#include "bastide/tile/tile.h"

namespace bastide::landscape::detail {

// The number of complete monasteries of a row, the number of all its monasteries, and the total number of
// tiles in the 3 × 3 squares around these.
struct Monasteries {
    std::int64_t complete = 0;
    std::int64_t all = 0;
    std::int64_t squares = 0;
};

// The numbers of features and of their tiles by kind: cities, roads, open cities, open roads.
struct RootCounts {
    std::array<std::uint32_t, 4> features = {};
    std::array<std::uint32_t, 4> tiles = {};
};

struct Kernels {
    const char* name;

    // See sweep.h.
    Label (*sweep_row)(CornerCities corners, const std::uint16_t* steps, std::size_t columns, Label west,
                       Label* labels, SweepCursor& features);

    // See row_scan.h. The squares before the first and after the last square of the row must be readable.
    void (*find_steps)(const tile::Tile* above, const tile::Tile* row, std::uint16_t* steps,
                       std::size_t size);
    void (*add_occupancy)(const tile::Tile* row, std::uint8_t* around, std::size_t size);
    Monasteries (*count_monasteries)(const tile::Tile* row, const std::uint8_t* around, std::size_t size);
    bool (*differ_within)(const tile::Tile* row, std::size_t size);
    bool (*differ_between)(const tile::Tile* upper, const tile::Tile* lower, std::size_t size);

    // Replaces labels by their parents, and keeps only the sharings in which two labels are equal or live.
    // Returns the number of these sharings.
    std::size_t (*filter_sharings)(const Label* parent, TileSharing* sharings, std::size_t size);

    // Counts the labels that are their own parents.
    RootCounts (*count_roots)(const Label* parent, const Seen* seen, std::size_t size);
};

}  // namespace bastide::landscape::detail
