// Each section of each tile is a node. Touching sides with the same edge join two nodes (union-find with path
// halving). The earlier node is the root, so features are in reading order.
#include "bastide/landscape/features.h"

#include <algorithm>
#include <numeric>

#include "bastide/landscape/detail/points.h"
#include "bastide/tile/sections.h"

namespace bastide::landscape {
namespace {

using tile::Cell;
using tile::FeatureKind;
using tile::Side;
using tile::Tile;
using Node = std::uint32_t;

class Forest {
  public:
    explicit Forest(std::size_t nodes) : parent_(nodes) {
        std::iota(parent_.begin(), parent_.end(), Node{0});
    }

    Node root(Node node) {
        while (parent_[node] != node) node = parent_[node] = parent_[parent_[node]];
        return node;
    }

    void join(Node a, Node b) {
        a = root(a);
        b = root(b);
        parent_[std::max(a, b)] = std::min(a, b);
    }

  private:
    std::vector<Node> parent_;
};

// The first node of each square: its sections, then its monastery.
std::vector<Node> first_nodes(const Landscape& landscape) {
    std::vector<Node> first = {0};
    for (std::size_t row = 0; row < landscape.rows(); ++row) {
        for (const Tile tile : landscape.row(row)) {
            const auto nodes = sections(tile).size() + (tile.has_monastery() ? 1U : 0U);
            first.push_back(first.back() + static_cast<Node>(nodes));
        }
    }
    return first;
}

class FeatureFinder {
  public:
    explicit FeatureFinder(const Landscape& landscape)
        : landscape_(landscape),
          first_(first_nodes(landscape)),
          forest_(first_.back()),
          open_(first_.back()),
          feature_of_(first_.back(), FeatureMap::none) {}

    FeatureMap find() {
        for_each_square(
            [this](Cell at, Tile tile, std::size_t square) { join_neighbours(at, tile, square); });
        for_each_square([this](Cell at, Tile tile, std::size_t square) { collect(at, tile, square); });
        for (Feature& feature : map_.features) {
            if (feature.kind != FeatureKind::monastery) {
                feature.points = detail::points(feature.kind, feature.complete) *
                                 static_cast<std::int64_t>(feature.tiles.size());
            }
        }
        return std::move(map_);
    }

  private:
    template <class Visit>
    void for_each_square(Visit visit) {
        std::size_t square = 0;
        for (std::size_t row = 0; row < landscape_.rows(); ++row) {
            Cell at{static_cast<std::int64_t>(row), 0};
            for (const Tile tile : landscape_.row(row)) {
                visit(at, tile, square++);
                ++at.column;
            }
        }
    }

    Node node(std::size_t square, int section) const { return first_[square] + static_cast<Node>(section); }

    // Joins the square's sections to its eastern and southern neighbours', and marks sections with an open
    // side.
    void join_neighbours(Cell at, Tile tile, std::size_t square) {
        const tile::Sections own = sections(tile);
        for (const Side side : tile::all_sides) {
            if (own.at(side) < 0) continue;
            const Tile other = landscape_.at(neighbour(at, side));
            if (other.edge(opposite(side)) != tile.edge(side)) {
                open_[node(square, own.at(side))] = true;
            } else if (side == Side::east || side == Side::south) {
                forest_.join(node(square, own.at(side)),
                             node(square_at(neighbour(at, side)), sections(other).at(opposite(side))));
            }
        }
    }

    std::size_t square_at(Cell at) const {
        const auto row = landscape_.row(static_cast<std::size_t>(at.row));
        return static_cast<std::size_t>(row.data() - landscape_.row(0).data()) +
               static_cast<std::size_t>(at.column);
    }

    void collect(Cell at, Tile tile, std::size_t square) {
        FeatureMap::Owners& owners = map_.owners.emplace_back();
        const tile::Sections own = sections(tile);
        for (const Side side : tile::all_sides) {
            if (own.at(side) < 0) continue;
            const Node section = node(square, own.at(side));
            Feature& feature = feature_of(section, own[static_cast<std::size_t>(own.at(side))].kind);
            owners.sides[index(side)] = feature_of_[forest_.root(section)];
            feature.complete = feature.complete && !open_[section];
            if (feature.tiles.empty() || feature.tiles.back() != at) feature.tiles.push_back(at);
        }
        if (tile.has_monastery()) {
            const Node monastery = first_[square + 1] - 1;
            Feature& feature = feature_of(monastery, FeatureKind::monastery);
            owners.monastery = feature_of_[monastery];
            feature.tiles.push_back(at);
            const int around = tiles_around(at);
            feature.complete = around == 8;
            feature.points = detail::monastery_points(around);
        }
    }

    Feature& feature_of(Node node, FeatureKind kind) {
        std::uint32_t& feature = feature_of_[forest_.root(node)];
        if (feature == FeatureMap::none) {
            feature = static_cast<std::uint32_t>(map_.features.size());
            map_.features.push_back({kind, true, 0, {}});
        }
        return map_.features[feature];
    }

    int tiles_around(Cell at) const {
        int tiles = 0;
        for (std::int64_t row = at.row - 1; row <= at.row + 1; ++row) {
            for (std::int64_t column = at.column - 1; column <= at.column + 1; ++column) {
                tiles += landscape_.at({row, column}).empty() ? 0 : 1;
            }
        }
        return tiles - 1;
    }

    const Landscape& landscape_;
    std::vector<Node> first_;
    Forest forest_;
    std::vector<bool> open_;
    std::vector<std::uint32_t> feature_of_;
    FeatureMap map_;
};

}  // namespace

FeatureMap find_features(const Landscape& landscape) {
    return FeatureFinder(landscape).find();
}

}  // namespace bastide::landscape
