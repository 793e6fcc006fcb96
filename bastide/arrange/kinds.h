// The tiles of a question, by kind: tiles that are turns of one another are of one kind.
//
//     auto kinds = kinds_of(match::box_tiles());   // 19 kinds, 72 tiles, all of which are to be laid
//     let_some_be_left(kinds);                     // or fewer
#pragma once

#include <span>
#include <vector>

#include "bastide/tile/tile.h"

namespace bastide::arrange {

// A kind of tile, and how many of it an arrangement has: from `least` to `most`.
struct Kind {
    tile::Tile tile;  // in the rotation that `unturned` gives
    int least = 0;
    int most = 0;

    friend bool operator==(const Kind&, const Kind&) = default;
};

using Kinds = std::vector<Kind>;

// More of a kind than any shape can hold: "any number".
inline constexpr int any_number = 1'000'000;

// The rotation that stands for all four.
tile::Tile unturned(tile::Tile tile);

// The place of the kind of a tile among the kinds, or -1.
int kind_of(tile::Tile tile, std::span<const Kind> kinds);

// Adds tiles of a kind, all of which are to be laid. Together there are `any_number` at most.
void add(Kinds& kinds, tile::Tile tile, int count);

// Adds as many tiles of a kind as anyone wants.
void add_any_number(Kinds& kinds, tile::Tile tile);

// The kinds of tiles that are all to be laid.
Kinds kinds_of(std::span<const tile::Tile> tiles);

// No tile has to be laid any more.
void let_some_be_left(Kinds& kinds);

}  // namespace bastide::arrange
