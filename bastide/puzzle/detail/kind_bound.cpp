#include "bastide/puzzle/detail/kind_bound.h"

#include <algorithm>
#include <bit>

namespace bastide::puzzle::detail {
namespace {

// With more tiles to spare it rules out next to nothing.
constexpr int max_spare = 3;

}  // namespace

bool KindBound::look() {
    allowed_.clear();
    int to_spare = board_.to_spare();
    if (to_spare > max_spare) return true;
    taken_ = 0;
    filling_ = 0;
    OrientationSet may_fill = 0;
    for (std::size_t place = 1; place < orientations_.kinds.size(); ++place) {
        const int left = board_.left(place);
        if (left == 0) continue;
        const Kind& kind = orientations_.kinds[place];
        const Holes holes = holes_for(kind);
        if (holes.alone > left) return false;
        if (holes.alone == left) taken_ |= kind.orientations;
        if (holes.fitting <= left) {
            to_spare -= left - holes.fitting;
            may_fill |= kind.orientations;
        }
    }
    if (to_spare < 0) return false;
    if (to_spare == 0) filling_ = may_fill;
    if ((taken_ | filling_) == 0) return true;
    for (const Cell hole : board_.holes()) allowed_.push_back(allowed(board_.candidates(hole)));
    return true;
}

KindBound::Holes KindBound::holes_for(const Kind& kind) const {
    Holes holes;
    for (const Cell hole : board_.holes()) {
        const OrientationSet candidates = board_.candidates(hole);
        holes.fitting += (candidates & kind.orientations) != 0 ? 1 : 0;
        holes.alone += (candidates & ~kind.orientations) == 0 ? 1 : 0;
    }
    return holes;
}

OrientationSet KindBound::allowed(OrientationSet candidates) const {
    OrientationSet set = ~OrientationSet{0};
    if ((candidates & ~first_kind(candidates).orientations) != 0) set = ~taken_;
    for (OrientationSet rest = candidates & filling_; rest != 0; rest &= ~first_kind(rest).orientations)
        set &= first_kind(rest).orientations;
    return set;
}

const Kind& KindBound::first_kind(OrientationSet set) const {
    return orientations_.kinds[orientations_[static_cast<std::size_t>(std::countr_zero(set))].kind];
}

}  // namespace bastide::puzzle::detail
