#include "bastide/draw/solo/look.h"

#include <array>
#include <bit>

namespace bastide::draw {
namespace {

using tile::Edge;
using tile::Tile;

// The arms and those opposite to them.
solo::Tile::Arms through(solo::Tile::Arms arms) {
    const unsigned own = arms;
    const unsigned both = own | own << 2U | own >> 2U;
    return static_cast<solo::Tile::Arms>(both & solo::Tile::every_side);
}

Tile road_along(solo::Tile::Arms arms) {
    std::array<Edge, 4> edges{};
    for (const tile::Side side : tile::all_sides) {
        const bool runs = (arms & solo::arm(side)) != 0;
        edges[index(side)] = runs ? Edge::road : Edge::field;
    }
    return Tile(edges);
}

}  // namespace

solo::Tile::Arms shown_arms(solo::Tile tile, solo::Tile::Arms met, solo::Roads roads) {
    return roads == solo::Roads::directed ? tile.arms() : static_cast<solo::Tile::Arms>(tile.arms() & met);
}

Tile solo_look(solo::Tile tile, solo::Tile::Arms met, solo::Roads roads) {
    if (tile.kind() == solo::Kind::city) return Tile({Edge::city, Edge::city, Edge::city, Edge::city});
    if (tile.kind() == solo::Kind::abbey) return road_along(0);
    const solo::Tile::Arms arms = shown_arms(tile, met, roads);
    if (arms == 0) return road_along(solo::Tile::every_side);
    return road_along(std::popcount(arms) == 1 ? through(arms) : arms);
}

}  // namespace bastide::draw
