// Tiles are placed in order, each beside an earlier one: whether a finished map can have come about so.
#pragma once

#include <vector>

#include "bastide/puzzle/board.h"

namespace bastide::puzzle {

// The cell of each tile, in the puzzle's order, or nothing if there is no order. Equal tiles may change
// places; with many of them there are many ways to try, and what has failed is remembered.
std::vector<Cell> in_order(const Board& board, const Faces& faces);

}  // namespace bastide::puzzle
