// Where the next tile of a puzzle may go so that a solution remains.
#pragma once

#include <functional>
#include <optional>

#include "bastide/puzzle/contacts.h"
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

}  // namespace bastide::puzzle
