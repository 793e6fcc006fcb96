// Puzzles of chance that are about as hard as was asked for.
//
//     level_puzzle(*find_level("easy"), "monday")
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "bastide/puzzle/game.h"

namespace bastide::puzzle {

// Puzzles of a level have as many tiles, which may be turned or not, and a difficulty (grade.h) within
// bounds.
struct Level {
    std::string_view name;
    int tiles;
    bool rotations;
    double least;
    double below;
};

// From easy to hard.
std::span<const Level> all_levels();

std::optional<Level> find_level(std::string_view name);

// Generates a puzzle: the same for the same level and seed on every machine. Makes puzzles until one has the
// level's difficulty. A few tries usually suffice, and after very many the last one is returned.
Game::Start level_puzzle(const Level& level, std::string_view seed);

}  // namespace bastide::puzzle
