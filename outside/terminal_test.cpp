// Programs at the table in the terminal: they play as bots do, and what one loses by is said.
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/run_command.h"
#include "cli/testing/terminal_player.h"

namespace bastide::outside {
namespace {

using cli::Folder;
using cli::TerminalPlayer;
using ::testing::HasSubstr;

// By a short name, since a line of the terminal has 80 columns.
std::string program(const Folder& data, const std::string& kind) {
    const std::string name = data / "bot";
    if (!std::filesystem::exists(name))
        std::filesystem::create_symlink(cli::source_path("outside/testing/hostile.sh"), name);
    return "\"" + name + " " + kind + "\"";
}

TEST(OutsideTerminal, PlaysWithAPersonAndGoesOnTheNextTime) {
    const Folder data;
    TerminalPlayer player("match play", data.path());
    const std::string players = "--move-time 120000 --seed s --players me," + program(data, "good");
    player.start(players);
    player.await("70 tiles to come");
    // The person's move, and the program's: two of the 70 tiles behind the one in hand.
    player.keys("Space 0 Enter");
    player.await("68 tiles to come");
    player.keys("q");
    player.await("status 0");
    player.start(players);
    player.await("68 tiles to come");
    player.keys("Space 0 Enter");
    player.await("66 tiles to come");
    player.keys("q");
    player.await("status 0");
}

TEST(OutsideTerminal, EndsWithAWordWhenAProgramHasLost) {
    const Folder data;
    TerminalPlayer player("match play", data.path());
    player.start("--seed s --players me," + program(data, "ends"));
    player.await("70 tiles to come");
    player.keys("Space 0 Enter");
    EXPECT_THAT(player.await("status 0"), HasSubstr("has lost the match: it ended"));
}

TEST(OutsideTerminal, IsWatchedUntilAProgramHasLost) {
    const Folder data;
    TerminalPlayer player("match play", data.path());
    player.start("--seed s --players easy," + program(data, "nonsense"));
    player.await("has lost the match: line 4");
    player.keys("q");
    player.await("status 0");
}

TEST(OutsideTerminal, RefusesAProgramThatCannotBeStarted) {
    const Folder data;
    TerminalPlayer player("match play", data.path());
    player.start("--players me,./none");
    EXPECT_THAT(player.await("status 2"), HasSubstr("./none: cannot be started: No such file or directory"));
}

}  // namespace
}  // namespace bastide::outside
