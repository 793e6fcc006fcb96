#include "bastide/puzzle/puzzle.h"

#include "bastide/puzzle/errors.h"

namespace bastide::puzzle {

const MessageKind* illegality(tile::Tile tile) {
    const int roads = tile.count(tile::Edge::road);
    const int cities = tile.count(tile::Edge::city);
    if (roads == 1 && cities != 0 && cities != 3) return &errors::one_road;
    const bool opposite_roads = tile.edge(tile::Side::north) == tile.edge(tile::Side::south);
    return roads == 2 && cities == 2 && opposite_roads ? &errors::opposite_roads : nullptr;
}

}  // namespace bastide::puzzle
