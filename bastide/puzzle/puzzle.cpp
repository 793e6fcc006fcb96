#include "bastide/puzzle/puzzle.h"

namespace bastide::puzzle {

std::string_view why_illegal(tile::Tile tile) {
    const int roads = tile.count(tile::Edge::road);
    const int cities = tile.count(tile::Edge::city);
    if (roads == 1 && cities != 0 && cities != 3)
        return "with one road side, a tile must have no city side or three";
    const bool opposite_roads = tile.edge(tile::Side::north) == tile.edge(tile::Side::south);
    if (roads == 2 && cities == 2 && opposite_roads) {
        return "with two road and two city sides, the roads must be on neighbouring sides";
    }
    return "";
}

}  // namespace bastide::puzzle
