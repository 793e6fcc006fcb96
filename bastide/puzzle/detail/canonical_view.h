// The views from which the search meets a map, where it meets it more than once (orientations.h): from each
// tile that may come first, as often as that looks like the first tile while the map is turned.
//
// A map counts in one of its views. Each view has a number, and where a map is met the numbers of its other
// views can be told without remembering any map: so a search takes no more memory the more it finds, and the
// parts of one that is split need not tell each other. The numbers have 64 bits; that two views of one of a
// billion maps share one, which would count it twice, has odds of some 10^-8.
#pragma once

#include <cstdint>

#include "bastide/puzzle/detail/board.h"
#include "bastide/puzzle/detail/order.h"

namespace bastide::puzzle::detail {

class CanonicalView {
  public:
    CanonicalView(const Board& board, const Orientations& orientations, bool rotations)
        : board_(board), orientations_(orientations), rotations_(rotations) {}

    // Whether the finished map on the board is seen in the view, of those it is met in, that counts. `order`
    // is that of the board.
    bool is_seen(Order& order) const;

  private:
    bool another_comes_first(Cell start, std::uint64_t number, Order& order) const;
    bool is_met(int turns) const;
    std::uint64_t number(Cell start, int turns) const;
    tile::Tile tile(Cell cell) const { return orientations_[board_.orientation(cell)].tile; }

    const Board& board_;
    const Orientations& orientations_;
    bool rotations_;
};

}  // namespace bastide::puzzle::detail
