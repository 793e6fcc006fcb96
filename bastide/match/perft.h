// Perft, as chess programs have it: how many ways the first turns of a match may go, with the tiles that are
// drawn given. An engine whose counts are those of docs/perft.md has the rules right with great likelihood.
//
// A path is a choice for each tile of the sequence: a place and, if wanted, a piece for a meeple. Completed
// features are scored and meeples come home between two. A tile that fits nowhere is set aside: one choice,
// and the same player goes on with the next tile. Positions that are reached in several ways count each time.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "bastide/match/position.h"

namespace bastide::match {

struct Perft {
    bool tiles_only = false;  // no meeple is ever placed
    Alike alike = Alike::merged;
};

// The number of paths through all of `sequence`, whose tiles must be left in the position's box. Time grows
// with the paths through all but the last tile. `watch` is asked from time to time if given; once it is
// false, the number is of no use.
std::int64_t perft(const Position& position, std::span<const Type> sequence, const Perft& perft = {},
                   const std::function<bool()>& watch = nullptr);

}  // namespace bastide::match
