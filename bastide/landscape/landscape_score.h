// The numbers of complete and incomplete features of each kind in a landscape, and their points. Sums must
// fit in 64 bits.
#pragma once

#include <array>
#include <cstdint>

#include "bastide/base/checked.h"
#include "bastide/tile/feature_kind.h"

namespace bastide::landscape {

struct LandscapeScore {
    struct Line {
        std::int64_t count = 0;
        std::int64_t points = 0;

        Line& operator+=(const Line& more) {
            count = plus(count, more.count);
            points = plus(points, more.points);
            return *this;
        }
        friend bool operator==(const Line&, const Line&) = default;
    };

    // By feature kind.
    std::array<Line, 3> complete{};
    std::array<Line, 3> incomplete{};

    Line& line(tile::FeatureKind kind, bool is_complete) {
        return (is_complete ? complete : incomplete)[index(kind)];
    }
    const Line& line(tile::FeatureKind kind, bool is_complete) const {
        return (is_complete ? complete : incomplete)[index(kind)];
    }

    std::int64_t total() const;

    LandscapeScore& operator+=(const LandscapeScore& more);
    friend bool operator==(const LandscapeScore&, const LandscapeScore&) = default;
};

}  // namespace bastide::landscape
