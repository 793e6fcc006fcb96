// The tally command from the user's point of view: output, errors and exit status.
#include <algorithm>
#include <filesystem>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/testing/bad_input.h"
#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string sample = "4\n1 city 4\n2 cloister\n3 road 3\n:\n1 field 2\n3 road 6\n4 cloister 1\n.\n";
const std::string sample_totals = "Player[1] -> 14\nPlayer[2] -> 9\nPlayer[3] -> 9\nPlayer[4] -> 2\n";
const std::string evening = source_path("examples/tally/evening.log");

// Escapes text for the shell's printf.
std::string printf_form(const std::string& text) {
    std::string out;
    for (const char each : text) out += each == '\n' ? "\\n" : std::string(1, each);
    return out;
}

TEST(CliTally, PrintsTheTotals) {
    const os::TestFolder folder;
    std::string with_returns;
    for (const char each : sample) with_returns += each == '\n' ? "\r\n" : std::string(1, each);
    for (const std::string& text :
         {sample, with_returns, sample + "\n\n \r\n", sample.substr(0, sample.size() - 1)}) {
        write_text(folder / "match.log", text);
        for (const Ran& ran : {run_command({"tally", folder / "match.log"}), run_command({"tally"}, text),
                               run_command({"tally", "-"}, text)}) {
            EXPECT_EQ(ran.out, sample_totals);
            EXPECT_EQ(ran.err, "");
            EXPECT_EQ(ran.status, 0);
        }
    }
}

// Large enough to be divided.
TEST(CliTally, DoesNotDependOnThreads) {
    std::string log = "40\n";
    for (int i = 0; log.size() < 6'000'000; ++i) log += std::to_string(1 + i % 40) + " city 4\n";
    log += ":\n";
    for (int i = 0; log.size() < 12'000'000; ++i) log += std::to_string(1 + i % 39) + " cloister 4\n";
    const os::TestFolder folder;
    write_text(folder / "right.log", log + ".\n");
    write_text(folder / "wrong.log", log + "41 city 4\n" + log);
    for (const char* name : {"right.log", "wrong.log"}) {
        const Ran one = run_command({"tally", "--breakdown", folder / name});
        for (const char* threads : {"0", "2", "3", "256"}) {
            const Ran many = run_command({"tally", "--breakdown", "--threads", threads, folder / name});
            EXPECT_EQ(many.out, one.out);
            EXPECT_EQ(many.err, one.err);
            EXPECT_EQ(many.status, one.status);
        }
    }
    const Ran piped =
        run_shell("cat " + (folder / "right.log") + " | $BASTIDE tally --breakdown --threads 2");
    EXPECT_EQ(piped.out, run_command({"tally", "--breakdown", folder / "right.log"}).out);
    EXPECT_EQ(run_command({"tally", "--timeline", "--threads", "2", evening}).out,
              run_command({"tally", "--timeline", evening}).out);
}

TEST(CliTally, RejectsBadThreadCounts) {
    for (const std::string threads : {"-1", "257", "two", "99999999999999999999"}) {
        const Ran ran = run_command({"tally", "--threads", threads, evening});
        EXPECT_EQ(ran.status, 1);
        EXPECT_EQ(ran.err,
                  "bastide tally: --threads: '" + threads + "' is not a whole number from 0 to 256\n");
    }
}

TEST(CliTally, PrintsTheRequestedFormat) {
    const Ran breakdown = run_command({"tally", "--breakdown"}, sample);
    EXPECT_THAT(breakdown.out,
                HasSubstr("player  city  road  monastery   city  road  monastery  field  total  rank\n"));
    EXPECT_THAT(breakdown.out,
                HasSubstr("3          0     3          0      0     6          0      0      9     2\n"));
    const Ran timeline = run_command({"tally", "--timeline"}, sample);
    EXPECT_TRUE(timeline.out.ends_with("\n\n" + sample_totals));
    EXPECT_THAT(timeline.out, HasSubstr("3 road 6           6        14         9         9         0\n"));
    const json plain = json::parse(run_command({"tally", "--json"}, sample).out);
    EXPECT_EQ(plain["players"][0]["total"], 14);
    EXPECT_EQ(plain.size(), 1U);
    const json full = json::parse(run_command({"tally", "--json", "--timeline"}, sample).out);
    EXPECT_EQ(full["timeline"][5]["totals"], json::parse("[14, 9, 9, 2]"));
}

