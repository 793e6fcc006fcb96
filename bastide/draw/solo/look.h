// The looks of solo tiles. They are landscape tiles, because every front end can draw landscape tiles.
#pragma once

#include "bastide/solo/tile.h"
#include "bastide/tile/tile.h"

namespace bastide::draw {

// Returns the visible arms of a road: all its arms or, with plain roads, the arms that lead to neighbouring
// roads. `met` is the set of sides on which a neighbouring road points to the tile, as in `Board::pointed`.
// The result is empty if the tile is not a road.
solo::Tile::Arms shown_arms(solo::Tile tile, solo::Tile::Arms met, solo::Roads roads);

// Returns the landscape tile. A city has no walls, so that a chain of cities looks like one town. An abbey is
// the monastery in the fields. A road follows its visible arms. A road with fewer than two visible arms is
// drawn straight through, or in all four directions, because a landscape road with one arm would end at a
// monastery.
tile::Tile solo_look(solo::Tile tile, solo::Tile::Arms met, solo::Roads roads);

}  // namespace bastide::draw
