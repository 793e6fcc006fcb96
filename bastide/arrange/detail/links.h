// Literals for the links inside a cell: whether its tile joins two sides into one feature or separates them.
#pragma once

#include <array>
#include <vector>

#include "bastide/arrange/detail/side_table.h"
#include "bastide/arrange/encoding.h"
#include "bastide/tile/feature_kind.h"
#include "bastide/tile/side.h"
#include "bastide/tile/tile.h"

namespace bastide::arrange::detail {

enum class Link : std::uint8_t { none, joined, apart };

// Returns `joined` if the city (or road) on both sides is the same section of the tile, `apart` if each side
// has its own section.
Link link_of(tile::Tile tile, tile::FeatureKind kind, tile::Side one, tile::Side other);

// The literals of links, for cities or for roads.
class Links {
  public:
    // Adds variables and clauses to the formula of the encoding.
    Links(Encoding& encoding, tile::FeatureKind kind);

    // The literal that is true if and only if the cell's tile joins the sides (`joined`) or separates them
    // (`apart`). 0 if no tile does.
    int joined(std::size_t cell, tile::Side one, tile::Side other) const {
        return joined_[cell][pair(one, other)];
    }
    int apart(std::size_t cell, tile::Side one, tile::Side other) const {
        return apart_[cell][pair(one, other)];
    }

    tile::FeatureKind kind() const { return kind_; }
    tile::Edge edge() const { return kind_ == tile::FeatureKind::city ? tile::Edge::city : tile::Edge::road; }

  private:
    using OfPairs = std::array<int, 16>;

    static std::size_t pair(tile::Side one, tile::Side other) { return 4 * index(one) + index(other); }
    int literal(Encoding& encoding, std::size_t cell, tile::Side one, tile::Side other, Link link) const;

    tile::FeatureKind kind_;
    std::vector<OfPairs> joined_;  // by cell
    std::vector<OfPairs> apart_;
};

// Adds a variable for each side: the city (or road) that crosses it is open at the border or at an empty
// cell. The variable is always true if the feature is open, and may be true if it is not.
std::vector<int> add_open_sides(Encoding& encoding, const SideTable& sides, const Links& links);

}  // namespace bastide::arrange::detail
