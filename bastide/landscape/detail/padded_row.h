// A row of squares with an empty square before its first and empty squares after its last.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "bastide/tile/tile.h"

namespace bastide::landscape::detail {

// So that loops over a row may look at both neighbours of every square without asking where the row ends.
class PaddedRow {
  public:
    PaddedRow() = default;

    // Empty squares follow the row up to column `reach`, and at least one.
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

    // The length of the row itself.
    std::size_t size() const { return size_; }

    // The row's first square: one may look one square before it and `reach` squares after it.
    const tile::Tile* data() const { return squares_.data() + 1; }

  private:
    std::vector<tile::Tile> squares_ = std::vector<tile::Tile>(2);
    std::size_t size_ = 0;
};

}  // namespace bastide::landscape::detail
