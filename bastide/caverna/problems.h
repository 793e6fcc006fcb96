// Finds impossible sheets: the rules that a sheet breaks.
#pragma once

#include <span>
#include <vector>

#include "bastide/base/message.h"
#include "bastide/caverna/score.h"

namespace bastide::caverna {

struct Problem {
    std::size_t player = 0;  // counted from 0
    Message message;         // the broken rule and the correct value

    friend bool operator==(const Problem&, const Problem&) = default;
};

// Returns problems in the order of the players. Does not check that animals have room, because players can
// rearrange their animals at will.
std::vector<Problem> problems(std::span<const Holding> players, const Profile& profile);

}  // namespace bastide::caverna
