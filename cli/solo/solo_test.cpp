// The solo command from the user's point of view: output, errors and exit status.
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
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

const std::string small_game = source_path("examples/solo/small.json");

TEST(CliSolo, ReplaysAGame) {
    const Ran ran = run_command({"solo", "replay", small_game});
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, EndsWith("28 moves, 4 of them new hands. The game is over: board full\n"));
    const json steps = json::parse(run_command({"solo", "replay", "--json", small_game}).out);
    const json game = json::parse(file_text(small_game));
    EXPECT_EQ(steps["finished"], true);
    EXPECT_EQ(steps["end"], "board full");
    ASSERT_EQ(steps["steps"].size(), game["moves"].size());
    int score = 1;  // the first road
    for (std::size_t i = 0; i < game["moves"].size(); ++i) {
        EXPECT_EQ(steps["steps"][i]["move"], game["moves"][i]);
        score += steps["steps"][i]["gain"].get<int>();
        EXPECT_EQ(steps["steps"][i]["score"], score);
        EXPECT_EQ(steps["steps"][i]["hand"].size(), 4U);
    }
    EXPECT_EQ(steps["score"], score);
    EXPECT_EQ(steps["board"].size(), 5U);
}

TEST(CliSolo, ReplaysGamesThatAreNotOver) {
    const std::string text = R"({"version":1,"size":5,"seed":"x","moves":[]})";
    const json steps = json::parse(run_command({"solo", "replay", "--json"}, text).out);
    EXPECT_EQ(steps["finished"], false);
    EXPECT_TRUE(steps["end"].is_null());
    EXPECT_EQ(steps["score"], 1);
    EXPECT_EQ(steps["board"], json::parse(R"([".....",".....","..R..",".....","....."])"));
    EXPECT_THAT(run_command({"solo", "replay", "-"}, text).out,
                EndsWith("0 moves, 0 of them new hands. The game is not over\n"));
    const std::string one = R"({"version":1,"size":5,"seed":"x","moves":[{"place":[0,2,3]}]})";
    EXPECT_THAT(run_command({"solo", "replay", "-"}, one).out, HasSubstr("\n1 move, 0 of them new hands."));
}

TEST(CliSolo, PointsToTheMatchCommandForMatches) {
    const std::string file = source_path("examples/match/duel.json");
    const Ran ran = run_command({"solo", "replay", file});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err,
              file + ": this is a game for 1 to 6 players, not a solo game: see 'bastide match --help'\n");
}

