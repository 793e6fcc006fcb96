// Rotations and reflections of a whole problem.
#pragma once

#include <vector>

#include "bastide/arrange/problem.h"

namespace bastide::arrange::detail {

// Returns the images of the shape's first cell under rotations and reflections that leave the problem
// unchanged. They map arrangements to arrangements, and in at least one of these the kind on the first cell
// comes no later, by `rank_of`, than the kinds on these cells.
std::vector<int> images_of_first_cell(const Problem& problem);

// Returns the rank of a kind in an order that treats mirror images as equal.
int rank_of(tile::Tile tile);

}  // namespace bastide::arrange::detail
