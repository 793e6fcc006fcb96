// The looks of solo tiles, which are landscape tiles, because every front end has their art.
#pragma once

#include "bastide/solo/tile.h"
#include "bastide/tile/tile.h"

namespace bastide::draw {

// Returns the visible arms of a road: its arms, or with plain roads the arms that lead to neighbouring roads.
// `met` are the sides where a road meets it, as in `Board::pointed`. Empty if the tile is not a road.
solo::Tile::Arms shown_arms(solo::Tile tile, solo::Tile::Arms met, solo::Roads roads);

// Returns the landscape tile. A city has no walls, so that a chain of cities looks like one town. An abbey is
// the monastery in the fields. A road follows its visible arms. With fewer than two it is drawn straight
// through, or in all four directions, because a landscape road would end at a monastery.
tile::Tile solo_look(solo::Tile tile, solo::Tile::Arms met, solo::Roads roads);

}  // namespace bastide::draw
