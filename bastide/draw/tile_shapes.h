// The geometry of a tile: the outlines that its art, its tints and its pointer targets share.
//
// Everything is derived from `sections(tile)`. At the shared border of two tiles only the edge matters, so
// neighbours with matching edges always join. A city reaches from corner to corner, and the outermost
// `wall_at_border` units at both ends are wall. A road is `road_width` wide around the side's middle.
#pragma once

#include <optional>
#include <vector>

#include "bastide/draw/shape.h"
#include "bastide/tile/sections.h"
#include "bastide/tile/tile.h"

namespace bastide::draw {

inline constexpr double road_width = 11;
inline constexpr double wall_at_border = 7;
inline constexpr double village_radius = 17;

// The piece of city or road, or the monastery, that a feature owns on one tile.
struct SectionShape {
    tile::Section section;  // for a monastery, a section that reaches no side
    Curve area;             // closed, and for a city the area within its walls
    Point seal;             // inside the area, free of buildings
    Curve centre_line;      // of a road, from a side inward or from side to side; otherwise empty
};

// A stretch of city wall from border to border: the stone between two parallel lines.
struct Wall {
    Curve outer;  // toward the field
    Curve inner;  // toward the houses
    bool gate = false;
};

// A gate: the point where a road crosses a wall, and the direction out of the city.
struct Gate {
    Point at;
    Point outward;  // the direction out of the city, of length 1
};

struct TileShapes {
    std::vector<SectionShape> sections;  // in the order of `sections(tile)`
    std::optional<SectionShape> monastery;
    std::vector<Wall> walls;
    std::vector<Gate> gates;
    std::vector<Point> corner_towers;  // at the corners of the tile that are inside a city
    bool village = false;              // true for a village in the middle, at the ends of roads
};

// Returns the shapes of any tile, even if it is not in the catalogue. The empty square has no shapes.
TileShapes tile_shapes(tile::Tile tile);

}  // namespace bastide::draw
