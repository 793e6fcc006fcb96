// The score pad as it is used: the real command in a terminal of tmux's, with keys going in and the screen
// and the file coming out.
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/run_command.h"
#include "cli/testing/terminal_player.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class TuiPad : public ::testing::Test {
  protected:
    // Starts with names and two lines.
    void start_with_scores(const std::string& options = "") {
        write_text(file_, "players Anna Ben\nAnna road 3\nAnna,Ben city 6 pennants 1 # fair\n");
        player_.start(file_ + options);
        player_.await("Who scores?");
    }
    std::string stored() const { return file_text(file_); }

    os::TestFolder data_;
    std::string file_ = data_ / "s.log";
    TerminalPlayer player_{"pad", data_.path()};
};

TEST_F(TuiPad, RecordsAGameFromNamesToTheEnd) {
    player_.start(file_);
    player_.await("Who plays?");
    player_.keys("A n n a Space B e m BSpace n Enter");
    player_.await("Nothing scored yet");
    EXPECT_EQ(stored(), "players Anna Ben\n");
    player_.keys("1 2 c 6 p");
    player_.await("+14 each: Enter adds it");
    player_.keys("Enter");
    player_.await("shares the lead");
    EXPECT_EQ(stored(), "players Anna Ben\nAnna,Ben city 6 pennants 1\n");
    player_.keys("2 r 4 Enter 1 - 1 '#' o n c e Enter");
    EXPECT_THAT(player_.await("leads by 5"), AllOf(HasSubstr("correction"), HasSubstr("once")));
    player_.keys("1 f");
    player_.await("Fields score after play has ended");
    player_.keys("Escape e 1 f 2 Enter");
    EXPECT_THAT(player_.await("leads by 1"), AllOf(HasSubstr("final scoring"), HasSubstr("end of play")));
    player_.keys("q");
    EXPECT_THAT(player_.await("status 0"), HasSubstr("To add up:    bastide tally"));
    EXPECT_EQ(stored(),
              "players Anna Ben\nAnna,Ben city 6 pennants 1\nBen road 4\nAnna correction -1 # once\n:\nAnna "
              "field 2\n");
    EXPECT_EQ(run_command({"tally", file_}).out, "Anna -> 19\nBen -> 18\n");
}

TEST_F(TuiPad, ContinuesAfterAKill) {
    start_with_scores();
    player_.keys("2 m Enter");
    player_.await("+9");
    player_.kill("KILL");
    player_.await("137");
    player_.start(file_);
    EXPECT_THAT(player_.await("leads by 6"), HasSubstr("monastery"));
    player_.kill("TERM");
    player_.await("status 143");
    EXPECT_THAT(stored(), HasSubstr("Ben monastery\n"));
    EXPECT_EQ(data_.files(), 1) << "nothing is left beside it";
}

TEST_F(TuiPad, UndoesAndRedoes) {
    start_with_scores();
    player_.keys("u u");
    player_.await("Nothing scored yet");
    EXPECT_EQ(stored(), "players Anna Ben\n");
    player_.keys("U U U");
    player_.await("There is nothing to redo");
    EXPECT_EQ(stored(), "players Anna Ben\nAnna road 3\nAnna,Ben city 6 pennants 1 # fair\n");
    player_.keys("u u u");
    player_.await("Anna Ben_");
    EXPECT_EQ(stored(), "");
    player_.keys("y Enter");
    EXPECT_THAT(player_.await("Nothing scored yet"), HasSubstr("Beny"));
}

TEST_F(TuiPad, RejectsImpossibleEntries) {
    start_with_scores();
    player_.keys("2 - 1 5 Enter");
    player_.await("The correction would take the total of Ben below 0: it is 14.");
    player_.keys("BSpace BSpace BSpace r Enter");
    player_.await("The number is missing.");
    player_.keys("0 Enter");
    player_.await("'0' tiles: a road has at least 1.");
    EXPECT_EQ(stored(), "players Anna Ben\nAnna road 3\nAnna,Ben city 6 pennants 1 # fair\n");
}

