// The tiles of a problem by kind. A tile and its rotations are one kind.
//
//     auto kinds = kinds_of(match::box_tiles());   // 19 kinds, 72 tiles, all to be used
//     allow_leftovers(kinds);                      // or fewer
#pragma once

#include <span>
#include <vector>

#include "bastide/tile/tile.h"

namespace bastide::arrange {

// A kind of tile, and the limits on the number of these tiles in an arrangement. The tile is not empty, and
// 0 <= `least` <= `most`. Two kinds of a problem have different tiles.
struct Kind {
    tile::Tile tile = {};  // in the rotation that `canonical_rotation` returns
    int least = 0;
    int most = 0;

    friend bool operator==(const Kind&, const Kind&) = default;
};

using Kinds = std::vector<Kind>;

// More of a kind than any shape can hold.
inline constexpr int any_number = 1'000'000;

// Returns the rotation that represents all four rotations of a tile.
tile::Tile canonical_rotation(tile::Tile tile);

// Returns the index of a tile's kind, or -1.
int kind_of(tile::Tile tile, std::span<const Kind> kinds);

// Adds tiles of a kind, all to be used. The tile must not be empty, nor `count` negative. A kind never has
// more than `any_number` tiles.
void add(Kinds& kinds, tile::Tile tile, int count);

// Allows any number of tiles of a kind. Tiles added earlier must still be used.
void add_any_number(Kinds& kinds, tile::Tile tile);

// Returns the kinds of these tiles, all to be used.
Kinds kinds_of(std::span<const tile::Tile> tiles);

// Returns the 19 kinds of landscape tiles, any number of each.
Kinds any_of_each_kind();

// Allows any of the tiles to be left over.
void allow_leftovers(Kinds& kinds);

}  // namespace bastide::arrange
