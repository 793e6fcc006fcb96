// A node is a square and one of its sides. A feature is everything reachable within tiles and across sides.
#include "bastide/landscape/testing/flood_fill.h"

#include <algorithm>
#include <tuple>

namespace bastide::landscape::testing {
namespace {

using tile::Cell;
using tile::Edge;
using tile::FeatureKind;

struct Node {
    Cell square;
    std::size_t side = 0;  // clockwise from north
};

Cell step(Cell from, std::size_t side) {
    static constexpr std::array<std::int64_t, 4> rows = {-1, 0, 1, 0};
    static constexpr std::array<std::int64_t, 4> columns = {0, 1, 0, -1};
    return {from.row + rows[side], from.column + columns[side]};
}

class FloodFill {
  public:
    FloodFill(const Landscape& landscape, CornerCities corners)
        : landscape_(landscape), corners_(corners), seen_(4 * landscape.rows() * landscape.columns()) {}

    std::vector<Feature> features() {
        std::vector<Feature> found;
        for (std::size_t row = 0; row < landscape_.rows(); ++row) {
            for (std::size_t column = 0; column < landscape_.row(row).size(); ++column) {
                add_features_at({static_cast<std::int64_t>(row), static_cast<std::int64_t>(column)}, found);
            }
        }
        return found;
    }

  private:
    void add_features_at(Cell square, std::vector<Feature>& found) {
        if (landscape_.at(square).empty()) return;
        for (std::size_t side = 0; side < 4; ++side) {
            if (edge(square, side) != Edge::field && !seen(square, side))
                found.push_back(walk({square, side}));
        }
        if (how_many(square, Edge::city) == 0 && how_many(square, Edge::road) < 2)
            found.push_back(monastery(square));
    }

    // Everything that can be reached from one side of one square.
    Feature walk(Node from) {
        Feature feature;
        feature.kind = edge(from.square, from.side) == Edge::city ? FeatureKind::city : FeatureKind::road;
        feature.complete = true;
        std::vector<Node> to_visit = {from};
        while (!to_visit.empty()) {
            const auto [square, side] = to_visit.back();
            to_visit.pop_back();
            if (seen(square, side)) continue;
            seen(square, side) = true;
            feature.tiles.push_back(square);
            for (std::size_t other = 0; other < 4; ++other) {
                if (joined_within(square, side, other)) to_visit.push_back({square, other});
            }
            const Cell beyond = step(square, side);
            const std::size_t facing = (side + 2) % 4;
            if (!landscape_.at(beyond).empty() && edge(beyond, facing) == edge(square, side)) {
                to_visit.push_back({beyond, facing});
            } else {
                feature.complete = false;
            }
        }
        std::ranges::sort(feature.tiles);
        const auto repeated = std::ranges::unique(feature.tiles);
        feature.tiles.erase(repeated.begin(), repeated.end());
        const bool doubled = feature.kind == FeatureKind::city && feature.complete;
        feature.points = static_cast<std::int64_t>(feature.tiles.size()) * (doubled ? 2 : 1);
        return feature;
    }

    Feature monastery(Cell at) const {
        std::int64_t around = 0;
        for (std::int64_t down = -1; down <= 1; ++down) {
            for (std::int64_t right = -1; right <= 1; ++right) {
                const bool itself = down == 0 && right == 0;
                if (!itself && !landscape_.at({at.row + down, at.column + right}).empty()) ++around;
            }
        }
        return {FeatureKind::monastery, around == 8, around == 8 ? 9 : 1 + around, {at}};
    }

    bool joined_within(Cell square, std::size_t side, std::size_t other) const {
        if (edge(square, side) != edge(square, other)) return false;
        if (edge(square, side) == Edge::road) return how_many(square, Edge::road) == 2;
        if (!landscape_.at(square).cities_separate()) return true;
        const bool adjacent = (side + other) % 2 == 1;
        return corners_ == CornerCities::joined && how_many(square, Edge::city) == 2 && adjacent;
    }

    int how_many(Cell square, Edge due) const {
        int sides = 0;
        for (std::size_t side = 0; side < 4; ++side) sides += edge(square, side) == due ? 1 : 0;
        return sides;
    }

    Edge edge(Cell square, std::size_t side) const {
        return landscape_.at(square).edge(static_cast<tile::Side>(side));
    }

    std::vector<bool>::reference seen(Cell square, std::size_t side) {
        const auto row = static_cast<std::size_t>(square.row);
        const auto column = static_cast<std::size_t>(square.column);
        return seen_[4 * (row * landscape_.columns() + column) + side];
    }

    const Landscape& landscape_;
    CornerCities corners_;
    std::vector<bool> seen_;
};

}  // namespace

std::vector<Feature> flood_fill_features(const Landscape& landscape, CornerCities corners) {
    return sorted(FloodFill(landscape, corners).features());
}

LandscapeScore flood_fill_score(const Landscape& landscape, CornerCities corners) {
    return sum(FloodFill(landscape, corners).features());
}

LandscapeScore sum(const std::vector<Feature>& features) {
    LandscapeScore score;
    for (const Feature& feature : features) {
        score.line(feature.kind, feature.complete) += {.count = 1, .points = feature.points};
    }
    return score;
}

std::vector<Feature> sorted(std::vector<Feature> features) {
    std::ranges::sort(features, [](const Feature& a, const Feature& b) {
        return std::tie(a.kind, a.tiles, a.complete) < std::tie(b.kind, b.tiles, b.complete);
    });
    return features;
}

}  // namespace bastide::landscape::testing
