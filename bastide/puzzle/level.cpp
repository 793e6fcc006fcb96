#include "bastide/puzzle/level.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/puzzle/generate.h"
#include "bastide/puzzle/grade.h"

namespace bastide::puzzle {
namespace {

constexpr std::array<Level, 3> levels = {{
    {.name = "easy", .tiles = 8, .rotations = false, .least = 1, .below = 4},
    {.name = "medium", .tiles = 12, .rotations = false, .least = 4, .below = 7},
    {.name = "hard", .tiles = 12, .rotations = true, .least = 7, .below = 10},
}};

bool is_of(const Level& level, const Puzzle& puzzle) {
    SolveOptions options;
    options.rotations = level.rotations;
    options.max_nodes = 20'000;  // more than a puzzle needs that is hard enough for people
    const Grade graded = grade(puzzle, options);
    return graded.is_complete && graded.difficulty() >= level.least && graded.difficulty() < level.below;
}

}  // namespace

std::span<const Level> all_levels() {
    return levels;
}

std::optional<Level> find_level(std::string_view name) {
    const auto level = std::ranges::find(levels, name, &Level::name);
    return level == levels.end() ? std::nullopt : std::optional(*level);
}

Game::Start level_puzzle(const Level& level, std::string_view seed) {
    constexpr int max_attempts = 500;
    const PuzzleTaste taste{.tiles = level.tiles, .rotations = level.rotations, .dimensions = {}};
    Game::Start start{.puzzle = {}, .rotations = level.rotations};
    for (int tried = 1; tried <= max_attempts; ++tried) {
        auto puzzle = generate_puzzle(taste, std::string(seed) + "/" + std::to_string(tried));
        require(puzzle.has_value(), "a generated puzzle can have this many tiles", level.tiles);
        start.puzzle = *std::move(puzzle);
        if (is_of(level, start.puzzle)) break;
    }
    return start;
}

}  // namespace bastide::puzzle
