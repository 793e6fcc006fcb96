// The difficulty of a puzzle.
#pragma once

#include <cstdint>
#include <string_view>

#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

// Even after every forced move (a tile that fits in only one place, or a place in which only one tile fits),
// a solver sometimes has a real choice: several continuations, most of which fail later. The grade counts
// these choices in the whole search for all solutions. A node is one tile placed, forced or not.
struct Grade {
    std::int64_t choices = 0;
    std::int64_t nodes = 0;
    std::int64_t solutions = 0;
    bool is_complete = false;  // false if the limit ended the search; the puzzle is then harder than this
                               // grade

    // The binary logarithm of 1 + choices: 0 if every move is forced, and 1 higher for twice as many choices.
    double difficulty() const;

    // Returns a word for the difficulty, rounded to tenths: "easy".
    std::string_view words() const;
};

// A puzzle without tiles has no choices and no solutions. Uses the options `rotations`, `dimensions`,
// `max_nodes` and `watch`.
Grade grade(const Puzzle& puzzle, const SolveOptions& options);

}  // namespace bastide::puzzle
