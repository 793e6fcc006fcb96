// The complete command as its users see it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

// A hole with a road to the north and east and fields on the other sides: of the 19, only the bend fits.
const std::string ring =
    "[[[0,0,0,0,0],[0,0,1,0,0],[0,0,0,0,0]],"
    " [[0,0,0,0,0],[],         [0,0,0,1,0]],"
    " [[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]]]";

TEST(CliComplete, ListsFittingTiles) {
    const Ran ran = run_command({"complete", "--inside"}, ring);
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out,
              "row 2, column 2: north road, east road, south field, west field: 1 fits: [1,1,0,0,0]\n");
}

TEST(CliComplete, ListsSquaresNextToTheMap) {
    const Ran ran = run_command({"complete"}, ring);
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 1 + 4 * 3);
    EXPECT_THAT(ran.out, HasSubstr("row 0, column 1: south field: "));
    EXPECT_THAT(ran.out, HasSubstr("row 4, column 3: north field: "));
}

TEST(CliComplete, ReportsSquaresThatNothingFits) {
    // City, road, city, road around: no tile of the 19 has roads on two opposite sides and cities on the
    // others.
    const std::string map =
        "[[[],[0,0,2,0,1]],"
        " [[0,1,1,1,0],[],[0,0,0,1,0]],"
        " [[],[2,0,0,0,1]]]";
    EXPECT_THAT(run_command({"complete", "--inside"}, map).out,
                HasSubstr("row 2, column 2: north city, east road, south city, west road: nothing fits\n"));
}

TEST(CliComplete, PrintsJson) {
    const json result = json::parse(run_command({"complete", "--inside", "--json"}, ring).out);
    EXPECT_EQ(result, json::parse(R"({"holes": [{"row": 1, "column": 1,
        "around": ["road", "road", "field", "field"], "fits": [[1, 1, 0, 0, 0]]}]})"));
}

TEST(CliComplete, DrawsThemForTheTerminal) {
    const Ran ran = run_command({"complete", "--inside", "--draw", "ansi"}, ring);
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("\n2   (†)     1   ──(†)\n"));
    EXPECT_THAT(ran.out, HasSubstr("\n\nrow 2, column 2: 1 fits\n"));
    EXPECT_THAT(ran.out, Not(HasSubstr("[1,1,0,0,0]")));
}

TEST(CliComplete, WritesThePictureAndPrintsTheList) {
    const Ran ran =
        run_shell("cd $(mktemp -d) && printf '%s' '" + ring +
                  "' | $BASTIDE complete --inside --json -o map.svg && grep -c '1 fits</title>' map.svg");
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, ::testing::StartsWith("{\"holes\":"));
    EXPECT_THAT(ran.out, ::testing::EndsWith("\n1\n"));
}

TEST(CliComplete, RejectsTwoResultsOnStandardOutput) {
    const Ran ran = run_command({"complete", "--draw", "svg", "--json"}, ring);
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("--json"));
}

TEST(CliComplete, RejectsBadInput) {
    const Ran ran = run_command({"complete"}, "[[[1,1,0,0]]]");
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(
        ran.err,
        "<stdin>:1:3: row 1, column 1: a cell must be [] or [N, E, S, W, cities], five numbers: this one "
        "has 4\n");
}

TEST(CliComplete, NamesEachOfSeveralMaps) {
    const os::TestFolder folder;
    write_text(folder / "wall.json", "[[[1,0,1,0,0],[],[1,0,1,0,0]]]");
    write_text(folder / "wrong.json", "[[[1]]]");
    const std::string wall = folder / "wall.json";
    const std::string line = run_command({"complete", "--inside", wall}).out;
    EXPECT_THAT(line, ::testing::StartsWith("row 1, column 2: "));
    const Ran ran = run_command({"complete", "--inside", wall, folder / "wrong.json", wall});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, wall + ": " + line + wall + ": " + line);
    EXPECT_THAT(ran.err, HasSubstr("wrong.json:1:"));
}

}  // namespace
}  // namespace bastide::cli
