// Programs as bots in commands other than `match run`, `match play` and `match ladder`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::engines {
namespace {

using cli::Ran;
using cli::run_command;
using cli::source_path;
using ::testing::HasSubstr;

const std::string hostile_script = source_path("engines/testing/hostile.sh");

TEST(EnginesNamed, ProblemsAreFoundInMatchesOfPrograms) {
    const Ran ran = run_command({"match", "problems", "--bots", "greedy," + hostile_script + " good",
                                 "--games", "1", "--move-time", "120000", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const auto set = nlohmann::json::parse(ran.out);
    EXPECT_EQ(set["made_by"], "bastide match problems --bots 'greedy," + hostile_script +
                                  " good' --seed problems --games 1 --move-time 120000 --json");
}

TEST(EnginesNamed, ReportsForfeitsWhileFindingProblems) {
    const Ran ran =
        run_command({"match", "problems", "--bots", "greedy," + hostile_script + " dies", "--games", "1"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.err, HasSubstr("warning: game 0, round 0, seat 1: " + hostile_script +
                                   " dies forfeits: it was ended by signal 11"));
}

TEST(EnginesNamed, RecordsNamePlayersAndForfeits) {
    const os::TestFolder folder;
    const std::string dies = hostile_script + " dies";
    const Ran ran = run_command({"match", "run", "--bots", "greedy," + dies, "--games", "1", "--pairs",
                                 "--record", folder / "records"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::string record = folder / "records/match-0-1.json";
    EXPECT_EQ(nlohmann::json::parse(cli::file_text(record))["names"],
              (std::vector<std::string>{dies, "greedy"}));
    EXPECT_THAT(run_command({"match", "replay", record}).out,
                HasSubstr(dies + " forfeits: it was ended by signal 11"));
    const Ran review = run_command({"match", "review", record, "--simulations", "0", "--names", "Ada"});
    EXPECT_THAT(review.out, HasSubstr("\nAda forfeits: it was ended by signal 11"));
    EXPECT_THAT(review.out, HasSubstr("greedy"));
    EXPECT_THAT(run_command({"match", "review", record, "--names", "a,b,c"}).err,
                HasSubstr("has 2 players, and --names gives 3 names"));
}

TEST(EnginesNamed, AnEngineContinuesAfterALineThatIsTooLong) {
    const Ran ran = run_command({"match", "engine", "--bot", "random"},
                                "protocol 1\n" + std::string(200'000, 'x') + "\n  isready\r\nhello\n");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("protocol 1 random\nerror line 2: the line is too long: at most 65536 "
                                   "bytes\nreadyok\nerror line 4"));
}

TEST(EnginesNamed, AnEngineCannotPlayAProgram) {
    const Ran ran = run_command({"match", "engine", "--bot", "./mybot.py"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr("'./mybot.py' is an external bot, which speaks the protocol itself"));
}

}  // namespace
}  // namespace bastide::engines