TEST(CliSolo, RecordsGamesThatReplayToTheSameScores) {
    const os::TestFolder folder;
    const Ran ran = run_command({"solo", "run", "--bot", "greedy", "--games", "7", "--size", "5", "--roads",
                                 "directed", "--dealer", "bag", "--seed", "rec", "--threads", "2", "--json",
                                 "--record", folder / "games"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const json result = json::parse(ran.out);
    EXPECT_EQ(result["games"], 7);
    int sum = 0;
    for (int game = 0; game < 7; ++game) {
        const std::string file = folder / ("games/game-" + std::to_string(game) + ".json");
        const json steps = json::parse(run_command({"solo", "replay", "--json", file}).out);
        EXPECT_EQ(steps["finished"], true);
        sum += steps["score"].get<int>();
    }
    EXPECT_DOUBLE_EQ(result["mean"].get<double>() * 7, sum);
}

TEST(CliSolo, DoesNotDependOnThreads) {
    const auto with_threads = [](const char* threads) {
        return run_command({"solo", "run", "--bot", "random", "--against", "greedy", "--games", "300",
                            "--seed", "t", "--threads", threads});
    };
    const Ran one = with_threads("1");
    EXPECT_EQ(one.status, 0);
    EXPECT_THAT(one.out, HasSubstr("\nquartiles  "));
    EXPECT_THAT(one.out, HasSubstr("\ngreedy on the same deals\nmean       "));
    EXPECT_THAT(one.err, EndsWith(" games/s\n"));
    EXPECT_EQ(with_threads("3").out, one.out);
    EXPECT_EQ(with_threads("0").out, one.out);
}

TEST(CliSolo, DoesNotMixRecords) {
    const os::TestFolder folder;
    const std::vector<std::string> run = {"solo", "run",     "--bot", "random",   "--size",
                                          "3",    "--games", "2",     "--record", folder / "games"};
    EXPECT_EQ(run_command(run).status, 0);
    const Ran again = run_command(run);
    EXPECT_EQ(again.status, 2);
    EXPECT_THAT(again.err, EndsWith("is not empty: name a new folder\n"));
    EXPECT_EQ(again.out, "");
}

TEST(CliSolo, ComparesGameByGame) {
    const json result = json::parse(run_command({"solo", "run", "--bot", "greedy", "--against", "random",
                                                 "--games", "60", "--size", "5", "--json"})
                                        .out);
    const json other = json::parse(
        run_command({"solo", "run", "--bot", "random", "--games", "60", "--size", "5", "--json"}).out);
    EXPECT_EQ(result["against_mean"], other["mean"]);
    const double difference = result["mean"].get<double>() - other["mean"].get<double>();
    EXPECT_NEAR(result["difference"]["mean"].get<double>(), difference, 1e-9);
    EXPECT_GT(result["won"].get<int>(), 0);
    EXPECT_GE(60, result["won"].get<int>() + result["drawn"].get<int>());
    // Every game of a bot against itself is drawn.
    const json same = json::parse(run_command({"solo", "run", "--bot", "greedy", "--against", "greedy",
                                               "--games", "9", "--size", "5", "--json"})
                                      .out);
    EXPECT_EQ(same["won"], 0);
    EXPECT_EQ(same["drawn"], 9);
}

TEST(CliSolo, ShowsTheArmsOfDirectedRoads) {
    const std::string text = R"({"version":1,"size":3,"roads":"directed","seed":"x","moves":[]})";
    EXPECT_THAT(run_command({"solo", "replay"}, text, {"LC_ALL=C.UTF-8"}).out,
                StartsWith(". . .\n. ╋ .\n. . .\n"));
    EXPECT_THAT(run_command({"solo", "replay"}, text, {"LC_ALL=C"}).out, StartsWith(". . .\n. R .\n. . .\n"));
}

TEST(CliSolo, RecordsToTheGivenFolder) {
    const os::TestFolder folder;
    EXPECT_EQ(run_command({"solo", "run", "--bot", "random", "--size", "3", "--games", "2", "--seed", "../x",
                           "--record", folder / "games"})
                  .status,
              0);
    EXPECT_EQ(folder.files(), 1);
    EXPECT_THAT(file_text(folder / "games/game-1.json"), HasSubstr(R"("seed":"../x-1")"));
}

TEST(CliSolo, OneGameHasNoInterval) {
    const Ran ran = run_command({"solo", "run", "--bot", "random", "--games", "1", "--seed", "one"});
    EXPECT_THAT(ran.out, StartsWith("random: 1 game, seed one-0\n"));
    EXPECT_THAT(ran.out, Not(HasSubstr("95%")));
    EXPECT_THAT(run_command({"solo", "run", "--bot", "random", "--games", "1", "--draw", "svg"}).out,
                HasSubstr("<title>random: the scores of 1 game</title>"));
}

TEST(CliSolo, DrawsTheHistogram) {
    const os::TestFolder folder;
    EXPECT_EQ(run_command({"solo", "run", "--bot", "random", "--games", "50", "-o", folder / "h.svg"}).status,
              0);
    EXPECT_THAT(file_text(folder / "h.svg"), StartsWith("<svg "));
    EXPECT_EQ(run_command({"solo", "run", "--bot", "random", "--games", "50", "-o", "-"}).out,
              file_text(folder / "h.svg"));
}

TEST(CliSolo, ListsDealersAndBots) {
    const Ran dealers = run_command({"solo", "dealers"});
    for (const char* name : {"weighted  ", "bag  ", "streak  ", "%"})
        EXPECT_THAT(dealers.out, HasSubstr(name));
    const Ran bots = run_command({"solo", "bots"});
    for (const char* name : {"random", "greedy", "planner"}) EXPECT_THAT(bots.out, HasSubstr(name));
    const json as_json = json::parse(run_command({"solo", "dealers", "--json"}).out)["dealers"];
    ASSERT_EQ(as_json.size(), 3U);
    EXPECT_EQ(as_json[1]["name"], "bag");
    EXPECT_NEAR(as_json[1]["shares"]["city"].get<double>(), 0.375, 0.002);
    EXPECT_EQ(json::parse(run_command({"solo", "bots", "--json"}).out)["bots"][0]["name"], "random");
}

TEST(CliSolo, RejectsMissingFiles) {
    const auto error_of = [](const std::vector<std::string>& options, int status = 1) {
        std::vector<std::string> arguments = {"solo", "run", "--games", "1"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const Ran ran = run_command(arguments);
        EXPECT_EQ(ran.status, status);
        EXPECT_EQ(ran.out, "");
        return ran.err;
    };
    EXPECT_EQ(error_of({"--bot", "clever"}),
              "bastide solo run: --bot: 'clever' is not a bot (the bots are random, greedy, planner)\n");
    EXPECT_EQ(error_of({"--bot", "greedy", "--dealer", "me"}),
              "bastide solo run: --dealer: 'me' is not a dealer (the dealers are weighted, bag, streak)\n");
    for (const char* size : {"4", "1", "101", "-3", "0"}) {
        EXPECT_EQ(
            error_of({"--bot", "greedy", "--size", size}),
            "bastide solo run: --size: '" + std::string(size) + "' is not an odd number from 3 to 99\n");
    }
    EXPECT_EQ(error_of({"--bot", "greedy", "--size", "eleven"}),
              "bastide solo run: --size: 'eleven' is not an odd number from 3 to 99\n");
    EXPECT_EQ(error_of({"--bot", "greedy", "--size", ""}),
              "bastide solo run: --size: '' is not an odd number from 3 to 99\n");
    EXPECT_EQ(error_of({"--bot", "greedy", "--seed", std::string(49, 'x')}),
              "bastide solo run: the seed is too long: 49 bytes, at most 48\n");
    EXPECT_EQ(error_of({"--bot", "greedy", "--seed", ""}),
              "bastide solo run: the seed is empty: give any word or number\n");
    EXPECT_EQ(error_of({"--bot", "greedy", "--seed", "\xFF\xFE"}),
              "bastide solo run: the seed '\\xff\\xfe' is not UTF-8 text\n");
    EXPECT_THAT(error_of({"--bot", "greedy", "--record", "/dev/null/here"}, 2), HasSubstr("/dev/null/here"));
    for (const char* option : {"-o", "--record"})
        EXPECT_EQ(run_command({"solo", "run", "--bot", "greedy", option, ""}).status, 1);
    const Ran none = run_command({"solo", "bogus"});
    EXPECT_EQ(none.status, 1);
    EXPECT_EQ(none.err, "bastide solo: there is no command 'bogus' ('bastide solo --help' lists them)\n");
    EXPECT_THAT(run_command({"solo", "run"}).err, HasSubstr("'bastide solo run --help'"));
    EXPECT_THAT(run_command({"solo", "run", "--bot", "greedy", "--simulations", "9"}).err,
                HasSubstr("only the planner runs simulations"));
    EXPECT_EQ(run_command({"solo", "run"}).status, 1);
    EXPECT_EQ(run_command({"solo", "run", "--bot", "greedy", "--games", "0"}).status, 1);
}

TEST(CliSolo, PrintsPartialResultsOnCtrlC) {
    const Ran ran = run_shell(
        "$BASTIDE solo run --bot random --games 1000000000 --json > $SCRATCH/out & sleep 0.5; kill -INT $!; "
        "wait $!; status=$?; cat $SCRATCH/out; exit $status");
    EXPECT_EQ(ran.status, 130);
    const json result = json::parse(ran.out);
    EXPECT_GT(result["games"], 0);
    EXPECT_LT(result["games"], 1'000'000'000);
    EXPECT_EQ(result["games_due"], 1'000'000'000);
}

class CliSoloBadGame : public ::testing::TestWithParam<std::string> {};

TEST_P(CliSoloBadGame, GetsOneLine) {
    expect_refusal({"solo", "replay"}, "solo", GetParam(), ".json");
}

INSTANTIATE_TEST_SUITE_P(, CliSoloBadGame, ::testing::ValuesIn(bad_inputs("solo", ".json")), test_name);

}  // namespace
}  // namespace bastide::cli