TEST_F(TuiPad, NeverOverwritesAnotherProgramsChanges) {
    start_with_scores();
    const std::string edited = "players Anna Ben\nAnna road 4\n";
    write_text(file_, edited);
    player_.keys("2 m Enter");
    player_.await("Not saved: another program has changed the file");
    player_.keys("q");
    player_.await("status 0");
    EXPECT_EQ(stored(), edited);
}

TEST_F(TuiPad, DrawsWithoutUnicodeAndExplainsItself) {
    start_with_scores(" --ascii");
    EXPECT_THAT(player_.screen(), AllOf(HasSubstr("########"), Not(HasSubstr("█"))));
    player_.keys("'?'");
    EXPECT_THAT(player_.await("Any key goes back."), HasSubstr("city 2 per tile and pennant"));
    player_.keys("x");
    player_.await("Who scores?");
    player_.resize(60, 20);
    player_.await("Window too small");
    player_.resize(120, 40);
    player_.await("cities 14, roads 3");
}

TEST_F(TuiPad, MovesThroughALongHistory) {
    std::string log = "players Anna Ben\n";
    for (int tiles = 1; tiles <= 30; ++tiles) log += "Ben road " + std::to_string(tiles) + '\n';
    write_text(file_, log);
    player_.start(file_);
    player_.await("road of 30 tiles");
    std::string downs;
    for (int i = 0; i < 40; ++i) downs += " Down";
    player_.keys(downs);
    EXPECT_THAT(player_.await("road of 1 tile "), Not(HasSubstr("road of 30 tiles")));
    player_.keys("Up");
    EXPECT_THAT(player_.await("road of 8 tiles"), Not(HasSubstr("road of 1 tile ")));
}

TEST_F(TuiPad, TakesFilesThatArePadsOnly) {
    write_text(file_, "2\n1 road 3\n.\n");
    const Ran plain = run_command({"pad", file_});
    EXPECT_EQ(plain.status, 2);
    EXPECT_EQ(plain.err, file_ +
                             ":1: a pad needs an extended log, and this is a plain one: convert it with "
                             "'bastide tally --to extended' first\n");
    write_text(file_, "players A\nB road 3\n");
    EXPECT_THAT(run_command({"pad", file_}).err, HasSubstr(":2: 'B' is not a player"));
    write_text(file_, "players 10\n");
    EXPECT_EQ(run_command({"pad", file_}).err,
              file_ + ": a pad has room for 9 players, and this log has 10\n");
    EXPECT_EQ(run_command({"pad", "/dev/null"}).err, "/dev/null: is not a pad file\n");
    EXPECT_EQ(run_command({"pad", "-"}).status, 1);
    EXPECT_EQ(run_command({"pad", data_ / "new.log"}).status, 1) << "there is no terminal";
    EXPECT_FALSE(std::filesystem::exists(data_ / "new.log"));
    write_text(file_, "players A B\n");
    EXPECT_EQ(run_command({"pad", "--names", "C,D", file_}).err,
              "bastide pad: --names: " + file_ + " already names the players: leave the option out\n");
    EXPECT_EQ(run_command({"pad", "--names", "C,C", data_ / "new.log"}).err,
              "bastide pad: --names: 'C' is the name of two players: give each a different name\n");
}

TEST_F(TuiPad, OnePlayerHasOneKey) {
    player_.start("--players Zoë " + file_);
    EXPECT_THAT(player_.await("1 who scores"), Not(HasSubstr("1-1")));
}

TEST_F(TuiPad, TakesNamesFromTheCommandLine) {
    player_.start("--players Zoë,Ben " + file_);
    EXPECT_THAT(player_.await("Zoë"), Not(HasSubstr("has been loaded")));
    EXPECT_EQ(stored(), "players Zoë,Ben\n");
    player_.keys("1 m Enter");
    player_.await("leads by 9");
    EXPECT_EQ(stored(), "players Zoë,Ben\nZoë monastery\n");
}

}  // namespace
}  // namespace bastide::cli
