// Labels: the numbers of features in a sweep.
#pragma once

#include <array>
#include <cstdint>

#include "bastide/landscape/detail/step.h"

namespace bastide::landscape::detail {

// The number of a feature. 0 means none, and the first four are never used for features.
using Label = std::uint32_t;
inline constexpr Label first_label = 4;

// Two labels of one feature.
struct Join {
    Label a;
    Label b;
};

// A tile with several sections of one kind: the features of the sections that continue. Unused entries have
// different labels without a feature.
using TileSharing = std::array<Label, 4>;

// Marks the parent of a root that reaches the boundary.
inline constexpr Label live = Label{1} << 31;

// The output of a sweep. Each pointer is at the next free entry. A sweep must write `Seen` for every label
// that it uses, and may write beyond the entries it uses within the reserved space.
struct SweepCursor {
    Seen* seen;  // by label
    Label next;
    Join* joins;
    TileSharing* sharings;
};

}  // namespace bastide::landscape::detail
