// How tiles of the solo game look: as tiles of the landscape, whose art every front end has.
#pragma once

#include "bastide/solo/tile.h"
#include "bastide/tile/tile.h"

namespace bastide::draw {

// The arms that a road shows: its own, or with plain roads those that lead to the roads beside it. `met` has
// the sides on which it is met by a road, as `Board::pointed` has them. None if the tile is no road.
solo::Tile::Arms shown_arms(solo::Tile tile, solo::Tile::Arms met, solo::Roads roads);

// A city has walls nowhere, so that a chain of them is one town; an abbey is the monastery in the fields. A
// road is drawn along its shown arms; of fewer than two it runs straight through, or all four ways, since the
// landscape would have a monastery at its end.
tile::Tile solo_look(solo::Tile tile, solo::Tile::Arms met, solo::Roads roads);

}  // namespace bastide::draw
