// The arrange command as its users see it.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string ring = source_path("examples/arrange/ring.txt");
const std::string roads = source_path("examples/arrange/roads.txt");

// A road that closes around a hole is the only arrangement of the example.
const std::string the_ring =
    "[\n"
    "  [[0,1,1,0,0],[0,1,0,1,0],[0,0,1,1,0]],\n"
    "  [[1,0,1,0,0],[],[1,0,1,0,0]],\n"
    "  [[1,1,0,0,0],[0,1,0,1,0],[1,0,0,1,0]]\n"
    "]\n";

std::vector<std::string> with(std::vector<std::string> words, const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

const std::vector<std::string> closed_ring = {"arrange", "--mask",   ring,    "--tiles",
                                              roads,     "--border", "closed"};

TEST(CliArrange, PrintsAMap) {
    const Ran ran = run_command(closed_ring);
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, the_ring);
    EXPECT_EQ(ran.err, "");
}

TEST(CliArrange, FillsARectangleWithTheBox) {
    const Ran ran = run_shell("$BASTIDE arrange --rectangle 8 9 | $BASTIDE score --strict --json");
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.err, "") << "sides fit, and all tiles are of the 19";
    EXPECT_GT(json::parse(ran.out)["score"], 72);
}

TEST(CliArrange, ReportsThatThereIsNone) {
    const Ran ran = run_command(with(closed_ring, {"--side", "1", "2", "south", "road"}));
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "No arrangement.\n");
    EXPECT_EQ(ran.err,
              "Counting shows it: every road side inside meets another, but the tiles have 16 road sides, of "
              "which 1 is at the border.\n");
    EXPECT_EQ(run_command(with(closed_ring, {"--side", "1", "2", "south", "road", "--json"})).out,
              "{\"arrangements\":[],\"count\":0}\n");
}

TEST(CliArrange, FindsSeveralAndCounts) {
    const std::vector<std::string> words = {"arrange", "--rectangle", "1", "2", "--tiles", "-",   "--border",
                                            "field",   "--side",      "1", "1", "west",    "road"};
    const std::string tiles = "any [0,1,0,1,0]\nany [0,0,0,1,0]\nany [0,0,0,0,0]\n";
    // A monastery's road and anything with fields, or a straight road that continues to a monastery.
    EXPECT_EQ(run_command(with(words, {"--count"}), tiles).out, "2\n");
    EXPECT_EQ(run_command(with(words, {"--count", "--json"}), tiles).out, "{\"count\":2}\n");
    const json both = json::parse(run_command(with(words, {"-n", "9", "--json"}), tiles).out);
    EXPECT_EQ(both["count"], 2);
    EXPECT_THAT(both["arrangements"].get<std::vector<json>>(),
                ::testing::UnorderedElementsAre(json::parse("[[[0,0,0,1,0],[0,0,0,0,0]]]"),
                                                json::parse("[[[0,1,0,1,0],[0,0,0,1,0]]]")));
    EXPECT_THAT(run_command(with(words, {"-n", "2"}), tiles).out, HasSubstr("]\n[\n"));
}

TEST(CliArrange, TakesAPuzzlesTiles) {
    const Ran ran =
        run_command({"arrange", "--rectangle", "1", "2", "--tiles", "-", "--border", "closed"},
                    "# Two ends.\ntile road pasture pasture pasture\ntile pasture road pasture pasture\n");
    EXPECT_EQ(ran.out, "[\n  [[0,1,0,0,0],[0,0,0,1,0]]\n]\n");
}

// A puzzle has the sides of tiles only, so its tiles may fill another map.
TEST(CliArrange, WritesASolvablePuzzle) {
    const Ran ran = run_shell(
        "$BASTIDE arrange --rectangle 4 4 --some --border closed --to puzzle >$SCRATCH/puzzle.txt && "
        "grep -c tile $SCRATCH/puzzle.txt && $BASTIDE solve $SCRATCH/puzzle.txt --no-art | cut -c1-10 && "
        "$BASTIDE solve $SCRATCH/puzzle.txt --rotations --json | grep -o '\"count\":1' && "
        "$BASTIDE arrange --rectangle 4 4 --border closed --tiles $SCRATCH/puzzle.txt --json | "
        "grep -o '\"count\":1'");
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out, "16\nSolution: \n\"count\":1\n\"count\":1\n");
}

