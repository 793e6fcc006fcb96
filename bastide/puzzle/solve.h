// Finds the maps that a puzzle makes.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>

#include "bastide/puzzle/contacts.h"
#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide::puzzle {

struct SolveOptions {
    // Whether tiles may be turned. Then maps that are turns of one another are one map.
    bool rotations = false;

    // The largest map allowed. With rotations a map counts if it fits when turned, and it is given so that it
    // fits.
    struct Dimensions {
        std::int64_t rows = 0;
        std::int64_t columns = 0;
    };
    std::optional<Dimensions> dimensions;

    // Tiles that lie already, the first among them: then only maps that hold them so, as the tiles they are,
    // are found. Maps are two if they differ as seen from the first tile. What is laid against the rules
    // leads to no map. If empty, nothing lies; else it has an element for each tile.
    Laid laid;

    // Each number but 0 has an order of its own, by chance, in which maps are sought: all are found in any.
    std::uint64_t order = 0;

    // After so many tiles placed in the search it ends.
    std::int64_t most_nodes = std::numeric_limits<std::int64_t>::max();

    // Maps are only counted; `found` is not called.
    bool only_count = false;

    // Called every so many nodes, if given; the search ends when it returns false.
    std::function<bool(const struct SolveProgress&)> watch;
};

// The more tiles, the longer each node takes: this many take some milliseconds.
std::int64_t nodes_between_looks(const Puzzle& puzzle);

struct SolveResult {
    std::int64_t solutions = 0;
    std::int64_t nodes = 0;    // tiles placed in the search
    bool is_complete = false;  // the whole tree was searched, so these are all the maps there are
};

struct SolveProgress : SolveResult {
    // Of the search tree, 0 to 1, if all branches of a node were of one size. They are not, so it does not
    // grow evenly.
    double searched = 0;
};

// Calls `found` for each map, once, until it returns false; maps that are only counted need no `found`. The
// same puzzle gives the same maps in the same order. The tiles must be legal. Time grows exponentially with
// the number of tiles; memory with the square of it.
SolveResult solve(const Puzzle& puzzle, const SolveOptions& options,
                  const std::function<bool(const Solution&)>& found);

}  // namespace bastide::puzzle
