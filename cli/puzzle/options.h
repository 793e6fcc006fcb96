// The options for the rules of a puzzle, shared by every command that generates or reads a puzzle.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "bastide/puzzle/solve.h"
#include "command/command.h"
#include "command/option_values.h"

namespace bastide::cli {

// The options as given.
struct PuzzleRules {
    bool rotations = false;
    std::pair<int, int> dimensions;  // rows and columns, or 0 if not given

    std::optional<puzzle::SolveOptions::Dimensions> largest() const {
        if (dimensions.first == 0) return std::nullopt;
        return puzzle::SolveOptions::Dimensions{dimensions.first, dimensions.second};
    }

    puzzle::SolveOptions solve_options() const {
        puzzle::SolveOptions options;
        options.rotations = rotations;
        options.dimensions = largest();
        return options;
    }
};

// Adds --rotations.
void add_rotations(Command command, PuzzleRules& rules);

// Adds --rotations and --dimensions.
void add_puzzle_rules(Command command, PuzzleRules& rules);

// Adds --limit-nodes, which sets an integer or an optional integer.
template <class Number>
Option add_node_limit(Command command, Number& max_nodes) {
    return command.add_option("--limit-nodes", max_nodes, "Stop after placing N tiles")
        .transform(whole_number(1, 1'000'000'000'000));
}

// Returns an error if the largest map allowed has fewer squares than a puzzle has tiles, otherwise an empty
// text.
std::string dimensions_error(const std::optional<puzzle::SolveOptions::Dimensions>& largest,
                             const puzzle::Puzzle& puzzle);

// Returns a hint to try if there is no solution.
std::string without_turning(const PuzzleRules& rules);

}  // namespace bastide::cli
