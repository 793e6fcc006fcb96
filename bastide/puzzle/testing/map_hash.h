// A hash of maps. Maps that count as the same map have equal hashes.
#pragma once

#include <array>
#include <cstdint>

#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide::puzzle::testing {

// 128 bits: among a billion maps, the probability of a collision is below 10^-20. With rotations allowed,
// rotations of a map have the same hash.
using MapHash = std::array<std::uint64_t, 2>;
struct FirstWord {
    std::size_t operator()(const MapHash& hash) const { return hash[0]; }
};

MapHash map_hash(const Puzzle& puzzle, const Solution& solution, bool rotations);

}  // namespace bastide::puzzle::testing
