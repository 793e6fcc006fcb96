// A puzzle: tiles to be placed, one after the other, so that every road and every city closes.
//
// The rules, from a course's contest: the first tile can lie anywhere, and each later tile shares a side with
// an earlier one; two field sides will do. Sides that touch must be the same. At the end every road side and
// every city side has a neighbour. Two solutions differ if they make different maps; docs/puzzle.md says when
// maps are the same.
#pragma once

#include <vector>

#include "bastide/base/message.h"
#include "bastide/tile/tile.h"

namespace bastide::puzzle {

// Cities on a tile of a puzzle are always one (`Cities::joined`): only its sides count.
struct Puzzle {
    std::vector<tile::Tile> tiles;  // in the order they are placed, each legal

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

inline constexpr std::size_t most_puzzle_tiles = 1000;

// The rule that a tile's sides break, or nullptr. 55 of the 81 combinations are legal: with one road side
// there must be no city side or three, and two roads with two cities must be on neighbouring sides.
const MessageKind* illegality(tile::Tile tile);

}  // namespace bastide::puzzle
