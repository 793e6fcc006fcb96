// Where the next tile of a puzzle may go so that a solution remains.
#pragma once

#include <functional>
#include <optional>

#include "bastide/puzzle/contacts.h"
#include "bastide/puzzle/game.h"
#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

struct Hint {
    std::optional<Placement> placement;  // none if no solution goes on from here
    bool is_complete = true;             // false if the search was ended by `watch`
};

// Seen as the first tile lies, which must lie; not all may. Finds one solution that holds what lies: time
// grows exponentially with the tiles left.
Hint hint(const Puzzle& puzzle, const Laid& laid, bool rotations,
          const std::function<bool(const SolveProgress&)>& watch = {});

// What speaks for a place, besides that a solution has it.
struct Reason {
    int places = 0;  // the squares on which the next tile fits in some way
    int closes = 0;  // the open sides that it closes at this one
};

Reason reason_for(const Game& game, const Placement& at);

}  // namespace bastide::puzzle
