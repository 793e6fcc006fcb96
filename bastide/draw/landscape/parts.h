// The parts of a landscape's picture, tile by tile, for the SVG document and for programs that paint large
// maps.
#pragma once

#include <array>
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

// The art of a tile with its seam, as an SVG fragment of 100 × 100.
const std::string& seamed_art(tile::Tile tile);

// Shapes that tint each part of a tile: the sections, then the monastery. A shape uses the fill, dashes and
// colour of the group around it.
std::vector<std::string> part_art(tile::Tile tile);

// Returns the features of a tile's parts. `starts` are the `row_starts` of the landscape.
const landscape::FeatureMap::Owners& owners_of(const landscape::FeatureMap& map,
                                               std::span<const std::size_t> starts, tile::Cell at);

// The maximum number of parts of a tile. A fixed size avoids a memory allocation per tile.
inline constexpr std::size_t max_parts = 4;
class PartOwners {
  public:
    PartOwners(tile::Tile tile, const landscape::FeatureMap::Owners& owners);

    const std::uint32_t* begin() const { return all_.data(); }
    const std::uint32_t* end() const { return all_.data() + size_; }
    std::size_t size() const { return size_; }
    std::uint32_t operator[](std::size_t part) const { return all_[part]; }

  private:
    std::array<std::uint32_t, max_parts> all_{};
    std::size_t size_ = 0;
};

// Returns the attributes of a group with a tint. Roads use dashes in place of hatching.
std::string tint_attributes(std::size_t tint, bool has_dashes);

// The mark of a complete feature, around the origin.
std::string_view seal_art();

// The seal of a complete feature: its tile and the position on it.
struct SealPlace {
    tile::Cell tile;
    Point at;
};

// Finds the places of seals. Shapes take long to compute, so they are cached per kind of tile.
class Seals {
  public:
    // `starts` are the `row_starts` of the landscape.
    SealPlace place(const landscape::Landscape& landscape, const landscape::FeatureMap& map,
                    std::span<const std::size_t> starts, std::size_t feature);

  private:
    const std::vector<Point>& on(tile::Tile tile);

    std::array<std::vector<Point>, 256> by_part_;  // the seal's position in each part, by the tile's code
};

}  // namespace bastide::draw
