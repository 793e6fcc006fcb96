#include "bastide/solo/tile.h"

namespace bastide::solo {

std::string name(Tile tile, Roads roads) {
    std::string out(name(tile.kind()));
    if (tile.kind() != Kind::road || roads == Roads::plain) return out;
    out += ':';
    for (const Side side : all_sides) {
        if ((tile.arms() & arm(side)) != 0) out += "NESW"[bastide::index(side)];
    }
    return out;
}

}  // namespace bastide::solo
