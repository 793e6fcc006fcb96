// A player's figure: a traveller in a cloak, with the player's number.
#pragma once

#include <string>

#include "bastide/match/tile.h"

namespace bastide::draw {

// Returns an SVG fragment around (0, 0), within 15 units, coloured by the style sheet of `palette.h` and
// without ids. Players are counted from 0, but the number on the cloak from 1. Farmers are drawn lying down.
std::string meeple_art(int player, match::Kind kind);

}  // namespace bastide::draw
