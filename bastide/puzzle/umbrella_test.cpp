// The example at the head of bastide/puzzle.h, to the letter (tools/check-examples).
#include <gtest/gtest.h>

#include "bastide/puzzle.h"

using namespace bastide;

// Returns a line for each map of the tiles.
std::string maps(std::string_view tiles) {
    const auto puzzle = puzzle::read_puzzle(tiles);
    if (!puzzle) return to_string(puzzle.error());
    std::string lines;
    solve(*puzzle, {}, [&lines](const puzzle::Solution& solution) {
        append_line(solution, lines);
        return true;
    });
    return lines;
}

namespace {

TEST(PuzzleUmbrella, ItsExampleSolvesAPuzzle) {
    EXPECT_EQ(maps("tile pasture road pasture pasture tile pasture pasture pasture road"),
              "Solution: (0,0,0)(0,1,0)\n");
    EXPECT_TRUE(maps("tile road road road sea")
                    .starts_with("1: the west side must be road, city or pasture, not 'sea'"));
}

}  // namespace
