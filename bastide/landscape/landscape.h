// A finished map: rows of tiles and empty squares.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bastide/tile/cell.h"
#include "bastide/tile/tile.h"

namespace bastide::landscape {

// The surroundings above a piece of a map: `unknown` if there may be other rows above, `nothing` if the piece
// begins with the map's first row.
enum class Above : std::uint8_t { unknown, nothing };

// Rows may differ in length. Everything beyond the end of a row, and beyond the first and last row, is empty.
// Takes one byte per square and eight bytes per row, regardless of the longest row.
class Landscape {
  public:
    Landscape() = default;

    // Creates a landscape from rows of any lengths, for tests and small maps.
    explicit Landscape(std::span<const std::vector<tile::Tile>> rows);

    // The longest row that can be scored or read: 16,777,216 squares.
    static constexpr std::size_t max_row = std::size_t{1} << 24;

    // Appends a row below the last row. It may be a row of this landscape.
    void add_row(std::span<const tile::Tile> row);

    // Removes all rows.
    void clear();

    std::size_t rows() const { return row_end_.size(); }

    // The length of the longest row.
    std::size_t columns() const { return columns_; }

    // Rows are counted from 0.
    std::span<const tile::Tile> row(std::size_t row) const;

    // Returns the square at any cell of the plane.
    tile::Tile at(tile::Cell cell) const;

    // The number of squares in all rows, including empty squares.
    std::size_t squares() const { return squares_.size(); }

    // The number of tiles on the map.
    std::size_t tiles() const;

    friend bool operator==(const Landscape&, const Landscape&) = default;

  private:
    std::vector<tile::Tile> squares_;
    std::vector<std::size_t> row_end_;
    std::size_t columns_ = 0;
};

}  // namespace bastide::landscape