TEST(CliArrange, TakesTheTilesOfAMap) {
    const std::vector<std::string> words = {"arrange", "--mask", ring, "--tiles", "-", "--border", "closed"};
    EXPECT_EQ(run_command(words, the_ring).out, the_ring);
    EXPECT_EQ(run_command(words, "[[]]").err,
              "<stdin>: the map has no tiles: at least one cell must have five numbers\n");
    EXPECT_EQ(run_command(words, "[[[0,1,1,0,0]").status, 2);
}

TEST(CliArrange, FixesTiles) {
    const json map = json::parse(run_command({"arrange", "--rectangle", "8", "9", "--fix", "2", "3", "RCr",
                                              "1", "--fix", "8", "9", "[1,1,1,1,0]", "0"})
                                     .out);
    EXPECT_EQ(map[1][2], json::parse("[1,2,1,0,1]"));
    EXPECT_EQ(map[7][8], json::parse("[1,1,1,1,0]"));
}

TEST(CliArrange, TakesNamesOfTiles) {
    const std::vector<std::string> pair = {"arrange", "--rectangle", "1", "2", "--tiles", "-"};
    // Two cities that meet: with a pennant or without, the tiles are of one kind.
    const Ran ran = run_command(with(pair, {"--border", "closed"}), "2 C\n");
    EXPECT_EQ(ran.out, "[\n  [[0,2,0,0,1],[0,0,0,2,1]]\n]\n") << ran.err;
    EXPECT_EQ(run_command(with(pair, {"--count"}), "1 CccR\n1 CccR+\n").out,
              run_command(with(pair, {"--count"}), "2 [2,2,1,2,1]\n").out);
    EXPECT_EQ(run_command(pair, "2 Q\n").err,
              "<stdin>:1: a tile is [N,E,S,W,cities], its edges 0 (field), 1 (road) or 2 (city), or a name "
              "such as RCr: 'Q' is not\n");
}

