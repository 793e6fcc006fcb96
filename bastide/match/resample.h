// Shuffles the unseen tiles, which gives one of the continuations that are possible according to the players'
// knowledge.
#pragma once

#include "bastide/match/saved_match.h"
#include "bastide/play/random.h"

namespace bastide::match {

// Returns the same game so far with a uniformly random order of the unseen tiles. The result has a deck and
// no undone moves. Takes linear time in turns.
Record resampled(const Record& record, play::Random& random);

}  // namespace bastide::match
