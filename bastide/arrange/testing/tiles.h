// Common tiles without a city.
#pragma once

#include "bastide/tile/tile.h"

namespace bastide::arrange::testing {

inline const tile::Tile meadow({tile::Edge::field, tile::Edge::field, tile::Edge::field, tile::Edge::field});
inline const tile::Tile curve({tile::Edge::road, tile::Edge::road, tile::Edge::field, tile::Edge::field});
inline const tile::Tile straight({tile::Edge::field, tile::Edge::road, tile::Edge::field, tile::Edge::road});

}  // namespace bastide::arrange::testing
