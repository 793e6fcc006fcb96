// Programs as bots in the terminal: they play, and the reason of a forfeit is shown.
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/run_command.h"
#include "cli/testing/terminal_player.h"
#include "os/testing/test_folder.h"

namespace bastide::engines {
namespace {

using cli::TerminalPlayer;
using os::TestFolder;
using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

// Creates a program with a short name, because a line of the terminal has 80 columns.
std::string program(const TestFolder& data, const std::string& kind) {
    const std::string name = data / "bot";
    if (!std::filesystem::exists(name))
        std::filesystem::create_symlink(cli::source_path("engines/testing/hostile.sh"), name);
    return "\"" + name + " " + kind + "\"";
}

TEST(EnginesTerminal, PlaysAgainstAPersonAndResumes) {
    const TestFolder data;
    TerminalPlayer player("match play", data.path());
    const std::string players = "--move-time 120000 --seed s --players me," + program(data, "good");
    player.start(players);
    player.await("70 tiles remaining");
    // The person's move, and the program's: two of the 70 tiles behind the one in hand.
    player.keys("Space 0 Enter");
    player.await("68 tiles remaining");
    player.keys("q");
    player.await("status 0");
    player.start(players);
    player.await("68 tiles remaining");
    player.keys("Space 0 Enter");
    player.await("66 tiles remaining");
    player.keys("q");
    player.await("status 0");
}

// The bot that forfeits, the reason and its last line: on the screen, in the log, in the result and in the
// record.
TEST(EnginesTerminal, AForfeitedGameIsOverAndSaved) {
    const TestFolder data;
    TerminalPlayer player("match play", data.path());
    const std::string players = "--move-time 120000 --seed s --players me," + program(data, "nonsense");
    player.start(players);
    player.await("70 tiles remaining");
    player.keys("Space 0 Enter");
    const std::string over = player.await("The game is forfeited");
    EXPECT_THAT(over, HasSubstr("/bot nonsense forfeits: line 4: 'bestmove"));
    EXPECT_THAT(over, ContainsRegex("2 /[^ ]* +2nd +forfeit"));
    EXPECT_THAT(over, ContainsRegex("1 you +1st +[0-9]"));
    EXPECT_THAT(over, HasSubstr("g new game"));
    EXPECT_THAT(over, Not(HasSubstr("u undo")));
    player.keys("u");
    player.await("This game is forfeited: no turn can be undone");
    player.keys("o");
    player.await("end  " + data / "bot" + " nonsense forfeits: line 4: 'bestmove");
    player.keys("q");
    player.keys("q");
    EXPECT_THAT(player.await("status 0"),
                AllOf(HasSubstr("Bastide game, seed s: you "), HasSubstr("bot nonsense forfeits: line 4:")));
    // The stored game is over, so the next start begins another.
    const std::vector<std::string> home = {"XDG_DATA_HOME=" + data.path()};
    EXPECT_THAT(cli::run_command({"match", "games"}, "", home).out, HasSubstr("  forfeit  s\n"));
    const cli::Ran record = cli::run_command({"match", "games", "1"}, "", home);
    EXPECT_THAT(record.out, HasSubstr(R"("forfeit":{"seat":1,"why":"line 4: 'bestmove' is not)"));
    EXPECT_THAT(record.out, HasSubstr("its last line was 'bestmove"));
    EXPECT_THAT(cli::run_command({"match", "replay"}, record.out).out,
                HasSubstr("bot nonsense forfeits: line 4: 'bestmove"));
    EXPECT_THAT(cli::run_command({"match", "replay", "--json"}, record.out).out,
                AllOf(HasSubstr(R"("forfeit":{"seat":1,)"), HasSubstr(R"("ranks":[1,2])")));
    TerminalPlayer viewer("match view", data.path());
    viewer.start("1");
    viewer.await("Turn 0 of 1");
    viewer.keys("End");
    viewer.await("The game is forfeited");
    viewer.keys("Home");
    viewer.await("Turn 0 of 1");
    viewer.keys("q");
    viewer.await("status 0");
    player.start(players);
    player.await("70 tiles remaining");
    player.keys("q");
    player.await("status 0");
}

TEST(EnginesTerminal, ShowsTheSearchingBotAndItsInfo) {
    const TestFolder data;
    TerminalPlayer player("match play", data.path());
    player.start("--move-time 120000 --seed s --players me," + program(data, "silent"));
    player.await("70 tiles remaining");
    player.resize(100, 30);
    player.keys("Space 0 Enter");
    player.await("bot silent thinks …");
    player.keys("q");
    player.await("status 0");
    const TestFolder other;
    TerminalPlayer thoughtful("match play", other.path());
    thoughtful.start("--move-time 120000 --seed s --players " + program(other, "good") + ",me");
    thoughtful.await("69 tiles remaining");
    thoughtful.resize(160, 30);
    thoughtful.await("thought: the first of those there are");
    thoughtful.keys("q");
    thoughtful.await("status 0");
}

// A game waits for a missing program: nothing is forfeited, and a message names the program.
TEST(EnginesTerminal, NamesTheProgramOfAWaitingMatch) {
    const TestFolder data;
    TerminalPlayer player("match play", data.path());
    player.start("--move-time 120000 --seed s --players me," + program(data, "good"));
    player.await("70 tiles remaining");
    player.keys("Space 0 Enter");
    player.await("68 tiles remaining");
    player.keys("q");
    player.await("status 0");
    std::filesystem::rename(data / "bot", data / "gone");
    player.start("");
    EXPECT_THAT(player.await("status 2"),
                AllOf(HasSubstr("the unfinished game needs"), HasSubstr("--new starts")));
    std::filesystem::rename(data / "gone", data / "bot");
    player.start("");
    player.await("68 tiles remaining");
    player.keys("q");
    player.await("status 0");
}

TEST(EnginesTerminal, CanBeWatchedUntilAForfeit) {
    const TestFolder data;
    TerminalPlayer player("match play", data.path());
    player.start("--seed s --players easy," + program(data, "nonsense"));
    player.await("The game is forfeited");
    player.await("bot nonsense forfeits: line 4");
    player.keys("Home Space");
    player.await("The game is forfeited");
    player.keys("q");
    EXPECT_THAT(player.await("status 0"), HasSubstr("bot nonsense forfeits: line 4"));
}

TEST(EnginesTerminal, RejectsAProgramThatCannotStart) {
    const TestFolder data;
    TerminalPlayer player("match play", data.path());
    player.start("--players me,./none");
    EXPECT_THAT(player.await("status 2"), HasSubstr("./none: cannot be started: No such file or directory"));
}

}  // namespace
}  // namespace bastide::engines
