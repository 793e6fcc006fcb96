// Perft, as chess programs have it: how many ways the first turns of a match may go, with the tiles that are
// drawn given. An engine whose counts are those of docs/perft.md has the rules right with great likelihood.
//
// A path is a choice for each tile of the sequence: a place and, if wanted, a piece for a meeple. Completed
// features are scored and meeples come home between two. A tile that fits nowhere is set aside: one choice,
// and the same player goes on with the next tile. Positions that are reached in several ways count each time.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>

#include "bastide/match/position.h"

namespace bastide::match {

struct Perft {
    bool tiles_only = false;  // no meeple is ever placed
    Alike alike = Alike::merged;
    bool sums = false;  // whether scores are wanted; each path then takes as long as an inner one
};

struct PerftCount {
    std::int64_t paths = 0;
    // By player, over all paths: the scores after the last tile, and were the match over then. 0 unless
    // wanted.
    std::array<std::int64_t, most_players> scores = {};
    std::array<std::int64_t, most_players> finals = {};

    friend bool operator==(const PerftCount&, const PerftCount&) = default;
};

// Counts the paths through all of `sequence`, whose tiles must be left in the position's box. Time grows with
// the paths through all but the last tile. `watch` is asked from time to time if given; once it is false, the
// counts are of no use.
PerftCount perft(const Position& position, std::span<const Type> sequence, const Perft& perft = {},
                 const std::function<bool()>& watch = nullptr);

}  // namespace bastide::match
