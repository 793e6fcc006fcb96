// A number for a position, to look positions up by.
#pragma once

#include <cstdint>

#include "bastide/match/position.h"

namespace bastide::match {

// The same for positions that differ in the order alone in which tiles were laid, or in rotations that look
// alike: the match goes on from both in the same way. Others have different numbers, but for chance of 1 in
// 2^64. It follows from the settings and from all that `Position` says, the tile in hand and those left
// included. Linear in tiles.
std::uint64_t hash(const Position& position);

}  // namespace bastide::match
