// The cells that an arrangement fills.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/tile/cell.h"

namespace bastide::arrange {

// Cells in reading order, each once. They need not be connected. There are at most `max_cells` cells, which
// bounds the size of the formula (encoding.h).
class Shape {
  public:
    static constexpr std::int64_t max_cells = 1024;

    // Rows and columns are below this number, so that landscapes can contain the shape.
    static constexpr std::int64_t max_side = std::int64_t{1} << 24;

    Shape() = default;

    // Creates a shape from cells in any order, with rows and columns from 0. Fails if there are no cells or
    // too many, or if a cell is outside the rows and columns.
    [[nodiscard]] static Result<Shape> of(std::vector<tile::Cell> cells);

    // Creates a rectangle. Fails if the rectangle has no cells or too many.
    [[nodiscard]] static Result<Shape> rectangle(std::int64_t rows, std::int64_t columns);

    std::span<const tile::Cell> cells() const { return cells_; }
    std::size_t size() const { return cells_.size(); }

    // The index of a cell in `cells`, or -1 if it is not in the shape.
    int index_of(tile::Cell cell) const;
    bool contains(tile::Cell cell) const { return index_of(cell) >= 0; }

    friend bool operator==(const Shape&, const Shape&) = default;

  private:
    std::vector<tile::Cell> cells_;
};

struct RectangleSize {
    std::int64_t rows = 0;
    std::int64_t columns = 0;

    friend bool operator==(const RectangleSize&, const RectangleSize&) = default;
};

// Returns the smallest rectangles that can contain `tiles` connected tiles. No rectangle has more rows than
// columns. The rectangles are sorted by the sum of rows and columns, then by cells. Some may have more cells
// than a shape may have. Takes quadratic time in tiles.
std::vector<RectangleSize> rectangles_for(std::int64_t tiles);

}  // namespace bastide::arrange
