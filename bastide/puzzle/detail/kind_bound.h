// The kinds there are of the tiles left: which of them a hole must hold, and which it cannot.
//
// - If as many holes as there are tiles of a kind can hold nothing else, the kind lies nowhere else.
// - Tiles that fit no hole are to spare. If they are all that is to spare, every other tile lies in a hole.
//   So a kind that fits no more holes than it has tiles fills them all.
#pragma once

#include <vector>

#include "bastide/puzzle/detail/board.h"

namespace bastide::puzzle::detail {

class KindBound {
  public:
    KindBound(const Board& board, const Orientations& orientations)
        : board_(board), orientations_(orientations) {}

    // Whether the kinds may suffice; and if so, what each hole may keep, in the order of the board's holes,
    // or nothing if that is all it has. Time linear in the number of holes times that of kinds left.
    bool look();
    const std::vector<OrientationSet>& kept() const { return kept_; }

  private:
    // How many holes can hold a kind, and can hold nothing else.
    struct Holes {
        int fitting = 0;
        int alone = 0;
    };

    Holes holes_for(const Kind& kind) const;
    OrientationSet keep(OrientationSet candidates) const;
    const Kind& first_kind(OrientationSet set) const;

    const Board& board_;
    const Orientations& orientations_;
    std::vector<OrientationSet> kept_;
    OrientationSet taken_ = 0;    // kinds that lie in holes that can hold nothing else
    OrientationSet filling_ = 0;  // kinds that fill all holes they fit
};

}  // namespace bastide::puzzle::detail
