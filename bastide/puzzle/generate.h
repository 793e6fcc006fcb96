// Puzzles made by chance, each with a solution.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "bastide/base/result.h"
#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

struct PuzzleTaste {
    int tiles = 12;  // 1 to `most_generated_tiles`
    double density =
        0.8;  // of the sides between tiles that are road or city, 0 to 1; legality moves it a little
    bool is_unique = false;  // exactly one solution
    // Whether tiles are turned, and the largest map, as the puzzle is to be solved.
    bool rotations = false;
    std::optional<SolveOptions::Dimensions> dimensions = {};
};

inline constexpr int most_generated_tiles = 200;

// The same puzzle for the same taste and seed, on every machine. Tiles come in an order that solves it. The
// error is a sentence without a place: if so many tiles do not fit the dimensions, or no puzzle with only one
// solution is found within some twenty million nodes of search.
//
// While only one solution is sought, `watch` is called many times a second with the share of those nodes that
// is spent; false ends the search with an error.
Result<Puzzle> generate_puzzle(const PuzzleTaste& taste, std::string_view seed,
                               const std::function<bool(double spent)>& watch = {});

}  // namespace bastide::puzzle
