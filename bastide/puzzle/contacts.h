// Tiles laid by hand, in any state of repair: what is wrong with them by the rules, and where the next may
// go.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide::puzzle {

// For each tile, in the puzzle's order, where it lies, if it does. Rows and columns may be negative.
using Laid = std::vector<std::optional<Placement>>;

// A side that touches a tile that shows something else. Tiles are counted from 0; `tile` is the later one.
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

// An empty square beside a tile, and the turns with which the next tile agrees with all its neighbours. Turns
// that look the same are given once; none if it does not fit.
struct NextPlace {
    std::int32_t row = 0;
    std::int32_t column = 0;
    std::vector<int> turns;
};

struct Contacts {
    std::vector<WrongContact> wrong;
    std::vector<int> covering;  // tiles that lie on a square an earlier one lies on; they are not looked at
    std::vector<int> apart;     // tiles but the first that touch no earlier one
    std::vector<int> turned;    // tiles turned though they may not be
    std::vector<OpenSide> open;
    int left = 0;                   // tiles not laid
    int next = -1;                  // the first of them; -1 if all are laid
    std::vector<NextPlace> places;  // for it: the squares beside tiles, by row and column
    bool solved = false;            // all are laid, and nothing is wrong or open
};

// `laid` has an element for each tile of the puzzle. Time n log n.
Contacts contacts(const Puzzle& puzzle, const Laid& laid, bool rotations);

}  // namespace bastide::puzzle
