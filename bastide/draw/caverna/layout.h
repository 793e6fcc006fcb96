// Where things lie on a drawn board of Caverna. A sheet does not say, so they are laid where the rules let
// them be: built dwellings beside the State parlor, the two cells of a large pasture and of an ore mine next
// to each other, and what is left over side by side. Which cell something is on means nothing more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bastide/caverna/score.h"

namespace bastide::draw {

// Each half of the board has four rows of three cells, counted row by row.
inline constexpr std::size_t board_columns = 3;
inline constexpr std::size_t board_cells = 12;
inline constexpr std::size_t entry_level_cell = 9;  // of the mountain, at the bottom left

// Which cells of the mountain are taken first: the State parlor's own, then those around it, then the others.
// With the Office room there is a fifth row, for tiles that hang over.
struct MountainOrder {
    std::size_t parlor;
    std::vector<std::size_t> others;
};
MountainOrder mountain_order(const caverna::Holding& holding);

struct BoardCell {
    enum class Kind : std::uint8_t {
        nothing,  // beyond the board
        forest,   // unused, as is rock
        meadow,
        small_pasture,
        large_pasture,
        grain_field,
        vegetable_field,
        rock,
        cavern,  // or a tunnel: which of them makes no difference to the score
        entry_level,
        furnishing,
        ore_mine,
        deep_tunnel,
        ruby_mine,
    };
    enum class Joined : std::uint8_t { to_none, below, above, to_right, to_left };

    Kind kind = Kind::nothing;
    Joined joined = Joined::to_none;  // where its other half is
    caverna::FurnishingId tile = 0;
    int crops = 0;      // on a field
    bool ruby = false;  // a ruby mine on a deep tunnel
};

struct BoardHalf {
    std::vector<BoardCell> cells;  // what the board has no room for follows after its cells
    int left_out = 0;              // and what is too much to be drawn is counted
};

struct BoardPlan {
    BoardHalf forest;
    BoardHalf mountain;
};

// Of any holding, also one that the rules do not allow.
BoardPlan board_plan(const caverna::Holding& holding, const caverna::Profile& profile);

}  // namespace bastide::draw
