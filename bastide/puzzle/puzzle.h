// A puzzle: a sequence of tiles to place so that every road and every city closes.
//
// The rules, from a university contest: the first tile can be anywhere, and each later tile shares a side,
// which may be a field side, with an earlier tile. Touching sides must match. At the end every road side and
// every city side has a neighbour. Two solutions differ if their maps differ. docs/puzzle.md defines when
// maps are equal.
#pragma once

#include <vector>

#include "bastide/base/message.h"
#include "bastide/tile/tile.h"

namespace bastide::puzzle {

// The city sides of a puzzle's tile always form one city (`Cities::joined`), so only the tile's sides matter.
struct Puzzle {
    std::vector<tile::Tile> tiles = {};  // in the order in which they are placed; each tile is legal

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

inline constexpr std::size_t max_puzzle_tiles = 1000;

// Returns the rule that a tile's sides break, or nullptr. 55 of the 81 combinations are legal: with one road
// side there must be no city side or three, and two roads with two cities must be on neighbouring sides.
const MessageKind* illegality(tile::Tile tile);

}  // namespace bastide::puzzle
