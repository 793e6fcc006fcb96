// Random problems, the same on every machine.
#pragma once

#include <random>

#include "bastide/arrange/problem.h"

namespace bastide::arrange::testing {

// A rectangle, and the tiles of a random map of that size. The problem is solvable, because the map is an
// arrangement.
struct Cut {
    int rows = 3;
    int columns = 3;
    bool border_given = false;  // true to require the map's edges on the border
};

Problem cut_problem(const Cut& cut, std::mt19937_64& random);

// Returns a small random problem. The shape may have holes and separate parts, and the tiles, border, given
// sides, fixed tiles and rules are random. The problem passes `check`, and may have any number of
// arrangements.
Problem small_problem(std::mt19937_64& random);

}  // namespace bastide::arrange::testing
