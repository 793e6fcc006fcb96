// Turning and mirroring a question as a whole.
#pragma once

#include <vector>

#include "bastide/arrange/question.h"

namespace bastide::arrange::detail {

// The cells whose tile comes to lie on the first cell of the shape when a question is turned or mirrored in
// a way that leaves it as it is. A question that is answered by an arrangement is answered by all that this
// makes of it; in one of them the first cell has the least kind of them all. Mirrored kinds count as one: see
// `rank_of`.
std::vector<int> images_of_first_cell(const Question& question);

// The place of a kind in an order in which a kind and its mirror image are alike.
int rank_of(tile::Tile tile);

}  // namespace bastide::arrange::detail
