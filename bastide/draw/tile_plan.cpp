// Two road edges pass through. A single road goes to the monastery, otherwise to a gate, otherwise to a
// village.
#include "bastide/draw/tile_plan.h"

#include <bit>

namespace bastide::draw {

using tile::all_sides;
using tile::Edge;
using tile::Section;
using tile::Side;
using tile::Tile;

namespace {

void add_walls(std::vector<WallPlan>& walls, const Section& city, std::size_t place) {
    for (const Side side : all_sides) {
        if (city.reaches(side) || !city.reaches(rotate(side, -1))) continue;
        int sides = 1;
        while (!city.reaches(rotate(side, sides))) ++sides;
        walls.push_back({place, side, sides});
    }
}

// Sides counted clockwise from `origin` to `side`.
std::size_t steps(Side origin, Side side) {
    return (index(side) + 4 - index(origin)) % 4;
}

// The wall of the tile's one city that faces the road, or of the lone city straight ahead of it.
bool takes_road(const WallPlan& wall, Tile tile, Side from) {
    if (tile.cities_separate()) return rotate(wall.first, -1) == opposite(from);
    return steps(wall.first, from) < static_cast<std::size_t>(wall.sides);
}

bool road_crosses_city(Tile tile) {
    const bool straight =
        tile.edge(Side::north) == tile.edge(Side::south) && tile.edge(Side::east) == tile.edge(Side::west);
    return straight && tile.count(Edge::city) == 2 && tile.count(Edge::road) == 2 && !tile.cities_separate();
}

// Opens the gate for a single road, if there is one to be had.
bool open_gate(std::vector<WallPlan>& walls, Tile tile) {
    for (WallPlan& wall : walls) {
        for (const Side side : all_sides) {
            if (tile.edge(side) != Edge::road || !takes_road(wall, tile, side)) continue;
            wall.gate = true;
            return true;
        }
    }
    return false;
}

}  // namespace

TilePlan tile_plan(Tile tile) {
    TilePlan plan;
    const tile::Sections all = sections(tile);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind == tile::FeatureKind::city) add_walls(plan.walls, all[i], i);
    }
    switch (tile.count(Edge::road)) {
        case 0:
            return plan;
        case 1:
            if (tile.has_monastery()) {
                plan.roads = RoadEnd::monastery;
            } else {
                plan.roads = open_gate(plan.walls, tile) ? RoadEnd::gate : RoadEnd::village;
            }
            return plan;
        case 2:
            plan.roads = RoadEnd::passes;
            for (WallPlan& wall : plan.walls) wall.gate = road_crosses_city(tile);
            return plan;
        default:
            plan.roads = RoadEnd::village;
            return plan;
    }
}

Side first_side(const Section& section) {
    return all_sides[static_cast<std::size_t>(std::countr_zero(section.sides))];
}

Side last_side(const Section& section) {
    return all_sides[static_cast<std::size_t>(std::bit_width(section.sides)) - 1];
}

}  // namespace bastide::draw
