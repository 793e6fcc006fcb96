// The solve command as its users see it, under both its names.
#include <algorithm>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/puzzle/read.h"
#include "bastide/puzzle/testing/plain_search.h"
#include "cli/testing/example.h"
#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// The placements of a printed line.
puzzle::Solution parse(const std::string& line) {
    puzzle::Solution solution;
    std::istringstream words(line.substr(line.find('(')));
    char mark = 0;
    for (puzzle::Placement at; words >> mark >> at.row >> mark >> at.column >> mark >> at.turns >> mark;) {
        solution.rows = std::max(solution.rows, at.row + 1);
        solution.columns = std::max(solution.columns, at.column + 1);
        at.turns /= 90;
        solution.placements.push_back(at);
    }
    return solution;
}

TEST(CliSolve, PrintsASolutionAndItsPicture) {
    const Ran ran = run_command({"solve", "--board_dimensions", "3", "2", "-"},
                                "tile pasture road road pasture tile pasture pasture road road\n"
                                "tile road pasture pasture road tile road road pasture pasture\n"
                                "tile pasture pasture pasture pasture\n");
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.err, "");
    // Drawn by hand after the course's pictures. The meadow is above, below, left or right.
    const std::string ring =
        "+---------++---------+\n"
        "|         ||         |\n"
        "|         ||         |\n"
        "|         ||         |\n"
        "|         ||         |\n"
        "|      ###||###      |\n"
        "|     #   ||   #     |\n"
        "|    #    ||    #    |\n"
        "|    #    ||    #    |\n"
        "|    #    ||    #    |\n"
        "+---------++---------+\n"
        "+---------++---------+\n"
        "|    #    ||    #    |\n"
        "|    #    ||    #    |\n"
        "|    #    ||    #    |\n"
        "|     #   ||   #     |\n"
        "|      ###||###      |\n"
        "|         ||         |\n"
        "|         ||         |\n"
        "|         ||         |\n"
        "|         ||         |\n"
        "+---------++---------+\n";
    EXPECT_THAT(ran.out, StartsWith("Solution: ("));
    EXPECT_THAT(ran.out, HasSubstr(ring));
    EXPECT_THAT(ran.out, HasSubstr("    ^    |"));
    EXPECT_TRUE(ran.out.ends_with("+\n\n") || ran.out.ends_with(" \n\n"))
        << "a picture ends in an empty line";
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 1 + 33 + 1);
}

TEST(CliSolve, CountsAllSolutions) {
    // A ring of four has eight adjacent cells. Under rotation, a cell is the left or the right one of its
    // side.
    EXPECT_THAT(run_command({"solve", "--all_solutions", example_puzzle("pond")}).out,
                HasSubstr("\n\nFound 8 Solution(s).\n"));
    EXPECT_EQ(run_command({"solve", "--count", example_puzzle("pond")}).out, "Found 8 Solution(s).\n");
    EXPECT_EQ(run_command({"solve", "--count", "--allow_rotations", example_puzzle("pond")}).out,
              "Found 2 Solution(s).\n");
    EXPECT_EQ(run_command({"solve", "--count", "-board_dimensions", "3", "2", example_puzzle("pond")}).out,
              "Found 4 Solution(s).\n");
}

TEST(CliSolve, ReportsThatThereIsNone) {
    const std::string open = "tile road pasture pasture pasture";
    EXPECT_EQ(run_command({"solve", "-"}, open).out, "No Solutions.\n");
    EXPECT_EQ(run_command({"solve", "--all_solutions", "-"}, open).out, "No Solutions.\n");
    EXPECT_EQ(run_command({"solve", "--count", "-"}, open).out, "No Solutions.\n");
    EXPECT_EQ(run_command({"solve", "-"}, open).status, 0);
}

// Everything printed obeys the rules.
TEST(CliSolve, PrintsOnlySolutions) {
    for (const char* name : {"pond", "valley", "crossroads", "old-town", "labyrinth", "citadel"}) {
        const auto puzzle = puzzle::read_puzzle(file_text(example_puzzle(name)));
        ASSERT_TRUE(puzzle);
        for (const bool rotations : {false, true}) {
            std::vector<std::string> arguments = {"solve", "--no-art", example_puzzle(name)};
            if (rotations) arguments.emplace_back("--allow_rotations");
            std::istringstream lines(run_command(arguments).out);
            for (std::string line; std::getline(lines, line) && line.starts_with("Solution: ");) {
                EXPECT_EQ(puzzle::testing::fault_in(*puzzle, parse(line), rotations), "") << line;
            }
        }
    }
}

