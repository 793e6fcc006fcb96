#include "bastide/landscape/landscape.h"

#include <algorithm>
#include <functional>

#include "bastide/base/require.h"

namespace bastide::landscape {

using tile::Tile;

Landscape::Landscape(std::span<const std::vector<Tile>> rows) {
    for (const auto& row : rows) add_row(row);
}

void Landscape::add_row(std::span<const Tile> row) {
    const std::size_t begin = squares_.size();
    // A row of this landscape moves when the squares do.
    const bool is_own = !row.empty() && !std::less<>()(row.data(), squares_.data()) &&
                        std::less<>()(row.data(), squares_.data() + begin);
    const std::size_t own = is_own ? static_cast<std::size_t>(row.data() - squares_.data()) : 0;
    squares_.resize(begin + row.size());
    const Tile* const from = is_own ? squares_.data() + own : row.data();
    std::copy(from, from + row.size(), squares_.data() + begin);  // one memmove
    row_end_.push_back(squares_.size());
    columns_ = std::max(columns_, row.size());
}

void Landscape::clear() {
    squares_.clear();
    row_end_.clear();
    columns_ = 0;
}

std::span<const Tile> Landscape::row(std::size_t row) const {
    require(row < rows(), "the landscape has a row with this number", row);
    const std::size_t begin = row == 0 ? 0 : row_end_[row - 1];
    return std::span(squares_).subspan(begin, row_end_[row] - begin);
}

Tile Landscape::at(tile::Cell cell) const {
    if (cell.row < 0 || cell.column < 0) return {};
    const auto row_index = static_cast<std::size_t>(cell.row);
    const auto column = static_cast<std::size_t>(cell.column);
    if (row_index >= rows()) return {};
    const auto squares = row(row_index);
    return column < squares.size() ? squares[column] : Tile();
}

std::size_t Landscape::tiles() const {
    return static_cast<std::size_t>(std::ranges::count_if(squares_, [](Tile tile) { return !tile.empty(); }));
}

}  // namespace bastide::landscape
