// Random draws from the remaining tiles.
#pragma once

#include "bastide/match/position.h"
#include "bastide/play/random.h"

namespace bastide::match {

// Draws a random tile that fits somewhere on the board, puts it into the empty hand, and sets aside the tiles
// that do not fit. Returns false if no tile fits.
bool draw_by_chance(Position& position, play::Random& random);

}  // namespace bastide::match
