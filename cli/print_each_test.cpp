// Several files where one is taken.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/testing/run_command.h"

namespace bastide::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string valley = source_path("examples/landscape/river-valley.json");
const std::string first = source_path("examples/landscape/first-map.json");
const std::string evening = source_path("examples/tally/evening.log");
const std::string blue = source_path("examples/caverna/blue.json");

TEST(CliManyFiles, LabelsResultsWithTheirFiles) {
    EXPECT_EQ(run_command({"score", valley, first}).out, valley + ": 135\n" + first + ": 18\n");
    const std::string one = run_command({"tally", evening}).out;
    EXPECT_EQ(run_command({"tally", evening, evening}).out,
              evening + ":\n" + one + "\n" + evening + ":\n" + one);
    for (const std::string command : {"score", "best"}) {
        const Ran ran = run_command({"caverna", command, blue, blue});
        EXPECT_EQ(ran.status, 0);
        EXPECT_THAT(ran.out, StartsWith(blue + ":\n" + run_command({"caverna", command, blue}).out));
    }
}

TEST(CliManyFiles, PrintsOneJsonDocument) {
    const json both = json::parse(run_command({"score", "--json", valley, first}).out);
    ASSERT_EQ(both.size(), 2U);
    EXPECT_EQ(both[0]["file"], valley);
    EXPECT_EQ(both[0]["result"], json::parse(run_command({"score", "--json", valley}).out));
    EXPECT_EQ(both[1]["result"]["score"], 18);
    EXPECT_EQ(json::parse(run_command({"tally", "--json", evening, evening}).out).size(), 2U);
    EXPECT_EQ(json::parse(run_command({"caverna", "score", "--json", blue, blue}).out).size(), 2U);
}

TEST(CliManyFiles, ContinuesAfterABadFile) {
    const Ran text = run_command({"score", "none.json", first});
    EXPECT_EQ(text.status, 2);
    EXPECT_EQ(text.out, first + ": 18\n");
    EXPECT_THAT(text.err, StartsWith("none.json: cannot be opened"));
    const Ran all = run_command({"score", "--json", "none.json", first, evening});
    EXPECT_EQ(all.status, 2);
    EXPECT_EQ(json::parse(all.out).size(), 1U);
    EXPECT_EQ(run_command({"score", "--json", "none.json", "nor.json"}).out, "[]\n");
}

TEST(CliManyFiles, ReadsStandardInputOnce) {
    EXPECT_EQ(run_command({"score", "-", first}, "[[[0,0,0,0,0]]]").out, "<stdin>: 1\n" + first + ": 18\n");
    const Ran twice = run_command({"score", "-", first, "-"}, "[[[0,0,0,0,0]]]");
    EXPECT_EQ(twice.status, 2);
    EXPECT_EQ(twice.out, "");
    EXPECT_EQ(twice.err, "standard input can be read only once: name '-' once\n");
}

TEST(CliManyFiles, RequiresOneFileForAPicture) {
    const Ran plot = run_command({"tally", evening, evening, "-o", "-"});
    EXPECT_EQ(plot.status, 1);
    EXPECT_THAT(plot.err, HasSubstr("draws only one file"));
    EXPECT_EQ(run_command({"score", "--draw", "svg", valley, first}).status, 1);
    EXPECT_EQ(run_command({"score", "--draw", "ansi", valley, first}).status, 0);
}

}  // namespace
}  // namespace bastide::cli
