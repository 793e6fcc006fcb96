#include "bastide/landscape/detail/row_scan.h"

#include <algorithm>

#include "bastide/landscape/detail/points.h"
#include "bastide/landscape/detail/row_parts.h"

namespace bastide::landscape::detail {
namespace {

using tile::Side;
using tile::Tile;
Warning side_warning(std::int64_t row, std::size_t column, Side side, Tile tile, Tile other) {
    Warning warning;
    warning.at = {row, static_cast<std::int64_t>(column)};
    warning.side = side;
    warning.edges = {tile.edge(side), other.edge(opposite(side))};
    return warning;
}

}  // namespace

void add_filled(const PaddedRow& row, std::span<std::uint8_t> around, const Kernels& kernels) {
    kernels.add_filled(row.data(), around.data(), around.size());
}

LandscapeScore count_monasteries(const PaddedRow& row, std::span<const std::uint8_t> around,
                                 const Kernels& kernels) {
    const Monasteries sums = kernels.count_monasteries(row.data(), around.data(), row.size());
    LandscapeScore score;
    const std::int64_t incomplete = sums.all - sums.complete;
    // The 3 x 3 squares include the monastery itself.
    const std::int64_t around_incomplete = sums.squares - 9 * sums.complete - incomplete;
    score.line(tile::FeatureKind::monastery, true) = {sums.complete, sums.complete * monastery_points(8)};
    score.line(tile::FeatureKind::monastery, false) = {incomplete,
                                                       incomplete * monastery_points(0) + around_incomplete};
    return score;
}

// There are hardly ever any, and the kernels find that out without a branch.
void find_warnings_within(const PaddedRow& row, std::int64_t row_number, Warnings& warnings,
                          const Kernels& kernels) {
    const Tile* here = row.data();
    if (!kernels.differ_within(here, row.size())) return;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (differ_eastward(here[i], here[i + 1]) != 0)
            warnings.add(side_warning(row_number, i, Side::east, here[i], here[i + 1]));
    }
}

void find_warnings_between(const PaddedRow& upper, const PaddedRow& lower, std::int64_t upper_number,
                           Warnings& warnings, const Kernels& kernels) {
    const Tile* above = upper.data();
    const Tile* below = lower.data();
    const std::size_t size = std::min(upper.size(), lower.size());
    if (!kernels.differ_between(above, below, size)) return;
    for (std::size_t i = 0; i < size; ++i) {
        if (differ_southward(above[i], below[i]) != 0)
            warnings.add(side_warning(upper_number, i, Side::south, above[i], below[i]));
    }
}

void find_steps(const PaddedRow& above, const PaddedRow& row, std::span<std::uint16_t> steps,
                const Kernels& kernels) {
    kernels.find_steps(above.data(), row.data(), steps.data(), steps.size());
}

}  // namespace bastide::landscape::detail
