// A tile as a grid of small squares, sampled from the outlines of the SVG pictures, so that a tile can be
// drawn a few characters wide.
//
// A character has 2 × 2 squares. Tiles are landscape tiles. Matches and solo games convert their tiles
// (`match::landscape_tile`, `solo_look`).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/tile/tile.h"

namespace bastide::draw {

// The size of a tile in a terminal, in characters.
struct CharacterSize {
    int rows = 0;
    int columns = 0;

    friend constexpr bool operator==(const CharacterSize&, const CharacterSize&) = default;
};

// The limits of tile sizes. Tiles are about square, and characters are twice as high as wide.
inline constexpr CharacterSize smallest_tile = {1, 2};
inline constexpr CharacterSize largest_tile = {7, 14};

enum class Surface : std::uint8_t { field, road, wall, roof, old_roof, garden, stone };

struct Dot {
    Surface surface = Surface::field;
    std::int8_t section = -1;  // the index of the road or city in `sections(tile)`, or -1

    friend bool operator==(const Dot&, const Dot&) = default;
};

class Raster {
  public:
    explicit Raster(CharacterSize size)
        : rows_(2 * size.rows),
          columns_(2 * size.columns),
          dots_(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_)) {}

    int rows() const { return rows_; }
    int columns() const { return columns_; }
    Dot& at(int row, int column) { return dots_[place(row, column)]; }
    const Dot& at(int row, int column) const { return dots_[place(row, column)]; }

  private:
    std::size_t place(int row, int column) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(column);
    }

    int rows_;
    int columns_;
    std::vector<Dot> dots_;
};

// Neighbours with matching edges join. Roads and walls remain visible at every size.
Raster tile_raster(tile::Tile tile, CharacterSize size);

}  // namespace bastide::draw
