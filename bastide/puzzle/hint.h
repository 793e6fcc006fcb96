// A hint: a place for the next tile that leaves the puzzle solvable.
#pragma once

#include <functional>
#include <optional>

#include "bastide/puzzle/contacts.h"
#include "bastide/puzzle/game.h"
#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

struct Hint {
    std::optional<Placement> placement;  // none if no solution remains
    bool is_complete = true;             // false if `watch` ended the search
};

// Finds a hint relative to the first tile. The first tile must be placed, and at least one must be left.
// Finds one solution that contains the placed tiles. Exponential in the number of remaining tiles.
Hint hint(const Puzzle& puzzle, const Placements& placements, bool rotations,
          const std::function<bool(const SolveProgress&)>& watch = {});

// A reason for a place, apart from being in a solution.
struct Reason {
    int places = 0;  // the squares on which the next tile fits in some rotation
    int closes = 0;  // the open sides that it closes on this square
};

Reason reason_for(const Game& game, const Placement& at);

}  // namespace bastide::puzzle
