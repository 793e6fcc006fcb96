// Rotations and reflections of a whole problem.
#pragma once

#include <vector>

#include "bastide/arrange/problem.h"

namespace bastide::arrange::detail {

// Returns the images of the shape's first cell under rotations and reflections that leave the problem
// unchanged. These rotations and reflections turn any arrangement into other arrangements. In at least one of
// them the kind on the first cell has no higher `rank_of` than the kinds on the returned cells.
std::vector<int> images_of_first_cell(const Problem& problem);

// Returns the rank of a kind in an order that treats mirror images as equal.
int rank_of(tile::Tile tile);

}  // namespace bastide::arrange::detail
