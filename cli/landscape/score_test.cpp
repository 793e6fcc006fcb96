// The score command from the user's point of view: output, errors and exit status.
#include <algorithm>
#include <filesystem>

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
using ::testing::Not;
using ::testing::StartsWith;

std::string published(const std::string& name) {
    return source_path("bastide/landscape/testing/published/case-" + name + ".json");
}

const std::string valley = source_path("examples/landscape/river-valley.json");

long lines(const std::string& text) {
    return std::ranges::count(text, '\n');
}

TEST(CliScore, PrintsOnlyTheScore) {
    const Ran ran = run_command({"score", published("1")});
    EXPECT_EQ(ran.out, "32\n");
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.status, 0);
}

TEST(CliScore, ReadsStandardInput) {
    const std::string text = file_text(published("6"));
    EXPECT_EQ(run_command({"score"}, text).out, "106\n");
    EXPECT_EQ(run_command({"score", "-"}, text).out, "106\n");
    EXPECT_THAT(run_command({"score"}, "[[[7]]]").err, StartsWith("<stdin>:1:4: row 1, column 1: "));
}

TEST(CliScore, PrintsABreakdown) {
    const Ran ran = run_command({"score", "--breakdown", published("1")});
    EXPECT_EQ(ran.out,
              "           complete  points  incomplete  points  total\n"
              "city              1       4           1       6     10\n"
              "road              0       0           6      10     10\n"
              "monastery         0       0           2      12     12\n"
              "all               1       4           9      28     32\n"
              "\n"
              "score 32\n");
}

TEST(CliScore, PrintsJson) {
    const json result = json::parse(run_command({"score", "--json", published("1")}).out);
    EXPECT_EQ(result, json::parse(R"({
        "score": 32,
        "complete": {"city": {"count": 1, "points": 4}, "road": {"count": 0, "points": 0},
                     "monastery": {"count": 0, "points": 0}},
        "incomplete": {"city": {"count": 1, "points": 6}, "road": {"count": 6, "points": 10},
                       "monastery": {"count": 2, "points": 12}}})"));
}

TEST(CliScore, ListsFeatures) {
    const json result = json::parse(run_command({"score", "--json", "--features", published("6")}).out);
    int points = 0;
    for (const json& feature : result["features"]) {
        points += feature["points"].get<int>();
        const auto tiles = feature["tiles"].get<std::vector<std::pair<int, int>>>();
        EXPECT_FALSE(tiles.empty());
        EXPECT_TRUE(std::ranges::is_sorted(tiles));
        EXPECT_EQ(std::ranges::adjacent_find(tiles), tiles.end()) << "a tile counts once";
    }
    EXPECT_EQ(points, 106);
    EXPECT_EQ(result["features"].size(), 10U);

    const Ran table = run_command({"score", "--features", published("6")});
    EXPECT_EQ(lines(table.out), 1 + 10 + 1 + 1) << "a header, the features, an empty line, the score";
}

TEST(CliScore, DrawsForTheTerminal) {
    const Ran plain = run_command({"score", "--draw", "ansi", published("1")});
    EXPECT_THAT(plain.out, Not(HasSubstr("\x1b["))) << "standard output is no terminal";
    EXPECT_TRUE(plain.out.ends_with("\n\n32\n"));
    EXPECT_THAT(run_command({"score", "--draw", "ansi", "--color", "always", published("1")}).out,
                HasSubstr("\x1b["));
    EXPECT_EQ(run_command({"score", "--draw", "ansi", "--color", "never", published("1")}).out, plain.out);
    const Ran ascii = run_command({"score", "--draw", "ansi", published("1")}, "", {"LC_ALL=C"});
    EXPECT_TRUE(std::ranges::all_of(ascii.out, [](char c) { return c == '\n' || (c >= ' ' && c < 0x7F); }));
}