TEST(CliSolve, PrintsJson) {
    const json result =
        json::parse(run_command({"solve", "--json", "--all_solutions", example_puzzle("pond")}).out);
    EXPECT_EQ(result["count"], 8);
    EXPECT_EQ(run_command({"solve", "--json", "--count", example_puzzle("pond")}).out, "{\"count\":8}\n");
    ASSERT_EQ(result["solutions"].size(), 8U);
    EXPECT_EQ(result["solutions"][0]["tiles"].size(), 5U);
    EXPECT_EQ(json::parse(run_command({"solve", "--json", "-"}, "tile road pasture pasture pasture").out),
              json::parse(R"({"solutions": [], "count": 0})"));
}

TEST(CliSolve, SolvesSeveralPuzzles) {
    const std::string pond = example_puzzle("pond");
    const std::string brook = example_puzzle("brook");
    const auto alone = [](const std::string& file) { return run_command({"solve", file}).out; };
    EXPECT_EQ(run_command({"solve", pond, brook}).out,
              pond + ":\n" + alone(pond) + "\n" + brook + ":\n" + alone(brook));
    EXPECT_THAT(run_command({"solve", "--count", pond, brook}).out,
                testing::StartsWith(pond + ": Found 8 Solution(s).\n" + brook + ": Found "));
    const Ran one_missing = run_command({"solve", "--json", "--count", pond, "none.txt", pond});
    EXPECT_EQ(one_missing.status, 2);
    EXPECT_THAT(one_missing.err, HasSubstr("none.txt: "));
    const json solved = {{"file", pond}, {"result", {{"count", 8}}}};
    EXPECT_EQ(json::parse(one_missing.out), json::array({solved, solved}));
    EXPECT_EQ(run_command({"solve", "--json", "none.txt", "nothing.txt"}).out, "[]\n");
    const Ran pictures = run_command({"solve", pond, brook, "--svg-folder", "folder"});
    EXPECT_EQ(pictures.status, 1);
    EXPECT_EQ(pictures.err, "bastide solve: --svg-folder is for one puzzle: name only one file\n");
    EXPECT_THAT(run_command({"solve", "-", "-"}).err, HasSubstr("only once"));
    EXPECT_EQ(run_command({"solve", pond, brook, "--dimensions", "2", "2"}).status, 1);
    EXPECT_EQ(run_command({"solve", "--count", "--limit-nodes", "3", brook, pond}).status, 3);
}

TEST(CliSolve, ShowsProgressOnATerminal) {
    // Twenty meadows have more maps than anyone will wait for.
    const Ran ran = run_shell(
        "for i in $(seq 20); do echo tile pasture pasture pasture pasture; done > $SCRATCH/meadows.txt; "
        "script -qefc \"$BASTIDE solve --count $SCRATCH/meadows.txt\" $SCRATCH/log > $SCRATCH/out < "
        "/dev/null & "
        "for i in $(seq 600); do grep -q nodes/s $SCRATCH/log && break; sleep 0.1; done; kill $!; "
        "grep -o '% searched, .* solutions, .* million nodes/s' $SCRATCH/log | head -1 | cut -c 1-12");
    EXPECT_EQ(ran.out, "% searched, \n");
    EXPECT_EQ(run_command({"solve", "--count", example_puzzle("pond")}).err, "") << "there is no terminal";
}

TEST(CliSolve, DrawsIntoAFolder) {
    const os::TestFolder folder;
    const Ran ran = run_command(
        {"solve", "--all_solutions", "--no-art", "--svg-folder", folder / "maps", example_puzzle("pond")});
    EXPECT_EQ(ran.status, 0);
    for (int number = 1; number <= 8; ++number) {
        EXPECT_THAT(file_text(folder / ("maps/solution-" + std::to_string(number) + ".svg")),
                    StartsWith("<svg "));
    }
}

TEST(CliSolve, DoesNotOverwriteFilesInUse) {
    const Ran over_puzzle =
        run_shell("cd $SCRATCH; cp " + example_puzzle("pond") +
                  " solution-1.svg; $BASTIDE solve solution-1.svg --svg-folder . --no-art; echo $?; cmp "
                  "solution-1.svg " +
                  example_puzzle("pond"));
    EXPECT_EQ(over_puzzle.out, "1\n");
    EXPECT_EQ(over_puzzle.err,
              "bastide solve: --svg-folder would overwrite 'solution-1.svg', which is in use: name another "
              "folder\n");
    const Ran over_output = run_shell("cd $SCRATCH; $BASTIDE solve " + example_puzzle("pond") +
                                      " --svg-folder . > solution-1.svg; echo $?");
    EXPECT_EQ(over_output.out, "1\n");
}

