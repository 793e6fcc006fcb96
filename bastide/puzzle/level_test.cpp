// Made puzzles are of their level, and the same wherever they are made.
#include "bastide/puzzle/level.h"

#include <string>

#include <gtest/gtest.h>

#include "bastide/puzzle/format.h"
#include "bastide/puzzle/grade.h"

namespace bastide::puzzle {
namespace {

TEST(PuzzleLevel, PuzzlesHaveTheDifficultyOfTheirLevel) {
    double before = 0;
    for (const Level& level : all_levels()) {
        EXPECT_GE(level.least, before);
        before = level.below;
        for (const char* const seed : {"Domme", "Cordes", "daily-2026-11-21", ""}) {
            const Game::Start start = level_puzzle(level, seed);
            EXPECT_EQ(std::ssize(start.puzzle.tiles), level.tiles);
            SolveOptions options;
            options.rotations = start.rotations;
            const Grade graded = grade(start.puzzle, options);
            EXPECT_GT(graded.solutions, 0);
            EXPECT_GE(graded.difficulty(), level.least) << level.name << seed;
            EXPECT_LT(graded.difficulty(), level.below) << level.name << seed;
        }
    }
}

TEST(PuzzleLevel, ASeedMeansTheSameEverywhere) {
    const Level easy = *find_level("easy");
    EXPECT_EQ(level_puzzle(easy, "Domme"), level_puzzle(easy, "Domme"));
    EXPECT_NE(level_puzzle(easy, "Domme"), level_puzzle(easy, "Cordes"));
    EXPECT_EQ(to_text(level_puzzle(easy, "Domme").puzzle).substr(0, 5), "tile ");
    EXPECT_FALSE(find_level("harder"));
}

}  // namespace
}  // namespace bastide::puzzle