TEST(CliScore, DrawsIntoAFile) {
    const os::TestFolder folder;
    const Ran ran = run_command({"score", "--draw", "svg", "-o", folder / "map.svg", valley});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "135\n");
    EXPECT_EQ(file_text(folder / "map.svg"), run_command({"score", "--draw", "svg", valley}).out);
    EXPECT_EQ(folder.files(), 1) << "nothing is left beside it";

    const Ran json_too = run_command({"score", "--json", "--draw", "svg", "-o", folder / "map.svg", valley});
    EXPECT_EQ(json::parse(json_too.out)["score"], 135);
}

TEST(CliScore, DrawsIntoAFileWithAnyName) {
    const Ran ran =
        run_shell("name=$(printf 'x%.0s' $(seq 255)); cd $SCRATCH && $BASTIDE score --draw svg -o $name " +
                  valley + " && ls");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, "135\n" + std::string(255, 'x') + "\n");
    const Ran empty = run_command({"score", "--draw", "svg", "-o", "", valley});
    EXPECT_EQ(empty.status, 1);
    EXPECT_THAT(empty.err, HasSubstr("the name is empty"));
}

TEST(CliScore, LeavesNothingIfItCannotWrite) {
    const os::TestFolder folder;
    const Ran ran = run_command({"score", "--draw", "svg", "-o", folder / "none/map.svg", valley});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("map.svg: cannot be written: No such file or directory"));
    EXPECT_EQ(folder.files(), 0);
    const Ran full = run_command({"score", "--draw", "svg", "-o", "/dev/full", valley});
    EXPECT_EQ(full.status, 2);
    EXPECT_THAT(full.err, HasSubstr("/dev/full: cannot be written: No space left on device"));
}

TEST(CliScore, WritesThroughLinksAndPreservesTheMode) {
    const os::TestFolder folder;
    write_text(folder / "real.svg", "before");
    std::filesystem::permissions(folder / "real.svg", std::filesystem::perms::owner_read);
    std::filesystem::create_symlink("real.svg", folder / "link.svg");
    EXPECT_EQ(run_command({"score", "--draw", "svg", "-o", folder / "link.svg", valley}).status, 0);
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "link.svg"));
    EXPECT_THAT(file_text(folder / "real.svg"), StartsWith("<svg"));
    EXPECT_EQ(std::filesystem::status(folder / "real.svg").permissions(), std::filesystem::perms::owner_read);
}

TEST(CliScore, DoesNotDrawOverItsInput) {
    const os::TestFolder folder;
    std::filesystem::copy_file(valley, folder / "map.json");
    EXPECT_EQ(run_command({"score", "--draw", "svg", "-o", folder / "map.json", folder / "map.json"}).status,
              1);
    EXPECT_EQ(file_text(folder / "map.json"), file_text(valley));
}

TEST(CliScore, PreservesAFileItCannotReplace) {
    const os::TestFolder folder;
    write_text(folder / "map.svg", "before");
    EXPECT_EQ(run_command({"score", "--draw", "svg", "-o", folder / "map.svg"}, "[[[1,").status, 2);
    EXPECT_EQ(file_text(folder / "map.svg"), "before");
}

TEST(CliScore, WarnsAndScores) {
    const Ran ran = run_command({"score", published("5")});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "29\n");
    EXPECT_EQ(ran.err,
              published("5") +
                  ": warning: row 3, column 3: south edge is road, but its neighbour's north edge is city\n");
}

TEST(CliScore, ReportsTheOtherReadingOfCornerCities) {
    const std::string hint = "Read as one city by --corner-cities joined, the map scores 39\n";
    const Ran from_file = run_command({"score", published("3")});
    EXPECT_EQ(from_file.out, "42\n");
    EXPECT_TRUE(from_file.err.ends_with(hint)) << from_file.err;
    EXPECT_THAT(from_file.err, HasSubstr("row 4, column 4: "));
    EXPECT_TRUE(run_command({"score"}, file_text(published("3"))).err.ends_with(hint));

    const Ran joined = run_command({"score", "--corner-cities", "joined", published("3")});
    EXPECT_EQ(joined.out, "39\n");
    EXPECT_THAT(joined.err, HasSubstr("--corner-cities split, the map scores 42"));
    EXPECT_EQ(run_command({"score", published("6")}).err, "") << "no doubt, so nothing to say";
}

