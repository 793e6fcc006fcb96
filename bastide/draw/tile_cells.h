// A tile as 3 rows of 7 characters, before glyphs and colours are chosen.
//
// Characters are about twice as high as wide, so 3 rows of 7 are nearly a square, and both numbers are odd,
// so there is a middle character. Neighbours with matching edges join: a road leaves through the middle cell
// of a side. A city's wall leaves through the cells at the ends of a side, unless the city turns the corner
// there.
#pragma once

#include <array>
#include <cstdint>

#include "bastide/tile/tile.h"

namespace bastide::draw {

enum class Mark : std::uint8_t { field, city, wall, road, gate, village, monastery };

struct TileCell {
    Mark mark = Mark::field;
    std::uint8_t arms = 0;     // the sides to which a wall or a road continues, bit `index(side)` for each
    std::int8_t section = -1;  // the index of the city or road in `sections(tile)`, or -1
};

inline constexpr std::size_t cell_rows = 3;
inline constexpr std::size_t cell_columns = 7;

// Row by row from the north, each from the west. A gate has the section of its road.
using TileCells = std::array<std::array<TileCell, cell_columns>, cell_rows>;

TileCells tile_cells(tile::Tile tile);

// The field cells that show grass: sparse, and not on roads.
constexpr bool grass_grows(std::size_t row, std::size_t column) {
    return row != 1 && (column == 1 || column == 5);
}

}  // namespace bastide::draw
