// A hash of positions.
#pragma once

#include <cstdint>

#include "bastide/match/position.h"

namespace bastide::match {

// Hashes a position. Positions that differ only in the order of placement, or in rotations that look alike,
// have the same hash, because play continues alike from both. The hashes of other positions differ, except
// with probability 2^-64. The hash covers the settings and everything in `Position`, including the tile in
// hand and the remaining tiles. Takes linear time in tiles.
std::uint64_t hash(const Position& position);

}  // namespace bastide::match
