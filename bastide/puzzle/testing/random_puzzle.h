// Puzzles made at random, with a map that solves them.
#pragma once

#include <random>

#include "bastide/puzzle/puzzle.h"

namespace bastide::puzzle::testing {

struct RandomPuzzle {
    int tiles = 6;
    double density = 0.6;    // the share of inner sides that are road or city
    bool rotations = false;  // true if tiles are given in random rotations
    bool few_kinds = false;  // true for roads only, so that many tiles are equal
};

// Returns a random puzzle. Equal generator states give equal puzzles on every machine.
Puzzle random_puzzle(const RandomPuzzle& options, std::mt19937_64& random);

}  // namespace bastide::puzzle::testing
