#include "bastide/arrange/detail/potential.h"

#include <algorithm>

#include "bastide/tile/sections.h"

namespace bastide::arrange::detail {

std::array<tile::Cell, 8> around(tile::Cell cell) {
    const auto [row, column] = cell;
    return {{{row - 1, column - 1},
             {row - 1, column},
             {row - 1, column + 1},
             {row, column - 1},
             {row, column + 1},
             {row + 1, column - 1},
             {row + 1, column},
             {row + 1, column + 1}}};
}

int cells_around(const Shape& shape, std::size_t cell) {
    return static_cast<int>(std::ranges::count_if(around(shape.cells()[cell]),
                                                  [&](tile::Cell beside) { return shape.contains(beside); }));
}

std::int64_t potential(tile::Tile tile, int cells_around) {
    std::int64_t points = tile.has_monastery() ? 1 + cells_around : 0;
    for (const tile::Section& section : sections(tile))
        points += section.kind == tile::FeatureKind::city ? 2 : 1;
    return points;
}

}  // namespace bastide::arrange::detail
