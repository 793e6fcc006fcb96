// A tile as 3 rows of 7 characters, before glyphs and colours are chosen.
//
// With characters about twice as high as wide that is nearly a square, and it has a middle both ways.
// Neighbours whose edges agree join: a road leaves by the side's middle cell, and a city's wall by the cells
// at the side's ends, unless the city turns the corner there.
#pragma once

#include <array>
#include <cstdint>

#include "bastide/tile/tile.h"

namespace bastide::draw {

enum class Mark : std::uint8_t { field, city, wall, road, gate, village, monastery };

struct TileCell {
    Mark mark = Mark::field;
    std::uint8_t arms = 0;     // of a wall or a road: the sides it goes on to, bit `index(side)`
    std::int8_t section = -1;  // of a city, road or gate: its place in `sections(tile)`
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