TEST(CliTally, TheExamplesOfItsHelpWork) {
    std::istringstream help(run_command({"tally", "--help"}).out);
    int examples = 0;
    for (std::string line; std::getline(help, line);) {
        if (!line.starts_with("  bastide tally ")) continue;
        const Ran ran =
            run_shell("cd $SCRATCH && ln -sfn " + source_path("examples") + " examples && $BASTIDE " +
                      line.substr(std::string("  bastide ").size()) + " 2>&1");
        EXPECT_EQ(ran.status, 0) << line << ran.out;
        ++examples;
    }
    EXPECT_EQ(examples, 4);
}

TEST(CliTally, NamesThePlayersOfAnExtendedLog) {
    const std::string friends = source_path("examples/tally/friends.log");
    // Added up by hand. Anna: roads 3, cities 14 and 8, fields 9. Ben: cities 8, 14 and 3, a monastery,
    // fields 6. Cleo: a monastery, a road of 5, a correction, fields 6, 6 tiles around a monastery.
    EXPECT_EQ(run_command({"tally", friends}).out, "Anna -> 34\nBen -> 40\nCleo -> 26\n");
    EXPECT_THAT(run_command({"tally", "--breakdown", friends}).out, HasSubstr("Cleo "));
    EXPECT_THAT(run_command({"tally", "--timeline", friends}).out, HasSubstr("Cleo correction -1"));
    EXPECT_THAT(run_command({"tally", "-o", "-", friends}).out, HasSubstr(">Cleo: 26</text>"));
    const json full = json::parse(run_command({"tally", "--json", "--timeline", friends}).out);
    EXPECT_EQ(full["players"][2]["name"], "Cleo");
    EXPECT_EQ(full["players"][2]["corrections"], -1);
    EXPECT_EQ(full["timeline"][4]["comment"], "neither gave in");
}

TEST(CliTally, ConvertsLogs) {
    const Ran extended = run_command({"tally", "--to", "extended"}, sample);
    EXPECT_EQ(extended.out,
              "players 4\n1 city 4\n2 monastery\n3 road 3\n:\n1 field 2\n3 road 6\n4 monastery 1\n.\n");
    EXPECT_EQ(extended.err, "");
    const Ran back = run_command({"tally", "--to", "plain"}, extended.out);
    EXPECT_EQ(back.out, sample);
    EXPECT_EQ(back.err, "");
    const Ran plain = run_command({"tally", "--to=plain"}, "players A B\nA,B city 2 pennants 1 # fair\n");
    EXPECT_EQ(plain.out, "2\n1 city 3\n2 city 3\n.\n");
    EXPECT_EQ(plain.err,
              "warning: <stdin>: a plain log has no names. They are left out\n"
              "warning: <stdin>: a plain log has no comments. They are left out\n"
              "warning: <stdin>: a plain log has no pennants. They are counted as tiles\n");
    EXPECT_EQ(plain.status, 0);
    const Ran corrected = run_command({"tally", "--to", "plain"}, "players 1\n1 road 3\n1 correction 2\n");
    EXPECT_EQ(corrected.status, 2);
    EXPECT_EQ(corrected.out, "");
    EXPECT_EQ(corrected.err,
              "<stdin>:3: a plain log cannot contain a correction: remove this line, or keep the log "
              "extended\n");
    EXPECT_EQ(run_command({"tally", "--to", "plain", "--json"}, sample).status, 1);
    EXPECT_EQ(run_command({"tally", "--to", "fancy"}, sample).status, 1);
}

TEST(CliTally, Plots) {
    const os::TestFolder folder;
    const Ran ran = run_command({"tally", "-o", folder / "match.svg"}, sample);
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, sample_totals);
    const std::string picture = file_text(folder / "match.svg");
    EXPECT_THAT(picture, StartsWith("<svg "));
    EXPECT_EQ(folder.files(), 1) << "nothing is left beside it";
    EXPECT_EQ(run_command({"tally", "-o", "-"}, sample).out, picture);
    EXPECT_EQ(run_command({"tally", "-o", "-", "--json"}, sample).status, 1);
    EXPECT_EQ(run_command({"tally", "-o", ""}, sample).status, 1);
    EXPECT_EQ(run_command({"tally", "-o", "-"}, sample).out, picture);
    for (const char* const option : {"--output", "-o"}) {
        const Ran ending = run_command({"tally", option, folder / "match.bmp"}, sample);
        EXPECT_EQ(ending.status, 1);
        EXPECT_THAT(ending.err, HasSubstr("match.bmp' ends in neither .svg nor .png"));
        EXPECT_EQ(run_command({"tally", option, folder / "match.bmp", "--draw", "svg"}, sample).status, 0);
        EXPECT_EQ(file_text(folder / "match.bmp"), picture);
        std::filesystem::remove(folder / "match.bmp");
    }
}

