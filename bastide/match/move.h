// A move: the placement of the tile in hand and its meeple.
#pragma once

#include <cstdint>

#include "bastide/match/box.h"
#include "bastide/match/tile.h"

namespace bastide::match {

// The largest x and y of the squares of moves in files.
inline constexpr int max_distance = max_tiles;

// A cell of the board. x increases to the east and y to the south. The start tile is on 0 0.
struct Square {
    std::int8_t x = 0;
    std::int8_t y = 0;

    friend auto operator<=>(const Square&, const Square&) = default;
};

constexpr Square neighbour(Square at, tile::Side side) {
    constexpr std::array<Square, 4> steps = {{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const Square step = steps[index(side)];
    return {static_cast<std::int8_t>(at.x + step.x), static_cast<std::int8_t>(at.y + step.y)};
}

struct Placement {
    Square at = {};
    std::uint8_t rotation = 0;  // quarter turns clockwise: 0 to 3

    friend auto operator<=>(const Placement&, const Placement&) = default;
};

// The value for no piece.
inline constexpr std::uint8_t no_piece = 255;

struct Move {
    Type tile = 0;
    Placement placement = {};
    std::uint8_t piece = no_piece;  // the index in `types[tile].pieces` of the piece that gets the meeple

    friend auto operator<=>(const Move&, const Move&) = default;
};

}  // namespace bastide::match
