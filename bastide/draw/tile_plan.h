// Things on a tile and the ends of its roads, independent of drawing. Shared by pictures and text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/tile/sections.h"
#include "bastide/tile/tile.h"

namespace bastide::draw {

// A stretch of a city's wall. It separates the city from consecutive sides that the city does not reach:
// clockwise from the corner at which the first side begins to the corner at which the last one ends.
struct WallPlan {
    std::size_t city = 0;                  // its index in `sections(tile)`
    tile::Side first = tile::Side::north;  // of the separated sides
    int sides = 0;                         // their number, 1 to 3
    bool gate = false;                     // true if a road goes through it
};

// The shape of a tile's roads inside it.
enum class RoadEnd : std::uint8_t {
    none,       // there is no road
    passes,     // one road goes from side to side, through two gates if a city is in between
    village,    // each ends in the middle
    monastery,  // the road ends at the monastery
    gate,       // the road ends at a city gate
};

struct TilePlan {
    std::vector<WallPlan> walls;
    RoadEnd roads = RoadEnd::none;
};

TilePlan tile_plan(tile::Tile tile);

// Returns the first and the last side that a section reaches, clockwise from north. It must reach one.
tile::Side first_side(const tile::Section& section);
tile::Side last_side(const tile::Section& section);

}  // namespace bastide::draw
