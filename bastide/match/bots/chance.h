// The tiles to come, drawn by chance from those that are left.
#pragma once

#include "bastide/match/position.h"
#include "bastide/play/random.h"

namespace bastide::match {

// Draws a random tile that fits somewhere into the empty hand and sets aside those that do not. Returns false
// if there is none.
bool draw_by_chance(Position& position, play::Random& random);

}  // namespace bastide::match
