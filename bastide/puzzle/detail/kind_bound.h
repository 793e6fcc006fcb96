// Bounds on kinds: kinds that a hole must hold, and kinds that it cannot hold.
//
// - If the number of holes that can hold only one kind equals the number of tiles of this kind, the kind is
//   placed nowhere else.
// - Tiles that fit no hole are spare. If these are all the spare tiles, every other tile fills a hole. So a
//   kind that fits at most as many holes as it has tiles fills all these holes.
#pragma once

#include <vector>

#include "bastide/puzzle/detail/board.h"

namespace bastide::puzzle::detail {

class KindBound {
  public:
    KindBound(const Board& board, const Orientations& orientations)
        : board_(board), orientations_(orientations) {}

    // Computes the bounds. Returns false if the kinds do not suffice. Otherwise `sets` are the remaining
    // domains in the order of the board's holes, or empty if no domain changes. Takes time linear in holes
    // times remaining kinds.
    bool look();
    const std::vector<OrientationSet>& allowed() const { return allowed_; }

  private:
    // The number of holes that can hold a kind, and the number that can hold only this kind.
    struct Holes {
        int fitting = 0;
        int alone = 0;
    };

    Holes holes_for(const Kind& kind) const;
    OrientationSet allowed(OrientationSet candidates) const;
    const Kind& first_kind(OrientationSet set) const;

    const Board& board_;
    const Orientations& orientations_;
    std::vector<OrientationSet> allowed_;
    OrientationSet taken_ = 0;    // the kinds that fill all holes that can hold only one kind
    OrientationSet filling_ = 0;  // the kinds that fill all holes that they fit
};

}  // namespace bastide::puzzle::detail
