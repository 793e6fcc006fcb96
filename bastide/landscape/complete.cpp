#include "bastide/landscape/complete.h"

#include <algorithm>

namespace bastide::landscape {
namespace {

std::vector<OrientedTile> orient_catalogue() {
    std::vector<OrientedTile> oriented;
    for (std::size_t i = 0; i < tile::catalogue.size(); ++i) {
        for (int turns = 0; turns < distinct_rotations(tile::catalogue[i]); ++turns) {
            oriented.push_back({i, turns, tile::catalogue[i].rotate(turns)});
        }
    }
    return oriented;
}

bool fits(tile::Tile tile, const std::array<std::optional<tile::Edge>, 4>& around) {
    return std::ranges::all_of(tile::all_sides, [&](tile::Side side) {
        const auto& demand = around[index(side)];
        return !demand || *demand == tile.edge(side);
    });
}

std::optional<Hole> hole_at(const Landscape& landscape, tile::Cell at) {
    if (!landscape.at(at).empty()) return std::nullopt;
    Hole hole;
    hole.at = at;
    bool touches = false;
    for (const tile::Side side : tile::all_sides) {
        const tile::Tile tile = landscape.at(neighbour(at, side));
        if (tile.empty()) continue;
        hole.around[index(side)] = tile.edge(opposite(side));
        touches = true;
    }
    if (!touches) return std::nullopt;
    hole.fits = fitting(hole.around);
    return hole;
}

}  // namespace

const std::vector<OrientedTile>& oriented_catalogue() {
    static const std::vector<OrientedTile> oriented = orient_catalogue();
    return oriented;
}

std::uint64_t fitting(const std::array<std::optional<tile::Edge>, 4>& around) {
    std::uint64_t bits = 0;
    const auto& oriented = oriented_catalogue();
    for (std::size_t i = 0; i < oriented.size(); ++i) {
        if (fits(oriented[i].tile, around)) bits |= std::uint64_t{1} << i;
    }
    return bits;
}

std::vector<Hole> find_holes(const Landscape& landscape, bool beyond) {
    const auto rows = static_cast<std::int64_t>(landscape.rows());
    const auto columns = static_cast<std::int64_t>(landscape.columns());
    const auto length = [&](std::int64_t row) {
        return row < 0 || row >= rows
                   ? 0
                   : static_cast<std::int64_t>(landscape.row(static_cast<std::size_t>(row)).size());
    };
    const std::int64_t border = beyond ? 1 : 0;
    std::vector<Hole> holes;
    for (std::int64_t row = -border; row < rows + border; ++row) {
        // No tile reaches farther than the row and its two neighbours do.
        const std::int64_t reach = std::max({length(row - 1), length(row) + 1, length(row + 1)});
        const std::int64_t end = beyond ? reach : std::min(reach, columns);
        for (std::int64_t column = -border; column < end; ++column) {
            if (auto hole = hole_at(landscape, {row, column})) holes.push_back(*hole);
        }
    }
    return holes;
}

}  // namespace bastide::landscape
