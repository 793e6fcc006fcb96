// The things on a tile and the ends of its roads, independent of drawing. SVG pictures and text share this
// plan.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/tile/sections.h"
#include "bastide/tile/tile.h"

namespace bastide::draw {

// A stretch of a city's wall. It separates the city from consecutive sides that the city does not reach,
// clockwise from the corner where the first of these sides begins to the corner where the last of them ends.
struct WallPlan {
    std::size_t city = 0;                  // the index of the city in `sections(tile)`
    tile::Side first = tile::Side::north;  // the first of the separated sides
    int sides = 0;                         // the number of separated sides, 1 to 3
    bool gate = false;                     // true if a road goes through the wall
};

// The shape of a tile's roads inside it.
enum class RoadEnd : std::uint8_t {
    none,       // there is no road
    passes,     // one road goes from side to side, through two gates if a city is between them
    village,    // each road ends in the middle
    monastery,  // the road ends at the monastery
    gate,       // the road ends at a city gate
};

struct TilePlan {
    std::vector<WallPlan> walls;
    RoadEnd roads = RoadEnd::none;
};

TilePlan tile_plan(tile::Tile tile);

// Returns the first and the last side that a section reaches, clockwise from north. The section must reach a
// side.
tile::Side first_side(const tile::Section& section);
tile::Side last_side(const tile::Section& section);

}  // namespace bastide::draw
