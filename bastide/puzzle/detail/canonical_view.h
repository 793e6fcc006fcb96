// The views in which the search may find one map more than once (orientations.h): a view from each tile that
// is identical to the first tile, for each rotation in which it looks like the first tile.
//
// A map counts in only one of its views. Each view has a hash, and the hashes of a map's other views can be
// computed without storing any map. The search therefore uses constant memory, and the parts of a split
// search need not communicate. Hashes have 64 bits. For a billion maps, the probability that two views of any
// map collide, so that this map counts twice, is about 10^-8.
#pragma once

#include <cstdint>

#include "bastide/puzzle/detail/board.h"
#include "bastide/puzzle/detail/order.h"

namespace bastide::puzzle::detail {

class CanonicalView {
  public:
    CanonicalView(const Board& board, const Orientations& orientations, bool rotations)
        : board_(board), orientations_(orientations), rotations_(rotations) {}

    // True if the board shows a complete map in the map's canonical view. `order` must belong to the board.
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
