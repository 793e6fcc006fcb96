// Problems that take long: closed roads cannot cover an odd number of cells.
#pragma once

#include "bastide/arrange/problem.h"
#include "bastide/arrange/testing/tiles.h"

namespace bastide::arrange::testing {

inline Problem odd_circles(int side) {
    Problem problem;
    problem.shape = *Shape::rectangle(side, side);
    add_any_number(problem.kinds, curve);
    add_any_number(problem.kinds, straight);
    problem.border = tile::Edge::field;
    return problem;
}

}  // namespace bastide::arrange::testing
