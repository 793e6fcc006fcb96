// Where things lie on a tile: the outlines that its art, its tints and its pointer targets share.
//
// Everything follows from `sections(tile)`; no tile is drawn by hand. On the shared border of two tiles only
// the edge counts, so that neighbours whose edges agree always join: a city reaches from corner to corner
// with stone in the outermost `wall_at_border` units at both ends, and a road is `road_width` wide about the
// side's middle.
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
    tile::Section section;  // a monastery reaches no side
    Curve area;             // closed; of a city what lies within its walls
    Point seal;             // inside the area, kept free of buildings
    Curve centre_line;      // of a road from a side inward, or from side to side; empty for the others
};

// A stretch of city wall from border to border: the stone between two lines that run the same way.
struct Wall {
    Curve outer;  // toward the field
    Curve inner;  // toward the houses
    bool gate = false;
};

// A gate: the point where a road crosses a wall, and the direction out of the city.
struct Gate {
    Point at;
    Point outward;  // of length 1
};

struct TileShapes {
    std::vector<SectionShape> sections;  // in the order of `sections(tile)`
    std::optional<SectionShape> monastery;
    std::vector<Wall> walls;
    std::vector<Gate> gates;
    std::vector<Point> corner_towers;  // the corners of the tile that lie inside one of its cities
    bool village = false;              // in the middle, where roads end
};

// Of any tile, in the catalogue or not; the empty square has no shapes at all.
TileShapes tile_shapes(tile::Tile tile);

}  // namespace bastide::draw