TEST(CliScore, CountsWarningsAfterTenOfAKind) {
    std::string map = "[[[0,0,0,0,3]";
    for (int i = 0; i < 10; ++i) map += ",[0,0,0,0,3]";
    EXPECT_TRUE(run_command({"score"}, map + "]]")
                    .err.ends_with("<stdin>: warning: 1 more count of cities that contradicts its edges\n"));
    for (int i = 0; i < 4; ++i) map += ",[0,0,0,0,3]";
    const Ran ran = run_command({"score"}, map + "]]");
    EXPECT_EQ(lines(ran.err), 11);
    EXPECT_THAT(ran.err, HasSubstr("<stdin>: warning: row 1, column 10: "));
    EXPECT_TRUE(ran.err.ends_with("<stdin>: warning: 5 more counts of cities that contradict their edges\n"))
        << ran.err;
}

TEST(CliScore, PutsWarningsIntoTheJson) {
    const auto warnings = [](const std::string& file) {
        return json::parse(run_command({"score", "--json", file}).out)["warnings"];
    };
    const json sentences = warnings(published("3"));
    ASSERT_FALSE(sentences.empty());
    EXPECT_THAT(sentences.back().get<std::string>(), HasSubstr("joined, the map scores 39"));
    EXPECT_TRUE(warnings(published("6")).is_null()) << "there are none";
    const json with_features =
        json::parse(run_command({"score", "--json", "--features", published("5")}).out);
    EXPECT_EQ(with_features["warnings"],
              json({"row 3, column 3: south edge is road, but its neighbour's north edge is city"}));
}

// Not as the number to which it is cut.
TEST(CliScore, QuotesHugeCountsAsTheyAre) {
    const Ran one = run_command({"score"}, "[[[2,0,0,0,18446744073709551617]]]");
    EXPECT_EQ(one.out, "1\n");
    EXPECT_EQ(one.err,
              "<stdin>: warning: row 1, column 1: [2,0,0,0,…] counts more than 2147483646 cities, but "
              "has one city edge: read as 1\n");
    EXPECT_THAT(run_command({"score"}, "[[[2,2,0,0,99999999999]]]").err,
                HasSubstr("[2,2,0,0,…] counts more than 2147483646 cities, but shows two city edges"));
}

TEST(CliScore, DoesNotDependOnThreads) {
    const std::string once = file_text(valley);
    const Ran one = run_command({"score", "--breakdown", "--threads", "1", valley});
    for (const char* threads : {"0", "2", "5"}) {
        EXPECT_EQ(run_command({"score", "--breakdown", "--threads", threads, valley}).out, one.out);
    }
}

// Large enough to be divided, with warnings of every kind, and errors where several threads find one.
TEST(CliScore, WarnsAndFailsTheSameForEveryThreadCount) {
    std::string row = "[[2,2,0,0,2],[0,0,0,0,1],[0,1,0,1,0],[2,0,1,0,1]";
    for (int column = 4; column < 2000; ++column) row += ",[0,1,0,1,0]";
    std::string map = "[" + row + "]";
    while (map.size() < 12'000'000) map += ",\n" + row + "]";
    const os::TestFolder folder;
    write_text(folder / "right.json", map + "]");
    write_text(folder / "wrong.json", map + ",[[3,0,0,0,0]]," + row + ",[9,9]]]");
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {folder / "right.json"}, {folder / "wrong.json"}, {"--strict", folder / "right.json"}}) {
        std::vector<std::string> command = {"score", "--breakdown", "--threads", "1"};
        command.insert(command.end(), words.begin(), words.end());
        const Ran one = run_command(command);
        for (const char* threads : {"0", "2", "3", "256"}) {
            command[3] = threads;
            const Ran many = run_command(command);
            EXPECT_EQ(many.out, one.out);
            EXPECT_EQ(many.err, one.err);
            EXPECT_EQ(many.status, one.status);
        }
    }
}

