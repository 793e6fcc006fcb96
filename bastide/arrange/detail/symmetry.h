// Rotations and reflections of a whole question.
#pragma once

#include <vector>

#include "bastide/arrange/question.h"

namespace bastide::arrange::detail {

// The cells onto which rotations and reflections move the first cell of the shape, counting only those that
// leave the question as it is. They turn an arrangement into other arrangements; in at least one of these,
// the kind on the first cell comes no later, by `rank_of`, than the kinds on these cells.
std::vector<int> images_of_first_cell(const Question& question);

// The place of a kind in an order that does not tell a kind from its mirror image.
int rank_of(tile::Tile tile);

}  // namespace bastide::arrange::detail
