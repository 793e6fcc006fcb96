// The tiles to come in another order: a match as it might go on for all that its players know.
#pragma once

#include "bastide/match/saved_match.h"
#include "bastide/play/random.h"

namespace bastide::match {

// The same match so far, and then any order of the tiles that nobody has seen, each as likely as the others.
// It has a deck, and nothing taken back. Linear in turns.
Record resampled(const Record& record, play::Random& random);

}  // namespace bastide::match
