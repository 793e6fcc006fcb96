// Things on a tile and the ends of its roads, independent of drawing. Shared by pictures and text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/tile/sections.h"
#include "bastide/tile/tile.h"

namespace bastide::draw {

// A stretch of a city's wall. It shuts the city off from sides in a row that the city does not reach: from
// the corner where the first of them begins, clockwise, to the corner where the last one ends.
struct WallPlan {
    std::size_t city = 0;                  // its place in `sections(tile)`
    tile::Side first = tile::Side::north;  // of the sides shut off
    int sides = 0;                         // how many: 1 to 3
    bool gate = false;                     // whether a road goes through it
};

// The shape of a tile's roads inside it.
enum class RoadEnd : std::uint8_t {
    none,       // there is no road
    passes,     // one road goes from side to side, through two gates where a city lies across it
    village,    // each ends in the middle
    monastery,  // the road ends at the monastery
    gate,       // the road ends at a city gate
};

struct TilePlan {
    std::vector<WallPlan> walls;
    RoadEnd roads = RoadEnd::none;
};

TilePlan tile_plan(tile::Tile tile);

// The sides a section reaches first and last, clockwise from north; it must reach one.
tile::Side first_side(const tile::Section& section);
tile::Side last_side(const tile::Section& section);

}  // namespace bastide::draw
