// A question: can these tiles fill this shape?
//
// An arrangement puts one tile, in any rotation, on every cell of the shape, or on some if cells may stay
// empty, so that
//
// - sides that touch show the same: field, road or city;
// - given sides, and the border if it is given, show what they must;
// - fixed tiles lie where they are fixed;
// - the number of tiles of each kind is within the kind's limits;
// - neighbours that must be apart are.
//
// Tiles are those of landscapes, which have no pennants. Two cells are neighbours if they share a side.
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

// A tile as it lies on a cell.
struct FixedTile {
    tile::Cell at;
    tile::Tile tile;

    friend bool operator==(const FixedTile&, const FixedTile&) = default;
};

// What a side of a cell shows, at the border or within the shape.
struct GivenSide {
    tile::Cell at;
    tile::Side side = tile::Side::north;
    tile::Edge edge = tile::Edge::field;

    friend bool operator==(const GivenSide&, const GivenSide&) = default;
};

struct Question {
    Shape shape;
    Kinds kinds;

    // Cells may stay empty, as long as some tile is laid and the tiles are connected by their sides. What is
    // said of the border then holds beside empty cells, too.
    bool may_leave_cells = false;

    // What the border shows: all sides with no cell beyond them, including those around holes. Field lets no
    // road or city leave the shape; with nothing here the border is free.
    std::optional<tile::Edge> border;
    std::vector<GivenSide> sides;  // these override `border`
    std::vector<FixedTile> fixed;

    // No tile has a neighbour of its own kind.
    bool equal_apart = false;

    // If two neighbours both have a feature of such a kind, it must cross the side they share. With
    // monasteries here, no two are neighbours.
    std::vector<tile::FeatureKind> features_apart;

    friend bool operator==(const Question&, const Question&) = default;
};

// Whether any city, road or monastery is on a tile.
bool has_feature(tile::Tile tile, tile::FeatureKind kind);

// Finds contradictions that need no search: too many or too few tiles for the shape, and fixed tiles or given
// sides that do not agree with one another, the border or the tiles. Errors name the cell, counted from 1.
Result<void> check(const Question& question);

}  // namespace bastide::arrange
