// The command reads the same from a file, a pipe, and a file that another program has begun to read.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/run_command.h"
#include "cli/testing/terminal_player.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// It has warnings and corner cities, so the other reading is printed: 39 according to the source.
const std::string map = source_path("bastide/landscape/testing/published/case-3.json");
const std::string hint = "Read as one city by --corner-cities joined, the map scores 39\n";

std::string quoted(const std::string& path) {
    return "'" + path + "'";
}

TEST(CliInput, IsTheSameFromAFileAndAPipe) {
    const Ran from_file = run_shell("\"$BASTIDE\" score < " + quoted(map));
    EXPECT_EQ(from_file.out, "42\n");
    EXPECT_TRUE(from_file.err.ends_with(hint)) << from_file.err;
    const Ran from_pipe = run_shell("cat " + quoted(map) + " | \"$BASTIDE\" score");
    EXPECT_EQ(from_pipe.out, from_file.out);
    EXPECT_EQ(from_pipe.err, from_file.err);
    EXPECT_EQ(from_pipe.status, 0);
}

// CLI11 takes such a word for a list.
TEST(CliInput, AcceptsNamesInBrackets) {
    const std::string begin = "cd \"$SCRATCH\"; cp " +
                              quoted(source_path("examples/landscape/first-map.json")) + " '[a,b]'; cp " +
                              quoted(source_path("examples/match/duel.json")) + " '[c,d]'; ";
    const auto out_of = [&](const std::string& words) {
        const Ran ran = run_shell(begin + "\"$BASTIDE\" " + words);
        EXPECT_EQ(ran.err, "");
        return ran.out;
    };
    EXPECT_EQ(out_of("score '[a,b]'"), "18\n");
    EXPECT_EQ(out_of("score '[a,b]' -- '[a,b]'"), "[a,b]: 18\n[a,b]: 18\n");
    EXPECT_THAT(out_of("match replay '[c,d]'"), HasSubstr("The game is over"));
    EXPECT_EQ(run_command({"score", "[x]"}).err, "[x]: cannot be opened: No such file or directory\n");
}

TEST(CliInput, CanArriveInPieces) {
    const Ran ran =
        run_shell("(printf '[[[2,'; sleep 0; printf '1,1,0,1]'; printf ']]') | \"$BASTIDE\" score -");
    EXPECT_EQ(ran.out, "2\n");
    EXPECT_EQ(ran.err, "");
}

// Input before the initial offset is not read, neither at first nor after rewinding.
TEST(CliInput, BeginsAtTheOffsetOfStandardInput) {
    const Ran ran =
        run_shell("(printf 'key:'; cat " + quoted(map) +
                  ") > \"$SCRATCH\"/map; "
                  "(dd bs=1 count=4 status=none > /dev/null; \"$BASTIDE\" score) < \"$SCRATCH\"/map");
    EXPECT_EQ(ran.out, "42\n");
    EXPECT_TRUE(ran.err.ends_with(hint)) << ran.err;
}

TEST(CliInput, MayBeEmpty) {
    for (const char* input : {"/dev/null", "\"$SCRATCH\"/empty"}) {
        const Ran ran = run_shell(std::string(": > \"$SCRATCH\"/empty; \"$BASTIDE\" score < ") + input);
        EXPECT_EQ(ran.status, 2);
        EXPECT_EQ(ran.out, "");
        EXPECT_THAT(ran.err, HasSubstr("<stdin>:1:1: "));
    }
}

TEST(CliInput, FromATerminalIsAnnounced) {
    const os::TestFolder data;
    for (const auto& [command, what] :
         std::vector<std::pair<std::string, std::string>>{{"score", "a map"},
                                                          {"tally", "a log"},
                                                          {"caverna score", "a score sheet"},
                                                          {"solve -", "a puzzle"}}) {
        TerminalPlayer player(command, data.path());
        player.start("");
        player.await("reading " + what + " from the terminal; Ctrl-D ends it");
        player.keys("C-d");
        player.await("status 2");
    }
    EXPECT_THAT(run_command({"score"}).err, Not(HasSubstr("Ctrl-D")));
}

TEST(CliInput, MayBeClosed) {
    const Ran ran = run_shell("\"$BASTIDE\" score <&-");
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err, "<stdin>: cannot be read: Bad file descriptor\n");
}

}  // namespace
}  // namespace bastide::cli
