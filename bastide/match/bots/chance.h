// The tiles to come, drawn by chance from those that are left.
#pragma once

#include "bastide/match/position.h"
#include "bastide/play/random.h"

namespace bastide::match {

// Takes a tile that fits somewhere into the hand, which must be empty; those that fit nowhere are set aside.
// False if there is none.
bool draw_by_chance(Position& position, play::Random& random);

}  // namespace bastide::match