TEST(CliSolve, DrawsTilesOfAnySize) {
    const Ran ran = run_command({"solve", "--tile_size", "15", example_puzzle("pond")});
    EXPECT_THAT(ran.out, HasSubstr("+-------------++-------------+"));
    EXPECT_THAT(ran.out, HasSubstr("|        #####||#####        |"));
}

TEST(CliSolve, AcceptsTheOptionOfAllCommands) {
    const Ran plain = run_command({"solve", example_puzzle("pond")});
    EXPECT_EQ(run_command({"solve", "--color", "never", example_puzzle("pond")}).out, plain.out);
    EXPECT_EQ(run_command({"--color=always", "solve", example_puzzle("pond")}).out, plain.out);
    EXPECT_EQ(run_command({"solve", "--color", "no", example_puzzle("pond")}).status, 1);
    for (const char* const command : {"match problems", "serve", "solve"})
        EXPECT_THAT(run_shell(std::string("$BASTIDE help ") + command).out, HasSubstr("--color WHEN"));
}

TEST(CliSolve, RejectsWrongArguments) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> wrong = {
        {{}, "bastide solve: FILE is required (see 'bastide solve --help')\n"},
        {{example_puzzle("pond"), "--board_dimensions", "3"},
         "bastide solve: --board_dimensions needs 2 values: ROWS COLUMNS\n"},
        {{example_puzzle("pond"), "--svg-folder", ""},
         "bastide solve: --svg-folder: the name of the folder is empty\n"},
        {{example_puzzle("pond"), "--count", "--svg-folder", "maps"},
         "bastide solve: --count prints a number and draws nothing: leave out --svg-folder, or use "
         "--all-solutions\n"},
        {{example_puzzle("pond"), "--bogus"},
         "bastide solve: unknown option '--bogus' (see 'bastide solve --help')\n"},
        {{example_puzzle("pond"), "--thread=2"},
         "bastide solve: unknown option '--thread=2'; did you mean '--threads'?\n"},
        {{example_puzzle("pond"), "more", "--checkpoint", "search"},
         "bastide solve: --checkpoint is for one puzzle: name only one file\n"},
        {{example_puzzle("pond"), "--tile_size", "12"},
         "bastide solve: --tile-size: it must be an odd number from 11 to 999\n"},
        {{example_puzzle("pond"), "--tile_size", "9"},
         "bastide solve: --tile-size: it must be an odd number from 11 to 999\n"},
        {{example_puzzle("pond"), "--tile_size", "big"},
         "bastide solve: --tile-size: it must be an odd number from 11 to 999\n"},
        {{example_puzzle("pond"), "--board_dimensions", "2", "2"},
         "bastide solve: --dimensions: 2 x 2 squares are too few for 5 tiles\n"},
        {{example_puzzle("pond"), "--board_dimensions", "0", "9"},
         "bastide solve: --dimensions: they must be rows and columns, two whole numbers above 0\n"},
        {{example_puzzle("pond"), "--board_dimensions", "-3", "9"},
         "bastide solve: --dimensions: they must be rows and columns, two whole numbers above 0\n"},
        {{example_puzzle("pond"), "--board_dimensions", "x", "9"},
         "bastide solve: --dimensions: they must be rows and columns, two whole numbers above 0\n"},
    };
    for (auto [arguments, message] : wrong) {
        arguments.insert(arguments.begin(), "solve");
        const Ran ran = run_command(arguments);
        EXPECT_EQ(ran.status, 1) << message;
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(ran.err, message);
    }
    EXPECT_EQ(run_command({"solve"}).status, 1);
    EXPECT_EQ(run_command({"solve", example_puzzle("pond"), "--board_dimensions", "4"}).status, 1);
}

