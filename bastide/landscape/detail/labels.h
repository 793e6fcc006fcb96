// Labels: the numbers of features that a sweep meets.
#pragma once

#include <array>
#include <cstdint>

#include "bastide/landscape/detail/step.h"

namespace bastide::landscape::detail {

// The number of a feature. 0 stands for none; the first four are never a feature's.
using Label = std::uint32_t;
inline constexpr Label first_label = 4;

// Two labels of one feature.
struct Join {
    Label a;
    Label b;
};

// A tile with several sections of one kind: the features of those that go on, and for each that there is not,
// another label of no feature.
using TileSharing = std::array<Label, 4>;

// Marks the parent of a root that reaches the boundary.
inline constexpr Label live = Label{1} << 31;

// Where a sweep writes, each pointer at the next free place. It must write what it has seen of every
// label it takes, and may write in advance up to the room reserved.
struct SweepCursor {
    Seen* seen;  // by label
    Label next;
    Join* joins;
    TileSharing* sharings;
};

}  // namespace bastide::landscape::detail
