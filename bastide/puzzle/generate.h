// Random puzzles, each with a solution.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "bastide/base/result.h"
#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

struct PuzzleTaste {
    int tiles = 12;          // 1 to `max_generated_tiles`
    double density = 0.8;    // the share of sides between tiles that are road or city, 0 to 1 (the rules for
                             // tiles shift it slightly)
    bool is_unique = false;  // true to require exactly one solution
    // The options for solving the puzzle: rotations, and the largest map.
    bool rotations = false;
    std::optional<SolveOptions::Dimensions> dimensions = {};
};

inline constexpr int max_generated_tiles = 200;

// Generates a puzzle. Equal tastes and seeds give the same puzzle on every machine. The tiles are in an order
// in which they can be placed to solve the puzzle. Fails if the taste is out of range, if the tiles do not
// fit the dimensions, or if no puzzle with only one solution is found within about twenty million nodes of
// search. The error has no location.
//
// During the search for a puzzle with only one solution, `watch` is called many times a second with the share
// of these nodes that has been used. If `watch` returns false, the search fails.
[[nodiscard]] Result<Puzzle> generate_puzzle(const PuzzleTaste& taste, std::string_view seed,
                                             const std::function<bool(double spent)>& watch = {});

}  // namespace bastide::puzzle
