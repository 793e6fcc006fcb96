// The moves of the tile in hand, those first that look best: the order in which searches try them.
#pragma once

#include <vector>

#include "bastide/match/bots/evaluation.h"

namespace bastide::match {

struct Looked {
    Move move;
    int look = 0;  // how far ahead the evaluation sees the player after it
};

// Returns all moves, rotations that look alike merged, best first. The position changes during the call and
// is restored.
std::vector<Looked> best_first(Position& position, Evaluation& evaluation);

}  // namespace bastide::match