TEST(CliTally, PlotsThroughADanglingLink) {
    const os::TestFolder folder;
    std::filesystem::create_symlink("real.svg", folder / "link.svg");
    EXPECT_EQ(run_command({"tally", "-o", folder / "link.svg"}, sample).status, 0);
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "link.svg"));
    EXPECT_THAT(file_text(folder / "real.svg"), StartsWith("<svg "));
    std::filesystem::create_symlink("loop.svg", folder / "loop.svg");
    EXPECT_EQ(run_command({"tally", "-o", folder / "loop.svg"}, sample).status, 2);
}

TEST(CliTally, DoesNotPlotBadLogs) {
    const os::TestFolder folder;
    EXPECT_EQ(run_command({"tally", "-o", folder / "match.svg"}, "2\n1 city 4\n").status, 2);
    EXPECT_EQ(folder.files(), 0);
    const Ran full = run_command({"tally", "--draw", "svg", "-o", "/dev/full"}, sample);
    EXPECT_EQ(full.status, 2);
    EXPECT_EQ(full.out, "");
    EXPECT_EQ(full.err, "/dev/full: cannot be written: No space left on device\n");
    write_text(folder / "match.log", sample);
    EXPECT_EQ(run_command({"tally", "-o", folder / "match.log", folder / "match.log"}).status, 1);
    for (const std::string& line : {std::string("$BASTIDE tally -o $SCRATCH/log <$SCRATCH/log"),
                                    std::string("$BASTIDE tally -o /dev/stdin <$SCRATCH/log")}) {
        const Ran ran = run_shell("printf '" + printf_form(sample) + "' >$SCRATCH/log; " + line +
                                  " 2>/dev/null; test $? = 1; cat $SCRATCH/log");
        EXPECT_EQ(ran.out, sample);
    }
    EXPECT_EQ(file_text(folder / "match.log"), sample);
}

TEST(CliTally, RejectsLogsTooLongToShow) {
    const Ran many = run_command({"tally", "-o", "-"}, "33\n1 city 4\n.\n");
    EXPECT_EQ(many.status, 2);
    EXPECT_EQ(many.err, "<stdin>: a picture shows at most 32 players, and this log has 33\n");
    const std::string crowd = "1000000\n1 road 1\n1 road 1\n.\n";
    const Ran large = run_command({"tally", "--timeline"}, crowd);
    EXPECT_EQ(large.status, 2);
    EXPECT_EQ(large.out, "");
    EXPECT_THAT(large.err, StartsWith("<stdin>:3: the log is too long "));
    EXPECT_THAT(run_command({"tally"}, crowd).out, StartsWith("Player[1] -> 2\nPlayer[2] -> 0\n"));
}

TEST(CliTally, TalliesTheExample) {
    const Ran ran = run_command({"tally", "--breakdown", evening});
    EXPECT_EQ(ran.err, "");
    // Added up by hand: cities 2 × (2 + 4 + 5 + 4 + 3), roads 4 + 3 + 2, and at the end a city of 3, a road
    // of 1 and a field with 4 cities.
    EXPECT_THAT(ran.out,
                HasSubstr("1         36     9          0      3     1          0     12     61     2\n"));
}

TEST(CliTally, ExplainsErrorsInAFile) {
    EXPECT_EQ(run_command({"tally", "no-such.log"}).err,
              "no-such.log: cannot be opened: No such file or directory\n");
    EXPECT_EQ(run_command({"tally", ""}).err, "'': cannot be opened: No such file or directory\n");
    EXPECT_EQ(run_command({"tally", "\x1b[2J\n"}).err,
              "\\x1b[2J\\x0a: cannot be opened: No such file or directory\n");
    EXPECT_EQ(run_command({"tally", "/"}).err, "/: cannot be read: Is a directory\n");
    EXPECT_THAT(run_command({"tally"}, "4\n5 city 1\n").err, StartsWith("<stdin>:2: there is no player '5'"));
}

class CliTallyBadLog : public ::testing::TestWithParam<std::string> {};

TEST_P(CliTallyBadLog, GetsOneLine) {
    expect_refusal({"tally"}, "tally", GetParam(), ".log");
}

INSTANTIATE_TEST_SUITE_P(, CliTallyBadLog, ::testing::ValuesIn(bad_inputs("tally", ".log")), test_name);

}  // namespace
}  // namespace bastide::cli
