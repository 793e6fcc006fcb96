// Random puzzles of a chosen level.
//
//     level_puzzle(*find_level("easy"), "monday")
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "bastide/puzzle/game.h"

namespace bastide::puzzle {

// A level sets the number of tiles, whether tiles may be rotated, and the bounds of the difficulty (grade.h).
struct Level {
    std::string_view name = {};
    int tiles = 0;
    bool rotations = false;
    double least = 0;
    double below = 0;
};

// From easy to hard.
std::span<const Level> all_levels();

std::optional<Level> find_level(std::string_view name);

// Generates a puzzle. Equal levels and seeds give the same puzzle on every machine. Generates puzzles until
// one has the level's difficulty. A few tries usually suffice. After very many tries the last puzzle is
// returned.
Game::Start level_puzzle(const Level& level, std::string_view seed);

}  // namespace bastide::puzzle