TEST(CliArrange, SeparatesEqualTilesAtCorners) {
    const Ran ran = run_command(
        {"arrange", "--rectangle", "6", "6", "--tiles", "19", "--no-equal-corners", "--seed", "any"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const json map = json::parse(ran.out);
    const auto kind = [](json tile) {
        json least = tile;
        for (int turns = 0; turns < 4; ++turns) {
            std::rotate(tile.begin(), tile.begin() + 3, tile.begin() + 4);
            if (tile < least) least = tile;
        }
        return least;
    };
    const auto expect_different = [&](std::size_t row, std::size_t column, std::size_t below,
                                      std::size_t beside) {
        EXPECT_NE(kind(map[row][column]), kind(map[below][beside])) << row << ' ' << column;
    };
    for (std::size_t row = 0; row < 6; ++row) {
        for (std::size_t column = 0; column + 1 < 6; ++column) {
            expect_different(row, column, row, column + 1);
            expect_different(column, row, column + 1, row);
            if (row + 1 == 6) continue;
            expect_different(row, column, row + 1, column + 1);
            expect_different(row, column + 1, row + 1, column);
        }
    }
}

TEST(CliArrange, SeparatesEqualTilesAndFeatures) {
    const Ran ran = run_command({"arrange", "--rectangle", "5", "5", "--tiles", "19", "--no-equal-neighbours",
                                 "--apart", "monastery,city", "--seed", "any"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const json map = json::parse(ran.out);
    const auto has_city = [](const json& tile) { return tile[4] > 0; };
    const auto rotate = [](json tile) {
        std::rotate(tile.begin(), tile.begin() + 3, tile.begin() + 4);
        return tile;
    };
    for (std::size_t row = 0; row < 5; ++row) {
        for (std::size_t column = 0; column + 1 < 5; ++column) {
            const json left = map[row][column];
            json right = map[row][column + 1];
            EXPECT_TRUE(left[1] == 2 || !has_city(left) || !has_city(right)) << map;
            for (int turn = 0; turn < 4; ++turn, right = rotate(right)) EXPECT_NE(left, right);
        }
    }
}

TEST(CliArrange, IsDeterministicForASeed) {
    const auto out = [](const std::string& seed) {
        return run_command({"arrange", "--rectangle", "8", "9", "--seed", seed}).out;
    };
    EXPECT_EQ(out("monday"), out("monday"));
    EXPECT_NE(out("monday"), out("tuesday"));
}

TEST(CliArrange, VariesKindsIfTilesNeverRunOut) {
    const auto out = [](const std::vector<std::string>& more) {
        return run_command(with({"arrange", "--rectangle", "8", "8", "--tiles", "19"}, more)).out;
    };
    EXPECT_NE(out({"--seed", "monday"}), out({"--seed", "tuesday"}));
    std::set<json> kinds;
    for (const json& row : json::parse(out({}))) kinds.insert(row.begin(), row.end());
    EXPECT_GT(kinds.size(), 10) << "rotations counted";
}

TEST(CliArrange, ResultsDoNotDependOnThreads) {
    const std::vector<std::string> words = {"arrange", "--rectangle", "6", "6", "--some", "--most", "points"};
    const Ran one = run_command(words);
    EXPECT_EQ(one.status, 0);
    for (const std::string threads : {"0", "3"}) {
        const Ran several = run_command(with(words, {"--threads", threads}));
        EXPECT_EQ(several.out, one.out);
        EXPECT_EQ(several.err, one.err);
    }
    EXPECT_EQ(run_command(with(words, {"--threads", "257"})).status, 1);
}

TEST(CliArrange, DrawsIt) {
    const Ran ansi = run_command(with(closed_ring, {"--draw", "ansi"}));
    EXPECT_THAT(ansi.out, HasSubstr("╔══════"));
    const os::TestFolder folder;
    const Ran svg = run_command(with(closed_ring, {"-o", folder / "ring.svg"}));
    EXPECT_EQ(svg.out, the_ring);
    EXPECT_THAT(file_text(folder / "ring.svg"), StartsWith("<svg"));
    EXPECT_EQ(file_text(folder / "ring.svg"), run_command(with(closed_ring, {"--draw", "svg"})).out);
}

// A search that takes too long: circular roads cover an even number of cells, which only counting shows.
const std::string hard =
    "$BASTIDE arrange --rectangle 17 17 --border field --tiles $SCRATCH/tiles.txt --limit-seconds 0.3";

TEST(CliArrange, EndsAtTheLimitOfTime) {
    const std::string tiles = "printf 'any [1,1,0,0,0]\\nany [0,1,0,1,0]\\n' >$SCRATCH/tiles.txt; ";
    const Ran ran = run_shell(tiles + hard);
    EXPECT_EQ(ran.status, 3);
    EXPECT_EQ(ran.out, "Undecided: none found so far.\n");
    EXPECT_EQ(ran.err, "Reached the time limit before an arrangement was found. There may be some.\n");
    EXPECT_EQ(run_shell(tiles + hard + " --json").out,
              "{\"arrangements\":[],\"count\":0,\"complete\":false}\n");
    const Ran unproved = run_shell(tiles + hard + " --proof $SCRATCH/proof; ls $SCRATCH");
    EXPECT_EQ(unproved.out, "Undecided: none found so far.\ntiles.txt\n")
        << "a proof that is not whole is not kept";
    EXPECT_THAT(unproved.err, HasSubstr("/proof: not written because there is no proof.\n"));
}

TEST(CliArrange, EndsWhenInterrupted) {
    const Ran ran = run_shell(
        "$BASTIDE arrange --rectangle 4 4 --tiles 19 -n 1000000 >$SCRATCH/out & pid=$!; "
        "until [ -s $SCRATCH/out ]; do sleep 0.05; done; kill -INT $pid; wait $pid; echo $?");
    EXPECT_EQ(ran.out, "130\n");
    EXPECT_EQ(ran.err, "Interrupted: these are the arrangements found so far, and there may be more.\n");
}

TEST(CliArrange, ProvesThatThereIsNone) {
    const os::TestFolder folder;
    write_text(folder / "tiles.txt", "any [1,1,0,0,0]\nany [0,1,0,1,0]\n");
    const Ran ran =
        run_command({"arrange", "--rectangle", "5", "5", "--tiles", folder / "tiles.txt", "--border", "field",
                     "--proof", folder / "no.drat", "--cnf", folder / "no.cnf"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, "No arrangement.\n");
    EXPECT_THAT(file_text(folder / "no.cnf"), StartsWith("p cnf "));
    EXPECT_THAT(file_text(folder / "no.drat"), HasSubstr("\n0\n"));
    EXPECT_EQ(folder.files(), 3) << "nothing is left beside them";
    const Ran yes =
        run_command({"arrange", "--rectangle", "1", "1", "--tiles", "19", "--proof", folder / "yes.drat"});
    EXPECT_EQ(yes.status, 0);
    EXPECT_EQ(yes.err,
              (folder / "yes.drat") + ": not written because there is no proof: there is an arrangement.\n");
    EXPECT_EQ(folder.files(), 3) << "there is nothing to prove";
}

TEST(CliArrange, ReportsThatCountingIsNoProof) {
    const os::TestFolder folder;
    const std::vector<std::string> words = {"arrange",  "--rectangle", "8",     "9",
                                            "--border", "closed",      "--cnf", folder / "box.cnf"};
    const std::string counting =
        "Counting shows it: every city side inside meets another, but the tiles have an odd number of city "
        "sides "
        "(79).\n";
    const Ran ran = run_command(words);
    EXPECT_EQ(ran.out, "No arrangement.\n");
    EXPECT_EQ(ran.err, counting);
    EXPECT_THAT(file_text(folder / "box.cnf"), StartsWith("p cnf "));
    const Ran search = run_command(with(words, {"--proof", folder / "box.drat", "--limit-seconds", "0.3"}));
    EXPECT_EQ(search.status, 3);
    EXPECT_THAT(search.err, StartsWith(counting + "This is not a DRAT proof. "));
}

// Devices are not replaced, and a killed search leaves no obstacle.
TEST(CliArrange, WritesAProofToAFile) {
    const std::string prove =
        "cd $SCRATCH; printf '4 [0,1,1,1,0]\n5 [1,1,1,1,0]\n' >no.txt; "
        "prove() { $BASTIDE arrange --rectangle 3 3 --tiles no.txt --border closed --proof $1; }; ";
    EXPECT_EQ(
        run_shell(prove + "mkfifo pipe; cat pipe >read & prove pipe; wait; [ -p pipe ] && grep -x 0 read")
            .out,
        "No arrangement.\n0\n");
    EXPECT_EQ(run_shell(prove + "touch real; ln -s real link; prove link; [ -L link ] && grep -x 0 real").out,
              "No arrangement.\n0\n");
    const Ran folder = run_shell(prove + "mkdir folder; prove folder");
    EXPECT_EQ(folder.status, 2);
    EXPECT_EQ(folder.out, "") << "before the search";
    EXPECT_EQ(folder.err, "folder: cannot be written: Is a directory\n");
    const Ran nowhere = run_shell(prove + "prove nowhere/proof");
    EXPECT_EQ(nowhere.status, 2);
    EXPECT_EQ(nowhere.err, "nowhere/proof: cannot be written: No such file or directory\n");
}

// Like Ctrl-C.
TEST(CliArrange, EndsWhenItsTerminalIsClosed) {
    const std::string search =
        "printf 'any [1,1,0,0,0]\\nany [0,1,0,1,0]\\n' >$SCRATCH/tiles.txt; "
        "env --default-signal=HUP $BASTIDE arrange --rectangle 17 17 --border field --tiles "
        "$SCRATCH/tiles.txt "
        "--proof $SCRATCH/p.drat >/dev/null 2>&1 & pid=$!; until ls $SCRATCH/p.drat.* >/dev/null 2>&1; do "
        "sleep 0.05; done; ";
    EXPECT_EQ(run_shell(search + "kill -HUP $pid; wait $pid; echo $?; ls $SCRATCH").out, "130\ntiles.txt\n");
}

// Shapes cannot be this large. Both "no" and "smallest" would be wrong.
TEST(CliArrange, ReportsSkippedRectangles) {
    const std::vector<std::string> words = {"arrange", "--compact", "--border", "closed", "--tiles", "-"};
    const std::string crossings = "1021 [1,1,1,1,0]\n";
    const Ran none = run_command(words, crossings);
    EXPECT_EQ(none.status, 3);
    EXPECT_THAT(none.out, Not(HasSubstr("No arrangement.")));
    EXPECT_EQ(none.err, "Rectangles of more than 1024 cells cannot be tried: the tiles may fit into one.\n");
    EXPECT_EQ(run_command(with(words, {"--json"}), crossings).out,
              "{\"arrangements\":[],\"count\":0,\"complete\":false}\n");
    const Ran odd = run_command(words, crossings + "1 [1,0,0,0,0]\n");
    EXPECT_EQ(odd.status, 0) << "that is settled by counting";
    EXPECT_EQ(odd.out, "No arrangement.\n");
}

// One that a file has already is no reason to refuse it: it is a word.
TEST(CliArrange, KeywordsForTilesAreNotFiles) {
    const os::TestFolder folder;
    write_text(folder / "box", "");
    const Ran ran = run_shell("cd " + folder.path() + "; $BASTIDE arrange --rectangle 8 9 --cnf box");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(file_text(folder / "box"), StartsWith("p cnf "));
}

struct Refused {
    std::string words;
    int status;
    std::string line;
};

class CliArrangeRefusal : public ::testing::TestWithParam<Refused> {};

// The files are written as they are here.
TEST_P(CliArrangeRefusal, IsOneLine) {
    const Ran ran = run_shell(
        "cd $SCRATCH; printf '...\\n..\\n' >none.txt; printf '##\\n#x\\n' >bad.txt; printf '###\\n' "
        ">row.txt; "
        "printf '3 [2,2,0,0,3]\\n' >cities.txt; printf '2 [0,0,0,0,0]\\n' >two.txt; "
        "ln -s nowhere link; head -c 1000000 /dev/zero | tr '\\0' '#' >million.txt; "
        "printf '600000 [0,0,0,0,0]\\n600000 [0,0,0,0,0]\\n' >many.txt; "
        "printf '25 [0,0,0,0,0]\\n1000000 [1,1,1,1,0]\\n' >crowd.txt; $BASTIDE arrange " +
        GetParam().words);
    EXPECT_EQ(ran.status, GetParam().status);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, GetParam().line + "\n");
}

const std::vector<Refused> refused = {
    {"--mask none.txt", 2, "none.txt: the mask has no cell: put a '#' for each tile"},
    {"--mask bad.txt", 2, "bad.txt:2:2: a mask has '#' for a cell and '.' for none, not 'x'"},
    {"--mask million.txt", 2,
     "million.txt: the shape is too large: 1000000 cells, but it can have at most 1024"},
    {"--rectangle 32 33", 1,
     "bastide arrange: --rectangle: the shape is too large: 32 × 33 cells, but it can have at most 1024"},
    {"--rectangle 0 3", 1, "bastide arrange: --rectangle: '0' is not a whole number from 1 to 1024"},
    {"--rectangle 8 8", 2,
     "bastide arrange: too many tiles for the shape, 72 tiles for 64 cells: remove 8, add as many cells, or "
     "allow tiles to be left over"},
    {"--mask row.txt --tiles two.txt", 2,
     "bastide arrange: too few tiles to fill the shape, 2 tiles for 3 cells: add 1, or remove as many cells"},
    {"--mask row.txt --tiles cities.txt", 2,
     "cities.txt:1: the count of cities contradicts the edges: '[2,2,0,0,3]' needs one city, or one for each "
     "city "
     "edge"},
    {"--rectangle 8 9 --border closed --fix 1 1 RCr 0", 2,
     "bastide arrange: row 1, column 1: the fixed tile [2,1,0,1,1] shows city on its north side, where the "
     "border is "
     "field: rotate the tile, or change the border"},
    {"--rectangle 8 9 --fix 1 1 RRRR 0 --fix 1 2 L 0", 2,
     "bastide arrange: row 1, column 2: the fixed tile [0,0,0,0,0] shows field on its west side, where the "
     "fixed tile "
     "at row 1, column 1 shows road: rotate or move one of them"},
    {"--rectangle 8 9 --fix 1 1 Q 0", 1,
     "bastide arrange: --fix: a tile is [N,E,S,W,cities], its edges 0 (field), 1 (road) or 2 (city), or a "
     "name such as RCr: 'Q' is not"},
    {"--rectangle 8 9 --fix 1 1 [1,1,0,0,1] 0", 1,
     "bastide arrange: --fix: the count of cities contradicts the edges: '[1,1,0,0,1]' has no city edge, so "
     "its count is 0"},
    {"--rectangle 8 9 --fix 1 0 L 0", 1,
     "bastide arrange: --fix: '0' is not a row or column, a whole number from 1"},
    {"--rectangle 8 9 --fix 1 1 L 90", 1,
     "bastide arrange: --fix: '90' is not a number of quarter turns clockwise, 0 to 3"},
    {"--rectangle 8 9 --side 1 1 up road", 1,
     "bastide arrange: --side: 'up' is not north, east, south or west"},
    {"--rectangle 8 9 --side 1 1 east wall", 1, "bastide arrange: --side: 'wall' is not field, road or city"},
    {"--mask missing.txt", 2, "missing.txt: cannot be opened: No such file or directory"},
    {"", 1, "bastide arrange: the shape is missing: give --rectangle ROWS COLUMNS, --mask FILE or --compact"},
    {"--rectangle 8 9 --proof no -n 2", 1,
     "bastide arrange: --proof proves that there is no arrangement: leave out -n and --count"},
    {"--rectangle 8 9 --to puzzle", 1,
     "bastide arrange: --to puzzle needs every road and city closed: add --border closed"},
    {"--rectangle 8 9 --border closed --to puzzle --json", 1,
     "bastide arrange: --to puzzle prints one: leave out -n, --count and --json"},
    {"--rectangle 8 9 -n 2 --count", 1, "bastide arrange: --count counts all arrangements: leave out -n"},
    {"--rectangle 8 9 -n 2 --draw svg", 1, "bastide arrange: --draw draws one arrangement: leave out -n"},
    {"--rectangle 8 9 -n 2 -o several.svg", 1, "bastide arrange: -o draws one arrangement: leave out -n"},
    {"--rectangle 8 9 -n 2 --draw ansi -o several.txt", 1,
     "bastide arrange: -o draws one arrangement: leave out -n"},
    {"--rectangle 8 9 --count --draw ansi", 1,
     "bastide arrange: --count prints a number, and no picture: leave out --draw, -o and --width"},
    {"--rectangle 8 9 --count -o number.svg", 1,
     "bastide arrange: --count prints a number, and no picture: leave out --draw, -o and --width"},
    {"--rectangle 8 9 --count --draw ansi -o number.txt", 1,
     "bastide arrange: --count prints a number, and no picture: leave out --draw, -o and --width"},
    {"--mask row.txt --cnf row.txt", 1,
     "bastide arrange: --cnf would overwrite the input: name another file"},
    {"--mask row.txt --cnf same --proof same", 1,
     "bastide arrange: --proof would overwrite another result: name another file"},
    {"--mask row.txt --cnf ./same --proof same", 1,
     "bastide arrange: --proof would overwrite another result: name another file"},
    {"--mask row.txt --cnf nowhere --proof link", 1,
     "bastide arrange: --proof would overwrite another result: name another file"},
    {"--mask row.txt --proof /dev/stdout", 1,
     "bastide arrange: --proof cannot go to standard output, which holds the answer: name a file"},
    {"--mask row.txt --cnf -", 1,
     "bastide arrange: --cnf cannot go to standard output, which holds the answer: name a file"},
    {"--mask row.txt --cnf /dev/stdout --draw svg", 1,
     "bastide arrange: --cnf cannot go to standard output, which holds the answer: name a file"},
    {"--mask row.txt --draw svg -o /dev/stdout", 1,
     "bastide arrange: -o cannot go to standard output, which holds the answer: name a file"},
    {"--mask row.txt --limit-seconds 1e300", 1,
     "bastide arrange: --limit-seconds: '1e300' is not a number above 0, at most 1000000000"},
    {"--mask row.txt --apart city,,road", 1, "bastide arrange: --apart: '' is not city, road or monastery"},
    {"--mask row.txt --tiles many.txt", 2,
     "many.txt:2: 1200000 tiles of a kind so far: there can be at most 1000000"},
    {"--mask row.txt --cnf same.svg -o same.svg", 1,
     "bastide arrange: --cnf would overwrite another result: name another file"},
    {"--mask row.txt --proof -", 1,
     "bastide arrange: --proof cannot go to standard output, which holds the answer: name a file"},
    {"--mask ''", 1, "bastide arrange: --mask: the name is empty"},
    {"--rectangle 8 9 --most city -n 2", 1,
     "bastide arrange: --number cannot be combined with --most, which finds one best arrangement"},
    {"--rectangle 8 9 --most city --count", 1,
     "bastide arrange: --count cannot be combined with --most, which finds one best arrangement"},
    {"--rectangle 8 9 --most city --proof no", 1,
     "bastide arrange: --proof cannot be combined with --most, which finds one best arrangement"},
    {"--rectangle 8 9 --most city --cnf no", 1,
     "bastide arrange: --cnf cannot be combined with --most, which finds one best arrangement"},
    {"--rectangle 8 9 --connected --proof no", 1, "bastide arrange: --proof does not work with --connected"},
    {"--rectangle 8 9 --connected --cnf no", 1, "bastide arrange: --cnf does not work with --connected"},
    {"--compact --most points", 1,
     "bastide arrange: --compact finds a shape: leave out --most, --proof and --cnf"},
    {"--compact --proof no", 1,
     "bastide arrange: --compact finds a shape: leave out --most, --proof and --cnf"},
    {"--compact --cnf no", 1,
     "bastide arrange: --compact finds a shape: leave out --most, --proof and --cnf"},
    {"--compact --rectangle 8 9", 1,
     "bastide arrange: --compact finds a shape for all tiles: leave out --rectangle, --mask, --connected, "
     "--some, --fix and --side"},
    {"--compact --mask row.txt", 1,
     "bastide arrange: --compact finds a shape for all tiles: leave out --rectangle, --mask, --connected, "
     "--some, --fix and --side"},
    {"--compact --connected", 1,
     "bastide arrange: --compact finds a shape for all tiles: leave out --rectangle, --mask, --connected, "
     "--some, --fix and --side"},
    {"--compact --some", 1,
     "bastide arrange: --compact finds a shape for all tiles: leave out --rectangle, --mask, --connected, "
     "--some, --fix and --side"},
    {"--compact --fix 1 1 L 0", 1,
     "bastide arrange: --compact finds a shape for all tiles: leave out --rectangle, --mask, --connected, "
     "--some, --fix and --side"},
    {"--compact --side 1 1 east road", 1,
     "bastide arrange: --compact finds a shape for all tiles: leave out --rectangle, --mask, --connected, "
     "--some, --fix and --side"},
    {"--rectangle 8 9 --most castles", 1,
     "bastide arrange: --most: 'castles' is not points, city, road, closed or tiles"},
    {"--compact --tiles crowd.txt", 2,
     "bastide arrange: at most 1024 tiles can be placed, and there are 1000025: remove 999001"},
    {"--compact --tiles 19", 2,
     "bastide arrange: all tiles are placed, but some kinds have no exact number: give counts"},
    {"--rectangle 8 9 --connected --side 1 1 east road", 2,
     "bastide arrange: row 1, column 1: a side is given, but cells may stay empty: give the border, or fill "
     "all cells"},
    {"--mask - --tiles -", 1,
     "bastide arrange: --mask cannot be read from standard input if --tiles is: name a file"},
};

INSTANTIATE_TEST_SUITE_P(, CliArrangeRefusal, ::testing::ValuesIn(refused));

TEST(CliArrange, RejectsWrongArguments) {
    for (const auto& words :
         std::vector<std::vector<std::string>>{{"--rectangle", "8"},
                                               {"--rectangle", "0", "9"},
                                               {"--rectangle", "8", "9", "--border", "open"},
                                               {"--rectangle", "8", "9", "--apart", "field"},
                                               {"--rectangle", "8", "9", "--limit-seconds", "0"},
                                               {"--rectangle", "8", "9", "--mask", ring},
                                               {"--rectangle", "8", "9", "-n", "0"},
                                               {"--rectangle", "8", "9", "--fix", "1", "1", "L"}}) {
        const Ran ran = run_command(with({"arrange"}, words));
        EXPECT_EQ(ran.status, 1) << ran.out;
        EXPECT_EQ(ran.out, "");
        EXPECT_NE(ran.err, "");
    }
}

TEST(CliArrange, FindsTheBestAndProvesIt) {
    const Ran ran = run_shell("$BASTIDE arrange --rectangle 8 9 --most points | $BASTIDE score");
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "213\n");
    EXPECT_EQ(ran.err, "213 points: proved best, by counting the sides of the tiles.\n");
    const std::string tiles = "2 [0,1,0,0,0]\n4 [1,1,0,0,0]\n";
    const Ran road =
        run_command({"arrange", "--rectangle", "2", "3", "--tiles", "-", "--most", "road"}, tiles);
    EXPECT_EQ(road.err, "a complete road of 6 tiles: proved best, by counting the sides of the tiles.\n")
        << "it winds through all of them";
}

TEST(CliArrange, PrintsTheBestAsJson) {
    const std::vector<std::string> words = {"arrange", "--rectangle", "1",      "2",     "--tiles",
                                            "-",       "--json",      "--most", "closed"};
    EXPECT_EQ(run_command(words, "any [0,1,0,0,0]\n").out,
              "{\"arrangements\":[[[[0,1,0,0,0],[0,0,0,1,0]]]],\"count\":1,\"most\":\"closed\",\"value\":1,"
              "\"bound\":1}\n");
    EXPECT_EQ(run_command(with(words, {"--border", "city"}), "any [0,1,0,0,0]\n").out,
              "{\"arrangements\":[],\"count\":0,\"most\":\"closed\"}\n");
}

TEST(CliArrange, PrintsTheBestSoFar) {
    const Ran ran = run_command(
        {"arrange", "--rectangle", "16", "16", "--tiles", "19", "--most", "closed", "--limit-seconds", "1"});
    EXPECT_EQ(ran.status, 3);
    EXPECT_THAT(ran.err, HasSubstr("Reached the time limit"));
}

TEST(CliArrange, LeavesCellsEmpty) {
    const std::string tiles = "4 [1,1,0,0,0]\n6 [0,1,0,1,0]\n";
    const std::vector<std::string> closed = {"arrange", "--tiles", "-", "--border", "closed"};
    // A loop of ten tiles is 2 x 5, or around a hole, or larger.
    EXPECT_EQ(json::parse(run_command(with(closed, {"--compact"}), tiles).out).size(), 2);
    const json loop =
        json::parse(run_command(with(closed, {"--rectangle", "3", "4", "--connected"}), tiles).out);
    EXPECT_EQ(loop[1][1], json::array());
    EXPECT_EQ(loop[1][2], json::array());
    const Ran none = run_command(with(closed, {"--compact"}), tiles + "1 [2,0,0,0,1]\n");
    EXPECT_EQ(none.out, "No arrangement.\n");
    EXPECT_THAT(none.err, StartsWith("Counting shows it"));
}

TEST(CliArrange, TheLargestClosedMapHas71Tiles) {
    const Ran ran = run_command({"arrange", "--rectangle", "9", "9", "--connected", "--some", "--border",
                                 "closed", "--most", "tiles"});
    EXPECT_EQ(ran.err, "71 tiles: proved best, by counting the sides of the tiles.\n");
}

}  // namespace
}  // namespace bastide::cli
