// Puzzles made, graded and looked at by the command.
#include <cmath>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/testing/example.h"
#include "cli/testing/run_command.h"

namespace bastide::cli {
namespace {

using nlohmann::json;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(CliPuzzle, GeneratesSolvablePuzzles) {
    const Ran made = run_command(
        {"puzzle", "generate", "--tile-count", "8", "--seed", "a test", "--rotations", "--unique"});
    EXPECT_EQ(made.status, 0);
    EXPECT_EQ(made.err, "");
    EXPECT_EQ(run_command(
                  {"puzzle", "generate", "--tile-count", "8", "--seed", "a test", "--rotations", "--unique"})
                  .out,
              made.out);
    EXPECT_EQ(run_command({"solve", "-", "--allow_rotations", "--count"}, made.out).out,
              "Found 1 Solution(s).\n");
    const Ran any = run_command({"puzzle", "generate"});
    EXPECT_THAT(any.err, StartsWith("seed ")) << "so that it can be made again";
    const std::string seed = any.err.substr(5, any.err.size() - 6);
    EXPECT_EQ(run_command({"puzzle", "generate", "--seed", seed}).out, any.out);
}

// Test vectors: if they change, everybody's seeds make other puzzles.
TEST(CliPuzzle, MakesTheSamePuzzlesEverywhere) {
    const Ran brook = run_command({"puzzle", "generate", "--tile-count", "6", "--unique", "--seed", "brook"});
    EXPECT_EQ(brook.out, file_text(example_puzzle("brook")));
    const Ran garden = run_command({"puzzle", "generate", "--tile-count", "7", "--unique", "--rotations",
                                    "--density", "0.9", "--seed", "garden"});
    EXPECT_EQ(garden.out, file_text(example_puzzle("garden")));
}

TEST(CliPuzzle, GradesTheExamplesAsListed) {
    const json graded = json::parse(file_text(source_path("examples/puzzle/graded.json")));
    EXPECT_EQ(graded.size(), 20U);
    double before = 0;
    for (const json& each : graded) {
        std::vector<std::string> words = {"puzzle", "grade", "--json",
                                          source_path("examples/puzzle/" + each["file"].get<std::string>())};
        if (each["rotations"]) words.emplace_back("--rotations");
        const json grade = json::parse(run_command(words).out);
        EXPECT_NEAR(std::round(grade["difficulty"].get<double>() * 10) / 10, each["difficulty"], 1e-9)
            << each["name"];
        EXPECT_EQ(grade["words"], each["words"]);
        EXPECT_GE(grade["solutions"], 1);
        EXPECT_LE(before, each["difficulty"].get<double>()) << "from easy to hard";
        before = each["difficulty"];
    }
    std::ptrdiff_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(source_path("examples/puzzle")))
        files += entry.path().extension() == ".txt" ? 1 : 0;
    EXPECT_EQ(files, 20) << "all of them are in the list";
}

TEST(CliPuzzle, DescribesTheGrade) {
    const Ran ran =
        run_command({"puzzle", "grade", "-"},
                    "tile pasture pasture pasture pasture tile pasture pasture pasture pasture\n");
    EXPECT_EQ(ran.out,
              "difficulty  1.0: easy\n"
              "for people  1 choice among 2 tiles, after every forced move\n"
              "for solvers 3 tiles placed to find 2 solutions\n");
    const Ran limit =
        run_command({"puzzle", "grade", "--rotations", "--limit-nodes", "1000", example_puzzle("citadel")});
    EXPECT_EQ(limit.status, 3);
    EXPECT_THAT(limit.out, StartsWith("difficulty  at least "));
    const Ran none = run_command({"puzzle", "grade", example_puzzle("labyrinth")});
    EXPECT_EQ(none.status, 0);
    EXPECT_THAT(none.err, HasSubstr("It has no solution with the tiles as given (--rotations"));
    EXPECT_THAT(none.out, HasSubstr(": no solution with the tiles as given (--rotations"));
}

TEST(CliPuzzle, GradesSeveralPuzzles) {
    const std::string pond = example_puzzle("pond");
    const std::string brook = example_puzzle("brook");
    const auto alone = [](const std::string& file) { return run_command({"puzzle", "grade", file}).out; };
    EXPECT_EQ(run_command({"puzzle", "grade", pond, brook}).out,
              pond + ":\n" + alone(pond) + "\n" + brook + ":\n" + alone(brook));
    const Ran one_missing = run_command({"puzzle", "grade", "--json", "none.txt", pond});
    EXPECT_EQ(one_missing.status, 2);
    const json grades = json::parse(one_missing.out);
    ASSERT_EQ(grades.size(), 1U);
    EXPECT_EQ(grades[0]["file"], pond);
    EXPECT_EQ(grades[0]["result"], json::parse(run_command({"puzzle", "grade", "--json", pond}).out));
    const Ran limited = run_command({"puzzle", "grade", "--limit-nodes", "1", brook, pond});
    EXPECT_EQ(limited.status, 3);
    EXPECT_THAT(limited.err, HasSubstr(brook + ": Reached the node limit"));
}

TEST(CliPuzzle, ShowsASolution) {
    const std::string pair = "tile pasture road pasture pasture tile pasture pasture pasture road";
    const Ran plain = run_command({"puzzle", "show", "-"}, pair);
    EXPECT_EQ(plain.status, 0);
    EXPECT_THAT(plain.out, HasSubstr("═"));
    EXPECT_THAT(plain.out, ::testing::Not(HasSubstr("\x1b")));
    EXPECT_THAT(run_command({"puzzle", "show", "-", "--color", "always"}, pair).out, HasSubstr("\x1b[38;5;"));
    const Ran svg = run_command(
        {"puzzle", "show", "--draw", "svg", "--rotations", "--solution", "7", example_puzzle("citadel")});
    EXPECT_THAT(svg.out, StartsWith("<svg "));
    EXPECT_THAT(svg.out, EndsWith("</svg>\n"));
    EXPECT_NE(svg.out,
              run_command({"puzzle", "show", "--draw", "svg", "--rotations", example_puzzle("citadel")}).out);
    const Ran limit = run_command({"puzzle", "show", "--solution", "20000", "--rotations", "--limit-nodes",
                                   "1000", example_puzzle("citadel")});
    EXPECT_EQ(limit.status, 3);
    EXPECT_EQ(limit.out, "");
    EXPECT_THAT(limit.err, StartsWith("Reached the node limit after "));
}

TEST(CliPuzzle, ReadsNumbersAsDecimal) {
    const auto generate = [](const char* tiles) {
        return run_command({"puzzle", "generate", "--seed", "decimal", "--tile-count", tiles}).out;
    };
    EXPECT_EQ(generate("010"), generate("10"));
    EXPECT_NE(generate("010"), generate("8"));
}

TEST(CliPuzzle, RejectsImpossibleRequests) {
    const auto expect_error = [](const std::vector<std::string>& words, int status, const std::string& what) {
        std::vector<std::string> all = {"puzzle"};
        all.insert(all.end(), words.begin(), words.end());
        const Ran ran = run_command(all);
        EXPECT_EQ(ran.status, status);
        EXPECT_EQ(ran.out, "");
        EXPECT_THAT(ran.err, HasSubstr(what));
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    };
    expect_error({"generate", "--tile-count", "0"}, 1, "--tile-count");
    expect_error({"generate", "--tile-count", "201"}, 1, "1 to 200");
    expect_error({"generate", "--seed", ""}, 1, "the seed is empty");
    expect_error({"generate", "--tile-count", "0x7"}, 1, "'0x7' is not a whole number from 1 to 200");
    expect_error({"generate", "--tile-count", " 7"}, 1, "' 7' is not a whole number");
    expect_error({"generate", "--density", "1.1"}, 1, "--density");
    expect_error({"generate", "--density", "nan"}, 1, "--density");
    expect_error({"generate", "--tile-count", "9", "--dimensions", "2", "4"}, 1,
                 "9 tiles do not fit into 2 × 4");
    expect_error({"generate", "--dimensions", "2"}, 1, "--dimensions");
    expect_error({"generate", "--tile-count", "3", "--density", "0", "--unique"}, 1, "found no puzzle");
    expect_error({"grade", "nowhere.txt"}, 2, "nowhere.txt: ");
    expect_error({"show", example_puzzle("pond"), "--solution", "9"}, 2,
                 "pond.txt: has no solution 9, only 8 solutions");
    expect_error({"show", example_puzzle("crossroads")}, 2,
                 "has no solution to show with the tiles as given (--rotations");
    expect_error({"show", example_puzzle("pond"), "--solution", "0"}, 1, "--solution");
}

}  // namespace
}  // namespace bastide::cli
