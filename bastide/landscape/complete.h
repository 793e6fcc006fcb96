// What fits the holes of a landscape.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "bastide/landscape/landscape.h"
#include "bastide/tile/catalogue.h"

namespace bastide::landscape {

// One of the 19 tiles in one of its rotations that differ.
struct OrientedTile {
    std::size_t of_catalogue = 0;
    int quarter_turns = 0;  // clockwise, from how the catalogue shows it
    tile::Tile tile;        // as it lies
};

// All of them, by tile, then turn; at most 64.
const std::vector<OrientedTile>& oriented_catalogue();

// An empty square that touches a tile.
struct Hole {
    tile::Cell at;                                         // of the map, or one square beyond it
    std::array<std::optional<tile::Edge>, 4> around = {};  // what the neighbours ask, clockwise from north
    std::uint64_t fits = 0;                                // the oriented tiles that fit, as bits

    friend bool operator==(const Hole&, const Hole&) = default;
};

// The oriented tiles whose edges are as asked for, as bits.
std::uint64_t fitting(const std::array<std::optional<tile::Edge>, 4>& around);

// The holes in reading order. With `beyond`, also the squares beside the map: row -1, column -1 and their
// likes. Linear in squares.
std::vector<Hole> find_holes(const Landscape& landscape, bool beyond = true);

}  // namespace bastide::landscape
