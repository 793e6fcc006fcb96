// A hint: a place for the next tile of a puzzle that keeps a solution possible.
#pragma once

#include <functional>
#include <optional>

#include "bastide/puzzle/contacts.h"
#include "bastide/puzzle/game.h"
#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

struct Hint {
    std::optional<Placement> placement;  // none if there is no solution from here
    bool is_complete = true;             // false if the search was ended by `watch`
};

// Finds a hint relative to the first tile, which must be placed; at least one must be left. Finds one
// solution that contains the placed tiles. Exponential in the number of remaining tiles.
Hint hint(const Puzzle& puzzle, const Laid& laid, bool rotations,
          const std::function<bool(const SolveProgress&)>& watch = {});

// An argument for a place besides being in a solution.
struct Reason {
    int places = 0;  // the squares on which the next tile fits in some way
    int closes = 0;  // the open sides that it closes at this one
};

Reason reason_for(const Game& game, const Placement& at);

}  // namespace bastide::puzzle
