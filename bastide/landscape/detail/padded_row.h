// A row of squares padded with an empty square at its start and empty squares at its end.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "bastide/tile/tile.h"

namespace bastide::landscape::detail {

// Lets loops over a row read both neighbours of every square without checking for the ends of the row.
class PaddedRow {
  public:
    PaddedRow() = default;

    // Copies a row and adds empty squares up to column `reach`, at least one.
    void assign(std::span<const tile::Tile> row, std::size_t reach) {
        size_ = row.size();
        squares_.resize(std::max(size_, reach) + 2);
        squares_[0] = tile::Tile();
        std::copy(row.data(), row.data() + row.size(), squares_.data() + 1);  // one memmove
        std::fill(squares_.begin() + 1 + static_cast<std::ptrdiff_t>(size_), squares_.end(), tile::Tile());
    }

    // Extends the empty squares to column `reach`.
    void pad(std::size_t reach) {
        if (squares_.size() < reach + 2) squares_.resize(reach + 2);
    }

    // The length of the row without padding.
    std::size_t size() const { return size_; }

    // The row's first square. One square before it and `reach` squares after it are readable.
    const tile::Tile* data() const { return squares_.data() + 1; }

  private:
    std::vector<tile::Tile> squares_ = std::vector<tile::Tile>(2);
    std::size_t size_ = 0;
};

}  // namespace bastide::landscape::detail
