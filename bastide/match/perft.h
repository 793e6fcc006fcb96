// Perft, as in chess programs: counts the move sequences for a given sequence of drawn tiles. If an engine's
// counts agree with docs/perft.md, its rules are very probably right.
//
// A path chooses a placement for each tile and possibly a meeple. Complete features are scored and meeples
// return between tiles. A tile that fits nowhere is set aside: that is one choice, and the same player
// continues with the next tile. A position that is reached in several ways counts once per way.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>

#include "bastide/match/position.h"

namespace bastide::match {

struct Perft {
    bool tiles_only = false;  // true to place no meeples
    Symmetric alike = Symmetric::collapsed;
    bool sums = false;  // true to add up scores, for which the last tile is placed as well
};

struct PerftCount {
    std::int64_t paths = 0;
    // By player, over all paths: the scores after the last tile of `sequence`, and the scores if the game
    // ended after that tile. 0 unless `sums` is set.
    std::array<std::int64_t, max_players> scores = {};
    std::array<std::int64_t, max_players> finals = {};

    friend bool operator==(const PerftCount&, const PerftCount&) = default;
};

// Counts the paths through `sequence`, whose tiles must all still be in the position's box. Time grows with
// the number of paths through all tiles of `sequence` except the last. `watch`, if given, is called now and
// then. If it returns false, the counts are invalid.
PerftCount perft(const Position& position, std::span<const Type> sequence, const Perft& perft = {},
                 const std::function<bool()>& watch = nullptr);

}  // namespace bastide::match
