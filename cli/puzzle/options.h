// The options for the rules of a puzzle, shared by every command that generates or reads a puzzle.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bastide/puzzle/solve.h"
#include "command/command.h"
#include "command/option_values.h"

namespace bastide::cli {

// The options as given.
struct PuzzleRules {
    bool rotations = false;
    std::vector<int> dimensions;

    std::optional<puzzle::SolveOptions::Dimensions> largest() const {
        if (dimensions.empty()) return std::nullopt;
        return puzzle::SolveOptions::Dimensions{dimensions[0], dimensions[1]};
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

// Returns a hint to try if there is no solution.
std::string without_turning(const PuzzleRules& rules);

}  // namespace bastide::cli
