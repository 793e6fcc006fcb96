// A quick heuristic for a square from its neighbourhood, for playouts and for move ordering.
#pragma once

#include <cstdint>

#include "bastide/solo/board.h"

namespace bastide::solo {

// Returns how many of the 8 surrounding squares are on the board: the final score of an abbey on a full
// board.
inline int squares_around(const Board& board, Cell square) {
    const int last = board.size() - 1;
    const int row = board.row(square);
    const int column = board.column(square);
    const int rows = row == 0 || row == last ? 2 : 3;
    const int columns = column == 0 || column == last ? 2 : 3;
    return rows * columns - 1;
}

// Returns the heuristic value; higher is better. Values of different tiles cannot be compared. Abbeys want
// squares with the whole board around them, so anything else is better at the border. Cities want cities next
// to them. While few squares are left for roads, nothing else should take them.
inline int look(const Board& board, Tile tile, Cell square) {
    const int around = squares_around(board, square);
    if (tile.kind() == Kind::abbey) return 100 * around + 10 * board.tiles_around(square);
    const int inside = around == 8 ? -60 : 0;
    if (tile.kind() == Kind::road) {
        int opened = 0;
        for (const tile::Side side : tile::all_sides) {
            if ((tile.arms() & arm(side)) == 0) continue;
            const Cell next = board.beside(square, side);
            opened += board.is_empty(next) && board.pointed(next) == 0 ? 1 : 0;
        }
        return inside + 40 * opened;
    }
    const int scarce = board.pointed(square) != 0 ? 200 / static_cast<int>(board.open().size()) : 0;
    return inside + 100 * board.gain(tile, square) - 100 * board.abbeys_around(square) - scarce;
}

}  // namespace bastide::solo
