// The sections of a tile: the cities and roads on it, each with the set of sides that it joins.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "bastide/tile/feature_kind.h"
#include "bastide/tile/tile.h"

namespace bastide::tile {

// One piece of city or road on one tile, and the sides that it reaches (bit `index(side)` for each).
struct Section {
    FeatureKind kind = FeatureKind::city;
    std::uint8_t sides = 0;

    constexpr bool reaches(Side side) const { return ((sides >> index(side)) & 1U) != 0; }

    friend constexpr bool operator==(const Section&, const Section&) = default;
};

// The sections of a tile, at most four, in the clockwise order of their first sides from north.
class Sections {
  public:
    constexpr const Section* begin() const { return all_.data(); }
    constexpr const Section* end() const { return all_.data() + size_; }
    constexpr std::size_t size() const { return size_; }
    constexpr const Section& operator[](std::size_t i) const { return all_[i]; }

    // Returns the index of the section on a side, or -1 for a field side.
    constexpr int at(Side side) const { return of_side_[index(side)]; }

    // City edges form one city, or a separate city each, depending on the tile. Exactly two road edges form
    // one road through the tile. One, three or four road edges form one road each, which ends on the tile.
    friend constexpr Sections sections(Tile tile) {
        Sections result;
        const bool cities_joined = !tile.cities_separate();
        const bool road_passes = tile.count(Edge::road) == 2;
        std::array<int, 2> joined = {-1, -1};
        for (const Side side : all_sides) {
            const Edge edge = tile.edge(side);
            if (edge == Edge::field) continue;
            const auto kind = edge == Edge::city ? FeatureKind::city : FeatureKind::road;
            int& shared = joined[index(kind)];
            int at = shared;
            if (at < 0) {
                at = static_cast<int>(result.size_++);
                result.all_[static_cast<std::size_t>(at)].kind = kind;
                if (kind == FeatureKind::city ? cities_joined : road_passes) shared = at;
            }
            auto& section = result.all_[static_cast<std::size_t>(at)];
            section.sides = static_cast<std::uint8_t>(section.sides | 1U << index(side));
            result.of_side_[index(side)] = static_cast<std::int8_t>(at);
        }
        return result;
    }

  private:
    std::array<Section, 4> all_{};
    std::array<std::int8_t, 4> of_side_ = {-1, -1, -1, -1};
    std::uint8_t size_ = 0;
};

// See `Sections`.
constexpr Sections sections(Tile tile);

}  // namespace bastide::tile
