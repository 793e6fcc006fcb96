// Greedy colouring: feature by feature, the tint least used nearby, then the one least used at all.
#include "bastide/draw/feature_tints.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "bastide/draw/palette.h"

namespace bastide::draw {

namespace {

using Counts = std::array<std::size_t, tints.size()>;

constexpr std::uint8_t not_yet = 0xFF;

constexpr auto first_for_roads =
    static_cast<std::size_t>(std::ranges::find(tints, false, &Tint::is_blue) - tints.begin());

class Colouring {
  public:
    Colouring(const landscape::Landscape& landscape, const landscape::FeatureMap& map)
        : landscape_(landscape),
          map_(map),
          starts_(row_starts(landscape)),
          tint_of_(map.features.size(), not_yet) {}

    std::vector<std::uint8_t> tints() && {
        for (std::size_t feature = 0; feature < tint_of_.size(); ++feature) {
            const bool is_road = map_.features[feature].kind == tile::FeatureKind::road;
            const std::size_t tint = best(used_around(map_.features[feature]), is_road);
            tint_of_[feature] = static_cast<std::uint8_t>(tint);
            ++used_[tint];
        }
        return std::move(tint_of_);
    }

  private:
    Counts used_around(const landscape::Feature& feature) const {
        Counts counts{};
        for (const tile::Cell tile : feature.tiles) {
            count(tile, counts);
            for (const tile::Side side : tile::all_sides) count(neighbour(tile, side), counts);
        }
        return counts;
    }

    // Counts the tints on one square.
    void count(tile::Cell at, Counts& counts) const {
        if (landscape_.at(at).empty()) return;
        const auto& owners =
            map_.owners[starts_[static_cast<std::size_t>(at.row)] + static_cast<std::size_t>(at.column)];
        const auto count_owner = [&](std::uint32_t owner) {
            if (owner != landscape::FeatureMap::none && tint_of_[owner] != not_yet) ++counts[tint_of_[owner]];
        };
        std::ranges::for_each(owners.sides, count_owner);
        count_owner(owners.monastery);
    }

    // A blue road would look like a river.
    std::size_t best(const Counts& around, bool is_road) const {
        std::size_t best = is_road ? first_for_roads : 0;
        for (std::size_t tint = best + 1; tint < used_.size(); ++tint) {
            if (is_road && draw::tints[tint].is_blue) continue;
            if (std::tie(around[tint], used_[tint]) < std::tie(around[best], used_[best])) best = tint;
        }
        return best;
    }

    const landscape::Landscape& landscape_;
    const landscape::FeatureMap& map_;
    std::vector<std::size_t> starts_;
    std::vector<std::uint8_t> tint_of_;
    Counts used_{};
};

}  // namespace

std::vector<std::uint8_t> feature_tints(const landscape::Landscape& landscape,
                                        const landscape::FeatureMap& map) {
    return Colouring(landscape, map).tints();
}

std::vector<std::size_t> row_starts(const landscape::Landscape& landscape) {
    std::vector<std::size_t> starts;
    std::size_t next = 0;
    for (std::size_t row = 0; row < landscape.rows(); ++row) {
        starts.push_back(next);
        next += landscape.row(row).size();
    }
    return starts;
}

}  // namespace bastide::draw
