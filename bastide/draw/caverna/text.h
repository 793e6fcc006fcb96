// The picture of a player's board of Caverna, with what is on each cell.
#pragma once

#include <string>

#include "bastide/caverna/bounds.h"

namespace bastide::draw {

// The board of a maximum, as `find_maximum` gives it, as a table: the mountain's three columns of four cells,
// then the forest's. Lines end in a newline.
//
//     mountain                                            forest
//     Weapon storage  Supplies storage  Broom chamber  large: 16 cattle  small: 2 cattle  small: 2 cattle
//     …
//     other animals: 6 sheep (Cuddle room), 2 cattle (entry-level dwelling)
//
// Tiles lie where the rules let them: the dwellings that were built around the State parlor, whose own place
// depends on how many there are. What hangs over the edge, with the Office room, is in a fifth row of the
// mountain and in the lines below. Which cell a mine or another tile lies on means nothing.
std::string caverna_board_text(const caverna::Maximum& maximum);

}  // namespace bastide::draw
