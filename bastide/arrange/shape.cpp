#include "bastide/arrange/shape.h"

#include <algorithm>
#include <expected>
#include <string>
#include <utility>

#include "bastide/arrange/errors.h"
#include "bastide/base/require.h"

namespace bastide::arrange {

Result<Shape> Shape::of(std::vector<tile::Cell> cells) {
    if (cells.empty()) return fail(errors::empty_shape);
    for (const auto& [row, column] : cells)
        if (std::min(row, column) < 0 || std::max(row, column) >= max_side)
            return fail({errors::far_cell, row, column, max_side - 1});
    std::ranges::sort(cells);
    const auto again = std::ranges::unique(cells);
    cells.erase(again.begin(), again.end());
    if (std::ssize(cells) > max_cells) return fail({errors::large_shape, cells.size(), max_cells});
    Shape shape;
    shape.cells_ = std::move(cells);
    return shape;
}

Result<Shape> Shape::rectangle(std::int64_t rows, std::int64_t columns) {
    if (rows < 1 || columns < 1) return fail(errors::empty_shape);
    if (rows > max_cells / columns) return fail({errors::large_rectangle, rows, columns, max_cells});
    std::vector<tile::Cell> cells;
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t column = 0; column < columns; ++column) cells.push_back({row, column});
    return of(std::move(cells));
}

int Shape::index_of(tile::Cell cell) const {
    const auto found = std::ranges::lower_bound(cells_, cell);
    return found != cells_.end() && *found == cell ? static_cast<int>(found - cells_.begin()) : -1;
}

std::vector<RectangleSize> rectangles_for(std::int64_t tiles) {
    require(tiles <= Shape::max_cells, "a shape has at most 1024 cells", tiles);
    std::vector<RectangleSize> sizes;
    // A piece that reaches all four sides has a tile in each row and column, and all are linked.
    for (std::int64_t both = 2; both <= tiles + 1; ++both) {
        for (std::int64_t rows = 1; 2 * rows <= both; ++rows) {
            const std::int64_t cells = rows * (both - rows);
            if (cells >= tiles) sizes.push_back({rows, both - rows});
        }
    }
    return sizes;
}

}  // namespace bastide::arrange
