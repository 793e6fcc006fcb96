// Supply and demand of road and city sides: those of tiles not yet placed, and those that the board waits
// for, where a tile shows one to an empty cell. A board that waits for more than there are leads to no map.
#pragma once

#include <array>

#include "bastide/puzzle/detail/board.h"

namespace bastide::puzzle::detail {

class EdgeSupply {
  public:
    explicit EdgeSupply(const Orientations& orientations, bool rotations);

    // Counts a tile just placed, or about to be taken back.
    void place(const Board& board, const Orientations& orientations, Cell cell) {
        count(board, orientations, cell, 1);
    }
    void take_back(const Board& board, const Orientations& orientations, Cell cell) {
        count(board, orientations, cell, -1);
    }

    // Whether there are sides left for all that wait: of each colour, and if tiles may not be turned, of each
    // colour on each side.
    bool suffice() const;

    // How many contacts of a colour the tiles left must make with one another: two sides each, of those that
    // will not touch the board.
    int contacts(tile::Edge colour) const;

  private:
    using Counts = std::array<std::array<int, 3>, 4>;  // by side and edge

    void count(const Board& board, const Orientations& orientations, Cell cell, int sign);

    bool rotations_;
    Counts left_{};     // sides of tiles not placed
    Counts waiting_{};  // sides that tiles not placed must show, for what waits on the board
};

}  // namespace bastide::puzzle::detail
