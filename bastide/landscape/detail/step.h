// The effect of one tile on the features around it, as a table.
//
// A sweep reads a map row by row. For each column it has the label of the feature that leaves the tile above
// through its south side, and the label that leaves the tile to the west through its east side. There are few
// different effects that a tile can have, determined by its byte, the south side above and the east side to
// the west. A table of these effects avoids branches in the sweep.
#pragma once

#include <array>
#include <cstdint>

#include "bastide/landscape/corner_cities.h"
#include "bastide/tile/tile.h"

namespace bastide::landscape::detail {

// Data of a feature: the number of its tiles in the low bits, then a bit that is set for a road, and a bit
// that is set if a side is open.
using Seen = std::uint32_t;
inline constexpr Seen seen_road = Seen{1} << 30;
inline constexpr Seen seen_open = Seen{1} << 31;
inline constexpr Seen seen_tiles = seen_road - 1;

// The source of a side's label: the feature from above, the feature from the west, the first feature that
// begins on the tile, or none. The offset is 1 for the second feature that begins on the tile, because it has
// the next label.
struct LabelSource {
    enum From : std::uint32_t { top, west, fresh, none };
    From from = none;
    std::uint32_t plus = 0;
};

// One cache line.
struct alignas(64) Step {
    std::array<Seen, 4> begins = {};  // the features that begin on the tile, `fresh` of them
    LabelSource east;                 // the source for the feature that leaves through the east side
    LabelSource south;                // the source for the feature that leaves through the south side
    Seen top_open = 0;                // `seen_open` if the feature from above ends in an open side here
    Seen west_open = 0;               // `seen_open` if the feature from the west ends in an open side here
    std::uint8_t top_tiles = 0;       // 1 if the tile belongs to the feature from above
    std::uint8_t west_tiles = 0;      // 1 if the tile belongs to the feature from the west
    std::uint8_t fresh = 0;
    std::uint8_t joins = 0;    // 1 if the features from above and from the west are one
    std::uint8_t shares = 0;   // 1 if several sections of one kind may yet turn out to be one feature
    std::uint8_t sharing = 0;  // these sections: bit 0 top, 1 west, 2 and 3 the first two new ones
};
static_assert(sizeof(Step) == 64);

inline constexpr std::size_t step_count = 4096;
using StepTable = std::array<Step, step_count>;

// Returns the table for a reading. The table is built on first use.
const StepTable& step_table(CornerCities corners);

// Returns the index in the table: the tile's byte, the two bits of the south side above, the two of the east
// side to the west.
constexpr std::uint16_t step_index(tile::Tile tile, tile::Tile above, tile::Tile west) {
    return static_cast<std::uint16_t>(tile.code() | (above.code() & 0x30U) << 4 | (west.code() & 0x0CU) << 8);
}

// A step as 32 flags.
using PackedStep = std::uint32_t;
namespace packed {
// The first of four bits. They mean that the label comes from above, from the west, from the first new
// feature, and from the second new feature.
inline constexpr PackedStep south = 1U << 0;
inline constexpr PackedStep east = 1U << 4;
inline constexpr PackedStep east_west = east << 1;
inline constexpr PackedStep begins_one = 1U << 8;  // one feature or more begins
inline constexpr PackedStep begins_two = 1U << 9;
inline constexpr PackedStep begins_three = 1U << 10;
inline constexpr PackedStep begins_four = 1U << 11;
inline constexpr PackedStep joins = 1U << 12;
inline constexpr PackedStep shares = 1U << 13;
inline constexpr PackedStep member_top = 1U << 14;  // the bits of `Step::sharing`
inline constexpr PackedStep member_west = 1U << 15;
inline constexpr PackedStep member_one = 1U << 16;
inline constexpr PackedStep member_two = 1U << 17;
inline constexpr PackedStep top_tiles = 1U << 18;
inline constexpr PackedStep west_tiles = 1U << 19;
inline constexpr PackedStep top_open = 1U << 20;
inline constexpr PackedStep west_open = 1U << 21;
inline constexpr unsigned kinds = 22;  // the place of four fields of two bits: the highest two bits of each
                                       // of `Step::begins`
}  // namespace packed
using PackedSteps = std::array<PackedStep, step_count>;
const PackedSteps& packed_steps(CornerCities corners);

}  // namespace bastide::landscape::detail
