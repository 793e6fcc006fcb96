// Places things on a drawn board of Caverna. A sheet has no positions, so the layout follows the rules: built
// dwellings next to the State parlor, the two cells of a large pasture and of an ore mine side by side,
// unused cells together. Otherwise the cell of a thing is arbitrary.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/caverna/score.h"

namespace bastide::draw {

// Each half of the board has four rows of three cells, counted row by row.
inline constexpr std::size_t board_columns = 3;
inline constexpr std::size_t board_cells = 12;
inline constexpr std::size_t entry_level_cell = 9;  // the cell at the bottom left of the mountain

// The order in which mountain cells are used: the State parlor's cell, then the cells around it, then the
// other cells. With the Office room there is a fifth row for overhanging tiles.
struct MountainOrder {
    std::size_t parlor;
    std::vector<std::size_t> others;
};
MountainOrder mountain_order(const caverna::Holding& holding);

struct BoardCell {
    enum class Kind : std::uint8_t {
        nothing,  // beyond the board
        forest,   // an unused forest cell, as `rock` is an unused mountain cell
        meadow,
        small_pasture,
        large_pasture,
        grain_field,
        vegetable_field,
        rock,
        cavern,  // a cavern or a tunnel, which score the same
        entry_level,
        furnishing,
        ore_mine,
        deep_tunnel,
        ruby_mine,
    };
    enum class Joined : std::uint8_t { to_none, below, above, to_right, to_left };

    Kind kind = Kind::nothing;
    Joined joined = Joined::to_none;  // the direction of the other cell of a pair
    caverna::FurnishingId tile = 0;
    int crops = 0;      // the number of crops on a field
    bool ruby = false;  // true for a ruby mine on a deep tunnel
};

struct BoardHalf {
    std::vector<BoardCell> cells;  // the cells that have no room on the board come last
    int left_out = 0;              // the number of things not drawn
};

struct BoardPlan {
    BoardHalf forest;
    BoardHalf mountain;
};

// Lays out any holding, including impossible ones.
BoardPlan board_plan(const caverna::Holding& holding, const caverna::Profile& profile);

}  // namespace bastide::draw
