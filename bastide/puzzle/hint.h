// A hint: a place for the next tile that leaves the puzzle solvable.
#pragma once

#include <functional>
#include <optional>

#include "bastide/puzzle/contacts.h"
#include "bastide/puzzle/game.h"
#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

struct Hint {
    std::optional<Placement> placement = {};  // empty if no solution remains
    bool is_complete = true;                  // false if `watch` ended the search
};

// Finds a hint, with rows and columns relative to the first tile. The first tile must be placed, and at least
// one tile must be left. Searches for one solution that contains the placed tiles, which takes exponential
// time in the number of remaining tiles.
Hint hint(const Puzzle& puzzle, const Placements& placements, bool rotations,
          const std::function<bool(const SolveProgress&)>& watch = {});

// A reason for a place, besides the fact that a solution contains it.
struct Reason {
    int places = 0;  // the number of squares on which the next tile fits in some rotation
    int closes = 0;  // the number of open sides that the tile closes on this square
};

// `at` may be any square, in any rotation. No side is closed where the tile touches none.
Reason reason_for(const Game& game, const Placement& at);

}  // namespace bastide::puzzle
