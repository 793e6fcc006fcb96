// Routes along a city or a road, from side to side through the tiles that join them.
#pragma once

#include <optional>
#include <vector>

#include "bastide/arrange/detail/side_table.h"
#include "bastide/landscape/landscape.h"
#include "bastide/tile/feature_kind.h"

namespace bastide::arrange::detail {

// A tile of the route, with the two sides that it joins.
struct Step {
    std::size_t cell = 0;
    tile::Side from = tile::Side::north;
    tile::Side to = tile::Side::north;
};

// The map to search for features.
struct Terrain {
    const Shape& shape;
    const SideTable& sides;
    const landscape::Landscape& map;
    tile::FeatureKind kind;

    bool joins(std::size_t cell, tile::Side one, tile::Side other) const;
};

// Returns a shortest route between two sides, or nullopt if no feature crosses both.
std::optional<std::vector<Step>> route(const Terrain& terrain, std::size_t from, std::size_t to);

// Returns all sides that the feature on this side crosses, this side first.
std::vector<std::size_t> sides_of_feature(const Terrain& terrain, std::size_t from);

}  // namespace bastide::arrange::detail
