// Checks tiles placed by hand, in any state: the rules that they break, and the places for the next tile.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide::puzzle {

// The placements of all tiles in the puzzle's order, nullopt for tiles that are not placed. Rows and columns
// may be negative.
using Placements = std::vector<std::optional<Placement>>;

// Two touching sides with different edges. Tiles are counted from 0, and `tile` is the later of the two
// tiles.
struct WrongContact {
    int tile = 0;
    tile::Side side = tile::Side::north;
    tile::Edge shows = tile::Edge::field;
    int other = 0;
    tile::Edge meets = tile::Edge::field;

    friend bool operator==(const WrongContact&, const WrongContact&) = default;
};

// A road or city side that touches no tile.
struct OpenSide {
    int tile = 0;
    tile::Side side = tile::Side::north;
    tile::Edge shows = tile::Edge::field;

    friend bool operator==(const OpenSide&, const OpenSide&) = default;
};

// An empty square next to a tile, and the rotations in which the next tile matches all neighbours of the
// square. If several rotations look the same, only the first is listed. The list is empty if the tile does
// not fit.
struct NextPlace {
    std::int32_t row = 0;
    std::int32_t column = 0;
    std::vector<int> turns = {};
};

struct Contacts {
    std::vector<WrongContact> wrong = {};
    std::vector<int> covering = {};  // tiles on a square that an earlier tile occupies; these tiles are not
                                     // checked further
    std::vector<int> apart = {};     // tiles, except the first, that touch no earlier tile
    std::vector<int> rotated = {};   // rotated tiles, if rotations are not allowed
    std::vector<OpenSide> open = {};
    int left = 0;                        // tiles not placed
    int next = -1;                       // the first tile not placed, or -1 if all are placed
    std::vector<NextPlace> places = {};  // the squares next to tiles, with the rotations for the next tile,
                                         // by row and column
    bool solved = false;  // true if all tiles are placed, no rule is broken and no side is open
};

// Checks a board. `placements` must have an element for each tile of the puzzle, with rows and columns from
// -1,000,000 to 1,000,000. Takes O(n log n) time for n tiles.
Contacts contacts(const Puzzle& puzzle, const Placements& placements, bool rotations);

}  // namespace bastide::puzzle
