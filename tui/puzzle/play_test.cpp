// Puzzles solved in a real terminal.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/terminal_player.h"

namespace bastide::cli {
namespace {

using testing::HasSubstr;

std::string example(const std::string& name) {
    return std::string(BASTIDE_SOURCE_DIR) + "/examples/puzzle/" + name;
}

// A ring of road of four tiles, and a monastery.
TEST(TuiPuzzlePlay, HintsLeadToASolution) {
    const os::TestFolder data;
    TerminalPlayer player("puzzle play", data.path());
    player.start(example("pond.txt"));
    player.await("Tile 1 of 5");
    player.keys("i");
    player.await("Place the first tile, then ask for a hint");
    player.keys("Space");
    for (const char* const next : {"Tile 2 of 5", "Tile 3 of 5", "Tile 4 of 5", "Tile 5 of 5"}) {
        player.await(next);
        player.keys("i");
        player.await("Hint: ");
        player.keys("Space");
    }
    player.await("Solved: puzzle of 5 tiles");
    player.keys("u");
    player.await("Tile 5 of 5");
    player.keys("U q");
    EXPECT_THAT(player.await("status 0"), HasSubstr("Solved: puzzle of 5 tiles"));
}

TEST(TuiPuzzlePlay, ReportsThatNoSolutionRemains) {
    const os::TestFolder data;
    TerminalPlayer player("puzzle play", data.path());
    player.start(example("pond.txt"));
    player.await("Tile 1 of 5");
    player.keys("Space");
    player.await("Tile 2 of 5");
    player.keys("Left Left r");
    player.await("Tiles cannot be rotated");
    player.keys("Down Down Down Space");
    player.await("Not here: a tile must touch another tile");
    player.keys("? x z n q");
    player.await("Quit anyway?");
    player.keys("y");
    player.await("status 0");
}

TEST(TuiPuzzlePlay, AsksBeforeItLosesPlacedTiles) {
    const os::TestFolder data;
    TerminalPlayer player("puzzle play", data.path());
    player.start(example("pond.txt"));
    player.await("Tile 1 of 5");
    player.keys("Space");
    player.await("Tile 2 of 5");
    player.keys("q");
    player.await("The puzzle is not saved. Quit anyway? y/n");
    player.keys("n");
    player.await("Tile 2 of 5");
    player.keys("q");
    player.await("Quit anyway?");
    player.keys("y");
    player.await("status 0");
}

TEST(TuiPuzzlePlay, RejectsABadPuzzleBeforeTakingTheScreen) {
    const os::TestFolder data;
    TerminalPlayer player("puzzle play", data.path());
    player.start("/dev/null");
    player.await("status 2");
}

}  // namespace
}  // namespace bastide::cli
