#include "bastide/solo/tile.h"

namespace bastide::solo {

std::string name(Tile tile, Roads roads) {
    std::string out(name(tile.kind()));
    if (tile.kind() != Kind::road || roads == Roads::plain) return out;
    out += ':';
    for (const tile::Side side : tile::all_sides) {
        if ((tile.arms() & arm(side)) != 0) out += "NESW"[tile::index(side)];
    }
    return out;
}

}  // namespace bastide::solo
