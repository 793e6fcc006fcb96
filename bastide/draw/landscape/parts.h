// What the picture of a landscape is made of, tile by tile: for the SVG document, and for programs that paint
// large maps themselves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/draw/shape.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"
#include "bastide/tile/cell.h"
#include "bastide/tile/tile.h"

namespace bastide::draw {

// The art of a tile with its seam, as an SVG fragment of 100 by 100.
std::string seamed_art(tile::Tile tile);

// What tints each part of a tile that belongs to a feature: its sections, then its monastery. They draw with
// the fill, the dashes and the colour of the group they stand in.
std::vector<std::string> part_art(tile::Tile tile);

// Who owns what of a tile, where `starts` are the `row_starts` of the landscape.
const landscape::FeatureMap::Owners& owners_of(const landscape::FeatureMap& map,
                                               std::span<const std::size_t> starts, tile::Cell at);

// The features that own these parts, in the same order.
std::vector<std::uint32_t> part_owners(tile::Tile tile, const landscape::FeatureMap::Owners& owners);

// The attributes of such a group; roads show their second mark by dashes.
std::string tint_attributes(std::size_t tint, bool has_dashes);

// The mark of a complete feature, about the origin.
std::string_view seal_art();

// Where a complete feature has its seal: on which tile, and where on it.
struct SealPlace {
    tile::Cell tile;
    Point at;
};

// `starts` are the `row_starts` of the landscape.
SealPlace seal_place(const landscape::Landscape& landscape, const landscape::FeatureMap& map,
                     std::span<const std::size_t> starts, std::size_t place);

}  // namespace bastide::draw
