// Former names of options work, print one note, and are in no help, completion or suggestion.
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/run_command.h"

namespace bastide::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

struct Rename {
    const char* command;
    const char* former;  // the arguments
    const char* current;
    const char* note;
};

constexpr const char* pond = "examples/puzzle/pond.txt";

// clang-format off
const std::vector<Rename> renames = {
    {"match problems --bots easy", "--most 3", "--keep 3", "--most is now --keep"},
    {"match perft --sequence RFr", "--players 3", "--player-count 3", "--players is now --player-count"},
    {"match run --bots random,random --games 1", "--records=$(mktemp -d)/a", "--record=$(mktemp -d)/a", "--records is now --record"},
    {"match ladder $(mktemp -d)/a.db --bots random,easy --seed s", "--pairs 1 | head -n 1", "--deals 1 | head -n 1", "--pairs is now --deals"},
    {"match replay examples/match/rules-scoring.json", "--log", "--to log", "--log is now --to log"},
    {"match replay examples/match/duel.json", "--landscape", "--to landscape", "--landscape is now --to landscape"},
    {"match replay examples/match/duel.json", "--svg -", "--draw svg -o -", "--svg is now --draw svg -o"},
    {"match tiles", "--svg -", "--draw svg -o -", "--svg is now --draw svg -o"},
    {"solo run --bot random --games 9", "--svg -", "--draw svg -o -", "--svg is now --draw svg -o"},
    {"solo run --bot planner --games 1 --size 3", "--playouts 2", "--simulations 2", "--playouts is now --simulations"},
    {"tally examples/tally/evening.log", "--plot $SCRATCH/a.svg", "-o $SCRATCH/a.svg", "--plot is now -o"},
    {"puzzle generate --seed a", "--tiles 4", "--tile-count 4", "--tiles is now --tile-count"},
    {"puzzle show examples/puzzle/pond.txt", "--svg", "--draw svg", "--svg is now --draw svg"},
    {"puzzle show examples/puzzle/pond.txt", "--ansi", "--color always", "--ansi is now --color always"},
    {"solve examples/puzzle/pond.txt", "--svg $SCRATCH/maps", "--svg-folder $SCRATCH/maps", "--svg is now --svg-folder"},
    {"pad none.log", "--players a,b", "--names a,b", "--players is now --names"},
    {"match view examples/match/duel.json", "--colors 16", "--palette 16", "--colors is now --palette"},
};
// clang-format on

TEST(CliFormerNames, WorkWithOneNote) {
    for (const auto& [command, former, current, note] : renames) {
        const std::string before = "cd " + source_path("") + "; $BASTIDE " + command + " ";
        const Ran was = run_shell(before + former);
        const Ran is = run_shell(before + current);
        EXPECT_EQ(was.out, is.out) << command << " " << former;
        EXPECT_EQ(was.status, is.status) << command << " " << former;
        const std::string line = "note: " + std::string(note) + "\n";
        EXPECT_TRUE(was.err.starts_with(line)) << was.err;
        EXPECT_THAT(was.err.substr(line.size()), Not(HasSubstr("note: "))) << command;
        EXPECT_THAT(is.err, Not(HasSubstr("note: "))) << command;
    }
}

TEST(CliFormerNames, AreNotedOnceAndBeforeErrors) {
    const Ran twice = run_shell("cd " + source_path("") +
                                "; $BASTIDE match replay --log --log=true examples/match/rules-scoring.json");
    EXPECT_EQ(twice.err, "note: --log is now --to log\n");
    const Ran wrong = run_command({"match", "problems", "--most", "0"});
    EXPECT_EQ(wrong.status, 1);
    EXPECT_THAT(wrong.err,
                testing::StartsWith("note: --most is now --keep\nbastide match problems: --keep: '0'"));
    // Neither a value nor an argument is a name.
    EXPECT_EQ(run_command({"puzzle", "generate", "--seed=--tiles", "--tile-count", "3"}).err, "");
    EXPECT_THAT(run_command({"match", "replay", "--", "--log"}).err, Not(HasSubstr("note")));
}

TEST(CliFormerNames, AreInNoHelp) {
    for (const auto& [command, former, current, note] : renames) {
        const std::string words = command;
        const std::string name = std::string(note).substr(0, std::string(note).find(' '));
        std::string path = words.substr(0, words.find_first_of(" -./$"));
        for (const char* const each : {"match", "solo", "puzzle"}) {
            if (path == each) path = words.substr(0, words.find(' ', path.size() + 1));
        }
        const std::string help = run_shell("$BASTIDE " + path + " --help").out;
        EXPECT_THAT(help, HasSubstr("Usage: bastide " + path));
        EXPECT_THAT(help, Not(HasSubstr(name + " "))) << path;
        EXPECT_THAT(help, Not(HasSubstr(name + ","))) << path;
        const std::string offers = run_shell("$BASTIDE __complete bastide " + path + " " + name).out;
        EXPECT_THAT(offers, Not(HasSubstr("\n" + name + "\t"))) << path;
    }
}

// The spellings that a course requires are as good as ours, but only its own program shows them.
TEST(CliFormerNames, SpellingsOfTheCourseHaveNoNote) {
    for (const char* const words : {"solve --allow_rotations --all_solutions --board_dimensions 3 3 --no_art",
                                    "solve --allow-rotations --all-solutions --board-dimensions 3 3 --no-art",
                                    "solve --rotations --all-solutions --dimensions 3 3 --no-art"}) {
        const Ran ran = run_shell("cd " + source_path("") + "; $BASTIDE " + words + " " + pond);
        EXPECT_EQ(ran.err, "") << words;
        EXPECT_EQ(ran.status, 0) << words;
    }
    EXPECT_EQ(run_shell("cd " + source_path("") + "; $BASTIDE puzzle grade --allow_rotations " + pond).err,
              "");
    const std::string ours = run_command({"solve", "--help"}).out;
    const std::string of_course = run_shell("$(dirname \"$BASTIDE\")/carcassonne --help").out;
    for (const char* const name : {"--all-solutions", "--rotations", "--dimensions", "--tile-size"}) {
        EXPECT_THAT(ours, HasSubstr(std::string("  ") + name));
        EXPECT_THAT(of_course, Not(HasSubstr(std::string("  ") + name)));
    }
    for (const char* const name :
         {"--all_solutions", "--allow_rotations", "--board_dimensions", "--tile_size"}) {
        EXPECT_THAT(ours, Not(HasSubstr(name)));
        EXPECT_THAT(of_course, HasSubstr(std::string("  ") + name));
    }
}

}  // namespace
}  // namespace bastide::cli
