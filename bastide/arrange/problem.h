// A problem: can these tiles fill this shape?
//
// An arrangement places a tile, in any rotation, on every cell of the shape, or on some of the cells if cells
// may stay empty. These conditions hold:
//
// - Touching sides match: field, road or city.
// - Given sides, and the border if given, have the required edges.
// - Fixed tiles are in their places.
// - The number of tiles of each kind is within its limits.
// - Tiles that must be kept apart are not neighbours.
//
// Tiles have no pennants, as in landscapes. Two cells are neighbours if they share a side.
#pragma once

#include <optional>
#include <vector>

#include "bastide/arrange/kinds.h"
#include "bastide/arrange/shape.h"
#include "bastide/base/result.h"
#include "bastide/tile/cell.h"
#include "bastide/tile/feature_kind.h"
#include "bastide/tile/tile.h"

namespace bastide::arrange {

// A tile fixed to a cell.
struct FixedTile {
    tile::Cell at = {};
    tile::Tile tile = {};

    friend bool operator==(const FixedTile&, const FixedTile&) = default;
};

// The given edge of a side of a cell, at the border or inside.
struct GivenSide {
    tile::Cell at = {};
    tile::Side side = tile::Side::north;
    tile::Edge edge = tile::Edge::field;

    friend bool operator==(const GivenSide&, const GivenSide&) = default;
};

struct Problem {
    Shape shape = {};
    Kinds kinds = {};

    // Cells may stay empty if some tile is placed and the tiles are connected by sides. The border condition
    // then also applies next to empty cells.
    bool may_leave_cells = false;

    // The edge of the border: all sides without a cell beyond them, including those around holes. With field
    // edges, no road or city leaves the shape. Empty if the border may have any edges.
    std::optional<tile::Edge> border = {};
    std::vector<GivenSide> sides = {};  // these override `border`
    std::vector<FixedTile> fixed = {};

    // True if neighbours must not be of the same kind.
    bool equal_apart = false;
    // True if tiles that touch only at a corner must not be of the same kind.
    bool equal_apart_at_corners = false;

    // If two neighbours both have a feature of one of these kinds, their features must join across the shared
    // side. Monasteries never join, so with this kind no two monasteries are neighbours.
    std::vector<tile::FeatureKind> features_apart = {};

    friend bool operator==(const Problem&, const Problem&) = default;
};

// True if a tile has a feature of this kind.
bool has_feature(tile::Tile tile, tile::FeatureKind kind);

// Finds contradictions without a search: a shape without cells, too many or too few tiles for the shape, and
// fixed tiles or given sides that do not agree with one another, the border or the tiles. Errors name the
// cell by its row and column, counted from 1.
[[nodiscard]] Result<void> check(const Problem& problem);

}  // namespace bastide::arrange