// The course prescribes them.
TEST(CliSolve, TheCourseHasItsOwnErrors) {
    const auto error = [](const std::string& words) {
        const Ran ran = run_shell("$(dirname \"$BASTIDE\")/carcassonne " + words);
        EXPECT_EQ(ran.status, 1) << words;
        return ran.err;
    };
    EXPECT_EQ(error("no-such.txt"), "ERROR: cannot open file 'no-such.txt'\n");
    EXPECT_EQ(error(example_puzzle("pond") + " --bogus"), "ERROR: unknown argument '--bogus'\n");
    EXPECT_EQ(error(example_puzzle("pond") + " --thread=2"),
              "ERROR: unknown argument '--thread=2'\ncarcassonne: did you mean '--threads'?\n");
    EXPECT_EQ(error(example_puzzle("pond") + " -tile_size 9"),
              "ERROR: bad tile_size: it must be an odd number from 11 to 999\n");
    EXPECT_EQ(error(example_puzzle("pond") + " --board_dimensions 2 2"),
              "ERROR: specified board is not large enough\n");
    EXPECT_EQ(error(example_puzzle("pond") + " --board_dimensions 0 9"),
              "ERROR: bad board_dimensions: they must be rows and columns, two whole numbers above 0\n");
}

TEST(CliSolve, AMissingFileIsAnInputError) {
    const Ran ran = run_command({"solve", "no-such.txt"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err, "no-such.txt: cannot be opened: No such file or directory\n");
}

TEST(CliSolve, RejectsABadFile) {
    const Ran ran = run_command({"solve", "-"}, "tile road road city pasture\ntile road rod city pasture\n");
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "<stdin>:2: the east side must be road, city or pasture, not 'rod'\n");
    EXPECT_EQ(run_command({"solve", "/"}).status, 2);
    EXPECT_THAT(run_shell("yes | $BASTIDE solve -").err, StartsWith("<stdin>: the file is too large"));
}

// No system can tell if there is a file with such a name, or any file in an unreadable folder.
TEST(CliSolve, RejectsAmbiguousFiles) {
    const std::string name(10'000, 'x');
    const Ran ran = run_command({"solve", name});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err, name + ": cannot be opened: File name too long\n");
}

// The first file opened would get the number of standard output, were that free.
TEST(CliSolve, DoesNotPrintIntoItsCheckpointIfOutputIsClosed) {
    const std::string solve = "$BASTIDE solve --all_solutions --no-art '" + example_puzzle("pond") + "'";
    const std::string with_checkpoint = solve + " --checkpoint $SCRATCH/kept";
    const Ran ran = run_shell(with_checkpoint +
                              " --limit-nodes 20 >&-; status=$?; cat $SCRATCH/kept.solutions; exit $status");
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out.find("Solution"), std::string::npos) << ran.out;
    EXPECT_THAT(ran.err, HasSubstr("<stdout>: cannot be written: Bad file descriptor\n"));
    const Ran later =
        run_shell(with_checkpoint + " --limit-nodes 20 >&-; " + with_checkpoint + " 2>/dev/null");
    EXPECT_EQ(later.out, run_shell(solve).out);
}

TEST(CliSolve, StopsOnABrokenPipe) {
    const Ran ran = run_shell("$BASTIDE solve --all_solutions '" + example_puzzle("pond") + "' >/dev/full");
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("cannot be written"));
}

TEST(CliCarcassonne, TakesTheCoursesCommandLine) {
    for (const std::string dashes : {"-", "--"}) {
        const Ran ran =
            run_shell("${BASTIDE%bastide}carcassonne '" + example_puzzle("pond") + "' " + dashes +
                      "board_dimensions 3 3 " + dashes + "all_solutions " + dashes + "allow_rotations");
        EXPECT_EQ(ran.status, 0);
        EXPECT_EQ(ran.err, "");
        EXPECT_THAT(ran.out, StartsWith("Solution: ("));
        EXPECT_TRUE(ran.out.ends_with("\n\nFound 2 Solution(s).\n"));
    }
    EXPECT_EQ(run_shell("${BASTIDE%bastide}carcassonne").status, 1);
    EXPECT_THAT(run_shell("${BASTIDE%bastide}carcassonne --help").out,
                StartsWith("Place a sequence of tiles so that every road and city closes.\n\n"));
    EXPECT_EQ(run_shell("${BASTIDE%bastide}carcassonne --help >/dev/full").status, 2);
    EXPECT_EQ(run_command({"solve", "--board_dimensions", "3", "3", example_puzzle("pond"), "-count"}).out,
              "Found 8 Solution(s).\n");
    EXPECT_EQ(run_command({"solve", "--count", "--", example_puzzle("pond")}).out, "Found 8 Solution(s).\n");
    EXPECT_EQ(run_command({"solve", example_puzzle("pond"), "-tile-size=13", "-no-art"}).status, 0);
}

}  // namespace
}  // namespace bastide::cli
