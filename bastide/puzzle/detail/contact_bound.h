// Looking over the board between two placements: which hole is the most constrained, to branch on, and an
// upper bound on the contacts there can still be, to prune by.
//
// The tiles left fill the holes, and as many cells beyond them as tiles are to spare. All their road and city
// sides that do not touch the board must touch one another. So the number of such contacts is known, and it
// must not be more than the holes and the spare cells can make:
//   - between two holes that lie side by side and may both show road or city there, one each;
//   - between a hole and a spare cell, at most as many for each cell as there are such holes beside it,
//     counted for the best cells;
//   - between spare cells, at most as many as the most compact shape of them has inner sides.
// This settles most branches of hard puzzles long before a hole runs out of candidates.
#pragma once

#include <vector>

#include "bastide/puzzle/detail/board.h"
#include "bastide/puzzle/detail/edge_supply.h"

namespace bastide::puzzle::detail {

struct Outlook {
    int to_spare = 0;      // tiles left when the holes are filled
    bool feasible = true;  // whether what must touch finds room
};

class ContactBound {
  public:
    ContactBound(const Board& board, const Orientations& orientations);

    // Time linear in the number of holes.
    Outlook look(const EdgeSupply& supply);

  private:
    const Board& board_;
    const Orientations& orientations_;
    std::vector<std::uint32_t> contacts_;  // of each cell that may stay empty, with the holes beside it
    std::vector<Cell> touched_;            // the cells with such contacts
};

}  // namespace bastide::puzzle::detail
