// A number for each map, the same for maps that count as one.
#pragma once

#include <array>
#include <cstdint>

#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide::puzzle::testing {

// 128 bits: with a billion maps the chance that two of them share a number is below 10^-20. With rotations,
// turns of a map have the same number.
using MapHash = std::array<std::uint64_t, 2>;
struct FirstWord {
    std::size_t operator()(const MapHash& hash) const { return hash[0]; }
};

MapHash map_hash(const Puzzle& puzzle, const Solution& solution, bool rotations);

}  // namespace bastide::puzzle::testing