TEST(CliScore, RejectsWrongArguments) {
    const std::vector<std::vector<std::string>> wrong = {
        {"score", "--bogus"},
        {"score", "--draw", "jpeg"},
        {"score", "-o", "map.gif"},
        {"score", "--threads", "-1"},
        {"score", "--threads", "257"},
        {"score", "--threads", "many"},
        {"score", "--corner-cities", "round"},
        {"score", "--json", "--draw", "ansi"},
        {"score", "one.json", "two.json", "--draw", "svg"},
        {"score", "one.json", "two.json", "--draw", "ansi", "-o", "map.txt"},
        {"paint"},
    };
    for (const auto& arguments : wrong) {
        const Ran ran = run_command(arguments, file_text(valley));
        EXPECT_EQ(ran.status, 1);
        EXPECT_EQ(ran.out, "");
        EXPECT_NE(ran.err, "");
    }
}

TEST(CliScore, ListsTheValuesOfAnOption) {
    EXPECT_THAT(run_command({"score", "--draw", "jpeg", valley}).err,
                HasSubstr("'jpeg' is not ansi, svg or png"));
    EXPECT_THAT(run_command({"score", "--corner-cities", "x", valley}).err,
                HasSubstr("'x' is not split or joined"));
    EXPECT_THAT(run_command({"score", "--color", "x", valley}).err,
                HasSubstr("'x' is not auto, always or never"));
    EXPECT_THAT(run_command({"scroe", valley}).err, HasSubstr("there is no command 'scroe'"));
}

TEST(CliScore, RejectsListsOfLargeMaps) {
    std::string map = "[[[1,0,1,0,0]]";
    std::string row = ",[[]";
    for (int i = 1; i < 1 << 15; ++i) row += ",[]";
    for (int i = 0; i < 1 << 7; ++i) map += row + "]";
    const Ran ran = run_command({"score", "--features"}, map + "]");
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("<stdin>: the map is too large to list or draw: at most 4194304 squares"));
    EXPECT_EQ(run_command({"complete"}, map + "]").status, 2);
    EXPECT_EQ(run_command({"score"}, map + "]").out, "1\n");
}

TEST(CliScore, ExplainsErrorsInAFile) {
    const Ran missing = run_command({"score", "no-such-map.json"});
    EXPECT_EQ(missing.status, 2);
    EXPECT_EQ(missing.err, "no-such-map.json: cannot be opened: No such file or directory\n");
    const Ran folder = run_command({"score", "/"});
    EXPECT_EQ(folder.status, 2);
    EXPECT_EQ(folder.err, "/: cannot be read: Is a directory\n");
}

TEST(CliScore, AnswersHelpAndVersion) {
    for (const auto& arguments :
         std::vector<std::vector<std::string>>{{"--help"}, {"score", "--help"}, {"complete", "--help"}}) {
        const Ran ran = run_command(arguments);
        EXPECT_EQ(ran.status, 0);
        EXPECT_THAT(ran.out, HasSubstr("bastide "));
        EXPECT_THAT(ran.out, HasSubstr("examples/landscape/"));
        EXPECT_EQ(ran.err, "");
    }
    EXPECT_THAT(run_command({"--version"}).out, StartsWith("bastide 0."));
}

class CliScoreBadMap : public ::testing::TestWithParam<std::string> {};

// Maps whose names begin with strict- are bad under --strict only.
TEST_P(CliScoreBadMap, GetsOneLine) {
    std::vector<std::string> arguments = {"score"};
    if (GetParam().starts_with("strict-")) arguments.emplace_back("--strict");
    expect_refusal(arguments, "landscape", GetParam(), ".json");
}

INSTANTIATE_TEST_SUITE_P(, CliScoreBadMap, ::testing::ValuesIn(bad_inputs("landscape", ".json")), test_name);

}  // namespace
}  // namespace bastide::cli
