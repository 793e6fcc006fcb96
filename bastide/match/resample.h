// Shuffles the unseen tiles: one possible continuation, given the players' knowledge.
#pragma once

#include "bastide/match/saved_match.h"
#include "bastide/play/random.h"

namespace bastide::match {

// Returns the same game so far with a uniformly random order of the unseen tiles. It has a deck and no undone
// moves. Linear in turns.
Record resampled(const Record& record, play::Random& random);

}  // namespace bastide::match
