// Finds impossible sheets: the rules that a sheet breaks.
#pragma once

#include <span>
#include <vector>

#include "bastide/base/message.h"
#include "bastide/caverna/score.h"

namespace bastide::caverna {

struct Problem {
    std::size_t player = 0;  // counted from 0
    Message message = {};    // the broken rule and the correct value

    friend bool operator==(const Problem&, const Problem&) = default;
};

// Returns problems in the order of the players. Does not check that animals have room: see `doubts`.
std::vector<Problem> problems(std::span<const Holding> players, const Profile& profile);

// Returns the players with more animals than any board with their tiles, pastures and dogs can have room for.
// A sheet does not contain stables, meadows and empty fields, so not every impossible herd is found.
std::vector<Problem> doubts(std::span<const Holding> players, const Profile& profile);

}  // namespace bastide::caverna
