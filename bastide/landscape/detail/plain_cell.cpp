#include "bastide/landscape/detail/plain_cell.h"

#include "bastide/landscape/corner_cities.h"
#include "bastide/tile/catalogue.h"

namespace bastide::landscape::detail {
namespace {

PlainCell plain_cell(std::size_t index) {
    tile::FiveNumbers five{};
    for (std::size_t i = 0; i < five.size(); ++i) five[i] = static_cast<int>(index >> (2 * i) & 3U);
    for (std::size_t i = 0; i < 4; ++i) {
        if (five[i] > 2) return plain::needs_care;
    }
    const auto [tile, count] = tile::read_legend(five);
    unsigned cell = tile.code();
    if (count != tile::CityCount::fits) cell |= plain::needs_care;
    if (has_corner_cities(tile)) cell |= plain::corner_cities;
    if (!in_catalogue(tile)) cell |= plain::foreign;
    return static_cast<PlainCell>(cell);
}

}  // namespace

const std::array<PlainCell, plain_cell_count>& plain_cells() {
    static const auto cells = [] {
        std::array<PlainCell, plain_cell_count> table{};
        for (std::size_t i = 0; i < table.size(); ++i) table[i] = plain_cell(i);
        return table;
    }();
    return cells;
}

}  // namespace bastide::landscape::detail
