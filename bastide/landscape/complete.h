// Finds the tiles that fit the holes of a landscape.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "bastide/landscape/landscape.h"
#include "bastide/tile/catalogue.h"

namespace bastide::landscape {

// One of the 19 tiles in one of its distinct rotations.
struct OrientedTile {
    std::size_t of_catalogue = 0;
    int quarter_turns = 0;  // clockwise from the rotation in the catalogue
    tile::Tile tile = {};   // rotated
};

// Returns all oriented tiles, at most 64, sorted by tile, then by rotation.
const std::vector<OrientedTile>& oriented_catalogue();

// An empty square that touches a tile.
struct Hole {
    tile::Cell at = {};  // a square of the map or next to it
    std::array<std::optional<tile::Edge>, 4> around =
        {};                  // the edges that neighbours require, clockwise from north
    std::uint64_t fits = 0;  // the set of oriented tiles that fit: bit i for index i of
                             // `oriented_catalogue()`

    friend bool operator==(const Hole&, const Hole&) = default;
};

// Returns the oriented tiles that have the required edges, as bits.
std::uint64_t fitting(const std::array<std::optional<tile::Edge>, 4>& around);

// Returns the holes in reading order. With `beyond`, includes the squares next to the map, such as row -1 or
// column -1. Takes linear time in squares.
std::vector<Hole> find_holes(const Landscape& landscape, bool beyond = true);

}  // namespace bastide::landscape
