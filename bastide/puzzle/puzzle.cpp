#include "bastide/puzzle/puzzle.h"

namespace bastide {

std::string_view why_illegal(Tile tile) {
    const int roads = tile.count(Edge::road);
    const int cities = tile.count(Edge::city);
    if (roads == 1 && cities != 0 && cities != 3)
        return "with one road side, a tile has no city side or three";
    const bool opposite_roads = tile.edge(Side::north) == tile.edge(Side::south);
    if (roads == 2 && cities == 2 && opposite_roads) {
        return "with two road and two city sides, the roads are on neighbouring sides";
    }
    return "";
}

}  // namespace bastide
