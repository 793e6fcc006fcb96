// A player's board of Caverna as text, with the contents of each cell.
#pragma once

#include <string>

#include "bastide/caverna/bounds.h"

namespace bastide::draw {

// Returns the board of a maximum from `find_maximum` as a table: the mountain's three columns of four cells,
// then the forest's. Lines end in a newline.
//
//     mountain                                            forest
//     Weapon storage  Supplies storage  Broom chamber  large: 16 cattle  small: 2 cattle  small: 2 cattle
//     …
//     other animals: 6 sheep (Cuddle room), 2 cattle (entry-level dwelling)
//
// If the lines would be longer than `width`, the forest is below the mountain.
//
// Tiles are placed by the rules: built dwellings around the State parlor, whose own position depends on the
// number of these dwellings. Overhanging tiles of the Office room are in a fifth row of the mountain and in
// the lines below. The positions of mines and other tiles are arbitrary.
std::string caverna_board_text(const caverna::Maximum& maximum, std::size_t width = std::string::npos);

}  // namespace bastide::draw
