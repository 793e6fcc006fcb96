// The match command from the user's point of view: output, errors and exit status.
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/base/testing/sanitizers.h"
#include "bastide/text/utf8.h"
#include "cli/testing/bad_input.h"
#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {
namespace {

using nlohmann::json;
using ::testing::ContainsRegex;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(CliMatch, ListsTheTiles) {
    const Ran ran = run_command({"match", "tiles"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("\nCcRr+       O      2   CRRC  city N W with a pennant, road E S\n"));
    const json tiles = json::parse(run_command({"match", "tiles", "--json"}).out)["tiles"];
    ASSERT_EQ(tiles.size(), 24U);
    int count = 0;
    for (const json& tile : tiles) count += tile["count"].get<int>();
    EXPECT_EQ(count, 72);
    const json start = {
        {"name", "RCr"},
        {"title", "a city edge and a straight road"},
        {"letter", "D"},
        {"count", 4},
        {"edges", "CRFR"},
        {"pieces",
         {{{"kind", "city"}, {"at", {"cN"}}, {"pennants", 0}},
          {{"kind", "road"}, {"at", {"rE", "rW"}}},
          {{"kind", "field"}, {"at", {"fEL", "fWR"}}, {"cities", {0}}},
          {{"kind", "field"}, {"at", {"fER", "fSL", "fSR", "fWL"}}, {"cities", json::array()}}}},
        {"rotations", {0, 1, 2, 3}}};
    EXPECT_EQ(tiles[2], start);
}

TEST(CliMatch, CountsPaths) {
    const std::string sequence = "RFr C Rr CFC RRR L";
    EXPECT_EQ(run_command({"match", "perft", "--sequence", sequence, "--depth", "4"}).out,
              "12\n267\n9682\n152282\n");
    EXPECT_EQ(run_command({"match", "perft", "--sequence", "RFr,C, Rr", "--unmerged", "--tiles-only"}).out,
              "6\n48\n508\n");
    EXPECT_EQ(run_command({"match", "perft", "--sequence", sequence, "--depth", "3", "--meeples", "1"}).out,
              "12\n267\n4954\n");
    EXPECT_EQ(run_command({"match", "perft", "--sequence", sequence, "--depth", "3", "--sums"}).out,
              "12 0 0 5 0\n267 0 48 150 168\n9682 0 2480 11128 7166\n");
    EXPECT_EQ(run_command({"match", "perft", "--sequence", sequence, "--depth", "2", "--sums", "--json"}).out,
              R"({"depths":[{"depth":1,"paths":12,"scores":[0,0],"finals":[5,0]},)"
              R"({"depth":2,"paths":267,"scores":[0,48],"finals":[150,168]}]})"
              "\n");
    EXPECT_EQ(run_command({"match", "perft", "--sequence", "RFr", "--json"}).out,
              "{\"depths\":[{\"depth\":1,\"paths\":12}]}\n");
}

TEST(CliMatch, PointsToTheSoloCommandForSoloGames) {
    const std::string file = source_path("examples/solo/small.json");
    const Ran ran = run_command({"match", "view", file});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err,
              file + ": this is a solo game, not a game for 1 to 6 players: see 'bastide solo --help'\n");
}

TEST(CliMatch, ExplainsErrorsInASequence) {
    const auto error = [](const std::vector<std::string>& options) {
        std::vector<std::string> words = {"match", "perft"};
        words.insert(words.end(), options.begin(), options.end());
        const Ran ran = run_command(words);
        EXPECT_EQ(ran.out, "");
        return std::to_string(ran.status) + " " + ran.err;
    };
    EXPECT_EQ(error({"--sequence", "RFr Y"}),
              "1 bastide match perft: 'Y' is not a tile ('bastide match tiles' lists them)\n");
    EXPECT_EQ(error({"--sequence", " "}),
              "1 bastide match perft: --sequence is empty: name the tiles to be drawn, as in \"RFr C L\"\n");
    EXPECT_EQ(error({"--sequence", "B E", "--depth", "3"}),
              "1 bastide match perft: --depth 3 needs as many tiles: --sequence has 2\n");
    EXPECT_EQ(error({"--sequence", "Cccc+ Cccc+"}),
              "1 bastide match perft: the deck has the tile Cccc+ 2 times, but there is only 1 to draw\n");
    EXPECT_THAT(error({}), HasSubstr("1 bastide match perft: --sequence is required"));
    EXPECT_THAT(error({"--sequence", "B", "--farm", "4"}), HasSubstr("--farm: '4' is not 3, 2 or 1"));
    EXPECT_THAT(error({"--sequence", "B", "--start", "shuffled"}), StartsWith("1 "));
    EXPECT_THAT(error({"--sequence", "B", "--meeples", "0"}),
                HasSubstr("--meeples: '0' is not a whole number from 1 to 72"));
}

TEST(CliMatch, AcceptsTilesByNameOrLetter) {
    const auto perft = [](const std::string& sequence) {
        return run_command({"match", "perft", "--tiles-only", "--sequence", sequence});
    };
    EXPECT_EQ(perft("U E").out, perft("RFr C").out);
    EXPECT_EQ(perft("U C").out, perft("RFr Cccc+").out);
    EXPECT_EQ(perft("cloister RFr").out, perft("L RFr").out);
    EXPECT_EQ(perft("abbey").out, perft("B").out);
    for (const char* const sequence : {"L", "C", "L C", "RFr U C"})
        EXPECT_EQ(perft(sequence).status, 1) << sequence;
    EXPECT_EQ(
        perft("L").err,
        "bastide match perft: 'L' is the name of one tile and the letter of another: write B for the tile "
        "named L, or CRRR for the tile with the letter L\n");
}

TEST(CliMatch, RunsBots) {
    const auto run = [](const char* threads) {
        return run_command({"match", "run", "--bots", "greedy,random", "--games", "20", "--pairs", "--seed",
                            "t", "--json", "--threads", threads});
    };
    const Ran one = run("1");
    EXPECT_EQ(one.status, 0) << one.err;
    EXPECT_THAT(one.err, EndsWith(" games/s\n"));
    EXPECT_EQ(run("3").out, one.out);
    const json result = json::parse(one.out);
    EXPECT_EQ(result["games"], 40);
    EXPECT_EQ(result["bots"], json({"greedy", "random"}));
    EXPECT_EQ(result["mean"].size(), 2U);
    const double rate = result["rate"];
    EXPECT_GT(rate, 0.95);
    EXPECT_LE(result["interval"][0], rate);
    EXPECT_GE(result["interval"][1], rate);
    EXPECT_GT(result["difference"], 40);
    EXPECT_GT(result["standard_error"], 0);
    // Points are the same, by seat and by bot.
    const double by_seat = result["mean"][0].get<double>() + result["mean"][1].get<double>();
    const double by_bot = result["mean_by_bot"][0].get<double>() + result["mean_by_bot"][1].get<double>();
    EXPECT_NEAR(by_seat, by_bot, 1e-9);
}

TEST(CliMatch, PrintsResultsOfBots) {
    const Ran ran = run_command({"match", "run", "--bots", "random,random,random", "--games", "5"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, StartsWith("5 games, deals 1-0 to 1-4\n\nbot     points   wins"));
    EXPECT_THAT(run_command({"match", "run", "--bots", "random, random", "--games", "1"}).out,
                StartsWith("1 game, deal 1-0\n"));
    EXPECT_THAT(run_command({"match", "run", "--bots", "random,random", "--games", "1", "--pairs"}).out,
                StartsWith("2 games, deal 1-0, from every seat\n"));
    EXPECT_THAT(ran.out, HasSubstr("\nmean by seat "));
    EXPECT_THAT(run_command({"match", "bots"}).out, StartsWith("random "));
    const json bots = json::parse(run_command({"match", "bots", "--json"}).out)["bots"];
    EXPECT_EQ(bots.front()["name"], "random");
    EXPECT_EQ(bots.front()["takes_simulations"], false);
    EXPECT_EQ(bots.back()["takes_simulations"], true);
}

TEST(CliMatch, OneGameHasNoInterval) {
    const Ran text = run_command({"match", "run", "--bots", "greedy,random", "--games", "1"});
    EXPECT_THAT(text.out, ContainsRegex("\ngreedy .* -\n"));
    const Ran read = run_command({"match", "run", "--bots", "greedy,random", "--games", "1", "--json"});
    EXPECT_EQ(json::parse(read.out)["standard_error"], nullptr);
}

TEST(CliMatch, ReportsTilesThatFitNowhere) {
    const std::string record = R"({"version":1,"players":2,"deck":["C","Cccc+","L"],"options":{OPTIONS},)"
                               R"("moves":["C 0 -1 2 -","aside Cccc+","L 0 1 0 m"]})";
    const auto replayed = [&](const std::string& options) {
        std::string text = record;
        return run_command({"match", "replay"}, text.replace(text.find("OPTIONS"), 7, options)).out;
    };
    EXPECT_THAT(replayed(""), HasSubstr("\nNo place for a full city with a pennant: set aside\n"));
    EXPECT_THAT(replayed(R"("unplaceable":"bottom")"),
                HasSubstr("\nNo place for a full city with a pennant: put under the deck\n"));
}

TEST(CliMatch, PicturesShowTheResult) {
    const std::string file = source_path("examples/match/duel.json");
    const json final = json::parse(run_command({"match", "replay", file, "--json"}).out)["final"];
    EXPECT_THAT(run_command({"match", "replay", file, "-o", "-"}).out,
                HasSubstr("<desc id=\"b-desc\">Player 1: " + final[0].dump() +
                          " points; player 2: " + final[1].dump() + " points</desc>"));
}

TEST(CliMatch, ReplayNamesTheStartTile) {
    const auto start = [](const std::string& record) {
        const Ran ran = run_command({"match", "replay", "--json"}, record);
        return json::parse(ran.out)["start"];
    };
    EXPECT_EQ(start(R"({"version":1,"players":2,"deck":["L","C"],"moves":[]})"), "RCr");
    EXPECT_EQ(
        start(R"({"version":1,"players":2,"deck":["L","C"],"options":{"start":"shuffled"},"moves":[]})"),
        "L");
}

TEST(CliMatch, RecordsMatchesThatReplayToTheSameScores) {
    const os::TestFolder folder;
    const Ran ran = run_command({"match", "run", "--bots", "random,greedy,random", "--games", "4", "--pairs",
                                 "--threads", "2", "--farm", "2", "--json", "--record", folder / "kept"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const json mean = json::parse(ran.out)["mean"];
    std::array<int, 3> sums{};
    for (int deal = 0; deal < 4; ++deal) {
        for (int round = 0; round < 3; ++round) {
            const std::string file =
                folder / ("kept/match-" + std::to_string(deal) + "-" + std::to_string(round) + ".json");
            const json replayed = json::parse(run_command({"match", "replay", "--json", file}).out);
            for (std::size_t seat = 0; seat < 3; ++seat) sums[seat] += replayed["final"][seat].get<int>();
        }
    }
    for (std::size_t seat = 0; seat < 3; ++seat) EXPECT_NEAR(mean[seat].get<double>() * 12, sums[seat], 1e-9);
    const Ran again = run_command({"match", "run", "--bots", "random,random", "--record", folder / "kept"});
    EXPECT_EQ(again.status, 2);
    EXPECT_THAT(again.err, EndsWith("is not empty: name a new folder\n"));
}

TEST(CliMatch, ExplainsErrorsInBots) {
    const auto error = [](const char* bots, const char* seed) {
        const Ran ran = run_command({"match", "run", "--bots", bots, "--seed", seed});
        EXPECT_EQ(ran.status, 1);
        EXPECT_EQ(ran.out, "");
        return ran.err;
    };
    EXPECT_THAT(error("greedy,deep", "1"),
                HasSubstr("--bots: 'deep' is not a bot (the bots are random, easy, casual, rollouts, plain, "
                          "star25, uct, medium, greedy, skilled, hard, master)"));
    EXPECT_EQ(error("greedy", "1"), "bastide match run: --bots names 1 player, not 2 to 6\n");
    EXPECT_EQ(error("random,random,random,random,random,random,random", "1"),
              "bastide match run: --bots names 7 players, not 2 to 6\n");
    EXPECT_THAT(error("random,", "1"), HasSubstr("'' is not a bot"));
    EXPECT_THAT(error("random,random", ""), HasSubstr("the seed is empty"));
}

TEST(CliMatch, PlaysWithABox) {
    const os::TestFolder folder;
    const std::string file = source_path("examples/match/short-box.txt");
    const Ran ran = run_command({"match", "run", "--bots", "greedy,random", "--games", "2", "--box", file,
                                 "--record", folder / "games"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::string game = folder / "games/match-0.json";
    const Ran replayed = run_command({"match", "replay", game});
    EXPECT_THAT(replayed.out, StartsWith("2 players, a box of 20 tiles\n"));
    EXPECT_THAT(replayed.out, EndsWith("19 moves. The game is over\n"));
    const json odds = json::parse(run_command({"match", "odds", game, "--turn", "0", "--json"}).out);
    EXPECT_EQ(odds["remaining"], 18);
    const json review =
        json::parse(run_command({"match", "review", game, "--simulations", "1", "--json"}).out);
    EXPECT_EQ(review["turns"].back()["exact"], true);
    EXPECT_EQ(run_command({"match", "adjudicate", game, "--turn", "17"}).status, 0);
    EXPECT_EQ(run_command({"match", "perft", "--sequence", "Cc Cc", "--box", file}).out, "24\n768\n");
}

TEST(CliMatch, NamesTheLimitOfABox) {
    const os::TestFolder folder;
    const auto error = [&](const std::string& text) {
        const std::string file = folder / "bad.txt";
        write_text(file, text);
        const Ran ran = run_command({"match", "run", "--bots", "random,random", "--box", file});
        EXPECT_EQ(ran.status, 1);
        EXPECT_EQ(ran.out, "");
        return ran.err.substr(ran.err.find("bad.txt"));
    };
    EXPECT_EQ(error("RCr 1\nL 13\n"), "bad.txt:2:1: a box has at most 12 monasteries, not 13\n");
    EXPECT_EQ(error("RCr 1\nL 16\n"),
              "bad.txt:2:3: '16' is not valid: a number of tiles goes from 1 to 15\n");
    EXPECT_EQ(run_command({"match", "run", "--bots", "random,random", "--box", folder / "none"}).status, 1);
}

TEST(CliMatchReplay, DrawsThePlayersBelowTheBoard) {
    const std::string file = source_path("examples/match/duel.json");
    const std::string picture = run_command({"match", "replay", file, "--draw", "svg"}).out;
    // The values that docs/match-files.md gives for this game.
    for (const char* words : {">Player 1</text>", ">121</text>", ">Player 1 wins with 121 points</text>",
                              ">2 players, seed 'duel-3'</text>"})
        EXPECT_THAT(picture, HasSubstr(words));
    const std::string svg = run_command({"match", "replay", file, "--draw", "svg", "--names", ",A&B"}).out;
    EXPECT_THAT(svg, HasSubstr(">Player 1</text>"));
    EXPECT_THAT(svg, HasSubstr(">A&amp;B</text>"));
    const std::string bare = run_command({"match", "replay", file, "--draw", "svg", "--no-legend"}).out;
    EXPECT_THAT(bare, Not(HasSubstr("Player 1</text>")));
    EXPECT_LT(bare.size(), picture.size());
    EXPECT_EQ(run_command({"match", "replay", file, "--no-legend"}).status, 1);
}

TEST(CliMatchReplay, UsesPlayersNames) {
    const std::string file = source_path("examples/match/duel.json");
    EXPECT_THAT(run_command({"match", "replay", file, "--names", "Ada,Bo"}).out,
                HasSubstr("points for Bo\n"));
    const Ran many = run_command({"match", "replay", file, "--names", "Ada,Bo,Cy"});
    EXPECT_EQ(many.status, 2);
    EXPECT_EQ(many.err, file + ": has 2 players, and --names gives 3 names\n");
    const Ran empty = run_command({"match", "replay", file, "--names", ""});
    EXPECT_EQ(empty.status, 1);
    EXPECT_EQ(empty.err,
              "bastide match replay: --names: expected names with commas between them, as in Ada,Bo\n");
    EXPECT_THAT(run_command({"match", "replay", file, "--names", "Bo,Bo"}).err, HasSubstr("given twice"));
    EXPECT_THAT(run_command({"match", "replay", file, "--names", "Player 2"}).out,
                HasSubstr("\nPlayer 2 1 "));
    for (const std::string command : {"replay", "review"}) {
        for (const std::string& name :
             std::vector<std::string>{"B\xff", "B\x1b[2J", "A", std::string(41, 'B')}) {
            const Ran ran = run_command({"match", command, file, "--names", "A," + name});
            EXPECT_EQ(ran.status, 1) << name;
            EXPECT_THAT(ran.err, StartsWith("bastide match " + command + ": --names: '"));
        }
    }
}

TEST(CliMatch, ReviewsAMatch) {
    const std::string file = source_path("examples/match/duel.json");
    const Ran ran = run_command({"match", "review", file, "--simulations", "0", "--threads", "2"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, StartsWith("Player 1 won by 67 points: draws "));
    EXPECT_THAT(ran.out, HasSubstr("\nPlayer 2 lost by 67 points: draws "));
    EXPECT_THAT(ran.out, HasSubstr("\n\nturn  player    move "));
    EXPECT_THAT(ran.out, HasSubstr("  Player 1  Player 2\naccuracy "));
    EXPECT_THAT(ran.out, HasSubstr("\nTurning points\nThe largest changes "));
    const auto as_json = [&](const char* threads) {
        return run_command({"match", "review", file, "--simulations", "20", "--threads", threads, "--json"})
            .out;
    };
    const std::string one = as_json("1");
    EXPECT_EQ(one, as_json("3")) << "whatever threads there are";
    EXPECT_EQ(json::parse(one)["turns"].size(), 71U);
    EXPECT_THAT(run_command({"match", "review", file, "--simulations", "0", "--draw", "svg"}).out,
                StartsWith("<svg xmlns="));
}

TEST(CliMatch, ReadsSavesOfJCloisterZone) {
    const std::string file = source_path("examples/match/abbey.jcz");
    const Ran record = run_command({"match", "import", file});
    EXPECT_EQ(record.status, 0);
    EXPECT_THAT(record.out, HasSubstr(R"("moves":["L 0 1 0 m","RFr 1 0 0 rE")"));
    const std::string table = "\nAda       0      1            5       0      6     2\nBo ";
    EXPECT_THAT(run_command({"match", "replay", file}).out, HasSubstr(table)) << "with the players' names";
    EXPECT_EQ(json::parse(run_command({"match", "replay", "--json"}, record.out).out)["final"],
              json::array({6, 9}));
    EXPECT_THAT(run_command({"match", "review", "--simulations", "0", file}).out,
                HasSubstr("  Ada     Bo\n"));
}

TEST(CliMatch, NamesTheVersionOfAnOldSaveOfJCloisterZone) {
    const Ran ran = run_command({"match", "import"}, "<game app-version=\"3.4.3\">\n</game>\n");
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, StartsWith("<stdin>:1:7: this is version '3.4.3': only saves of JCloisterZone 4 "));
}

TEST(CliMatch, WritesSavesOfJCloisterZone) {
    const std::string file = source_path("examples/match/abbey.jcz");
    const Ran save = run_command({"match", "replay", file, "--to", "jcz"});
    EXPECT_EQ(save.status, 0);
    EXPECT_THAT(save.out, StartsWith(R"({"appVersion":"5.12.1",)"));
    EXPECT_EQ(run_command({"match", "import"}, save.out).out, run_command({"match", "import", file}).out);
    const Ran other = run_command({"match", "replay", "--to", "jcz"},
                                  R"({"version":1,"players":2,"options":{"farm":1},"seed":"a","moves":[]})");
    EXPECT_EQ(other.status, 2);
    EXPECT_THAT(other.err, StartsWith("<stdin>: JCloisterZone has no such game: "));
}

TEST(CliMatch, ReadsLogsOfBoardGameArena) {
    const std::string file = source_path("examples/match/bga-log.json");
    const Ran replayed = run_command({"match", "replay", file});
    EXPECT_EQ(replayed.err, "");
    EXPECT_THAT(replayed.out, HasSubstr("\nAda       0      1            5       0      6     2\nBo "));
    EXPECT_EQ(run_command({"match", "import", file}).out,
              run_command({"match", "import", source_path("examples/match/abbey.jcz")}).out);
    std::string log = file_text(file);
    log.replace(log.find("\"points\": 4"), 11, "\"points\": 5");
    const Ran other = run_command({"match", "import"}, log);
    EXPECT_EQ(other.status, 0);
    EXPECT_EQ(other.err, "warning: turn 4: Bo scores 4 by the rules, but 5 in the log\n");
}

TEST(CliMatch, OddsOfTheDraws) {
    const std::string box = "players 2; tiles RCr 0 0 0\n";
    // The published chance of the first player to draw the first monastery.
    EXPECT_EQ(run_command({"match", "odds", "--tiles", "L,LR"}, box).out,
              "71 tiles remain. Player 1 draws next.\n\n6 tiles, 8.45% to be drawn next: L, LR\n"
              "                 Player 1  Player 2\n"
              "draws one          98.87%    98.64%\n"
              "draws the first    52.19%    47.81%\n");
    const json odds =
        json::parse(run_command({"match", "odds", "--tiles", "X", "--against", "Cccc+", "--json"}, box).out);
    EXPECT_EQ(odds["remaining"], 71);
    EXPECT_NEAR(odds["tiles"][0]["draws"][0].get<double>(), 36.0 / 71, 1e-12);
    EXPECT_NEAR(odds["tiles"][0]["draws"][1].get<double>(), 35.0 / 71, 1e-12);
    // One tile each: the players draw both of them, one of them, or each other's.
    EXPECT_NEAR(odds["races"][0]["neither"].get<double>(), 36.0 / 71 * 35 / 70, 1e-12);
    // The city fits the start tile's road by none of its sides.
    const json hole = json::parse(run_command({"match", "odds", "--square", "1,0", "--json"}, box).out);
    EXPECT_EQ(hole["tiles"][0]["tiles"].get<std::string>().find("Cccc+"), std::string::npos);
    const std::string game = source_path("examples/match/duel.json");
    EXPECT_THAT(run_command({"match", "odds", game}).out, StartsWith("No tiles remain."));
    EXPECT_THAT(run_command({"match", "odds", game, "--turn", "70"}).out, StartsWith("No tiles remain."));
    EXPECT_THAT(run_command({"match", "odds", game, "--turn", "60"}).out, HasSubstr("\nLR        1  10.00%"));
}

TEST(CliMatch, BadOddsAreExplained) {
    const std::string box = "players 2; tiles RCr 0 0 0\n";
    const auto error = [&](std::vector<std::string> words, int status) {
        words.insert(words.begin(), {"match", "odds"});
        const Ran ran = run_command(words, box);
        EXPECT_EQ(ran.status, status);
        EXPECT_EQ(ran.out, "");
        return ran.err;
    };
    EXPECT_THAT(error({"--square", "1"}, 1), HasSubstr("--square '1': expected X,Y, as in 1,-2"));
    EXPECT_THAT(error({"--square", "0,0"}, 1), HasSubstr("expected an empty square next to a tile"));
    EXPECT_THAT(error({"--against", "L"}, 1), HasSubstr("--against: needs --tiles or --square"));
    EXPECT_THAT(error({"--tiles", "RZ"}, 1), HasSubstr("'RZ' is not a tile"));
    EXPECT_THAT(error({"--turn", "1"}, 2), HasSubstr("a position has no turns: leave out --turn"));
    EXPECT_THAT(error({source_path("examples/match/duel.json"), "--turn", "72"}, 2),
                HasSubstr("duel.json: the game has only 71 turns"));
}

TEST(CliMatch, AdjudicatesAnInterruptedGame) {
    const std::string game = source_path("examples/match/duel.json");
    const Ran page = run_command({"match", "adjudicate", game, "--turn", "50", "--simulations", "100"});
    EXPECT_EQ(page.status, 0);
    EXPECT_THAT(page.out, StartsWith("20 tiles remain. Player 1 has "));
    EXPECT_THAT(page.out, HasSubstr("\n          score     expected  to win"));
    EXPECT_THAT(page.out, HasSubstr("\nBest moves of Player 1\nmove "));
    int lines = 0;
    std::istringstream printed(page.out);
    for (std::string line; std::getline(printed, line); ++lines) EXPECT_LE(text::columns(line), 80U) << line;
    EXPECT_LE(lines, 60);
    const json judged = json::parse(
        run_command({"match", "adjudicate", game, "--turn", "69", "--json", "--simulations", "100"}).out);
    EXPECT_EQ(judged["exact"], true);
    EXPECT_EQ(judged["remaining"], 1);
    EXPECT_EQ(judged["players"][0]["name"], "Player 1");
    EXPECT_EQ(judged["players"][0]["chance"], 1);
    EXPECT_EQ(judged["tiles"][0]["in_hand"], true);
    EXPECT_THAT(run_command({"match", "adjudicate", game}).out,
                StartsWith("0 tiles remain. The game is over.\n"));
    const std::string box = "players 3; tiles RCr 0 0 0\n";
    const Ran open = run_command({"match", "adjudicate", "--simulations", "1"}, box);
    EXPECT_THAT(open.out, HasSubstr("Best moves of Player 1 with the likeliest draws\n"));
    EXPECT_THAT(open.out, HasSubstr(" 0 ───────\n")) << "the board";
}

TEST(CliMatch, ExplainsWhyAGameCannotBeAdjudicated) {
    EXPECT_EQ(run_command({"match", "adjudicate", "--simulations", "0", "x"}).status, 1);
    const Ran bad = run_command({"match", "adjudicate"}, "players 2; tiles RCr 0 0 0; hand RZ\n");
    EXPECT_EQ(bad.status, 2);
    EXPECT_EQ(bad.out, "");
    EXPECT_THAT(bad.err, StartsWith("<stdin>: 'RZ' is not a tile"));
    EXPECT_THAT(
        run_command({"match", "adjudicate", source_path("examples/match/duel.json"), "--turn", "72"}).err,
        HasSubstr("the game has only 71 turns"));
}

TEST(CliMatch, ReviewsOnlyPlayedTurns) {
    const Ran empty = run_command({"match", "review"}, R"({"version":1,"players":2,"seed":"a","moves":[]})");
    EXPECT_EQ(empty.status, 2);
    EXPECT_EQ(empty.err, "<stdin>: has no moves to review\n");
    const Ran bad =
        run_command({"match", "review"}, R"({"version":1,"players":2,"seed":"a","moves":["L 5 5 0 -"]})");
    EXPECT_EQ(bad.status, 2);
    EXPECT_THAT(bad.err, HasSubstr("move 0"));
    EXPECT_EQ(run_command({"match", "review", "--simulations", "-1", "x.json"}).status, 1);
}

TEST(CliMatch, FindsProblemsInMatchesOfBots) {
    if (has_sanitizer) GTEST_SKIP() << covered;
    const std::vector<std::string> one = {"match", "problems", "--bots", "greedy,greedy", "--games", "1"};
    std::vector<std::string> as_json = one;
    as_json.insert(as_json.end(), {"--keep", "1", "--json", "--threads", "2"});
    const Ran found = run_command(as_json);
    EXPECT_EQ(found.status, 0);
    const json set = json::parse(found.out);
    EXPECT_EQ(set["made_by"],
              "bastide match problems --bots greedy,greedy --seed problems --games 1 --keep 1 --json");
    ASSERT_EQ(set["problems"].size(), 1U) << "one of a match";
    EXPECT_EQ(set["problems"][0]["match"]["seed"], "problems-0");
    EXPECT_GE(set["problems"][0]["lead"], 100);
    const Ran table = run_command(one);
    EXPECT_THAT(table.out, StartsWith("rating  "));
    EXPECT_THAT(table.out, HasSubstr(" problems-0/"));
}

TEST(CliMatch, ExplainsErrorsInProblems) {
    const auto error_of = [](const std::vector<std::string>& words, int status) {
        std::vector<std::string> all = {"match", "problems"};
        all.insert(all.end(), words.begin(), words.end());
        const Ran ran = run_command(all);
        EXPECT_EQ(ran.status, status);
        EXPECT_EQ(ran.out, "");
        return ran.err;
    };
    EXPECT_THAT(error_of({"--games", "0"}, 1), HasSubstr("--games"));
    EXPECT_THAT(error_of({"--bots", "hard"}, 1), HasSubstr("--bots names 1 player, not 2 to 6"));
    EXPECT_THAT(error_of({"--bots", "hard,nobody"}, 1), HasSubstr("nobody"));
    EXPECT_THAT(error_of({"play", source_path("examples/match/duel.json")}, 2),
                HasSubstr("duel.json:1:1: the set of problems has no \"problems\""));
    EXPECT_THAT(error_of({"play", "none.json"}, 2), HasSubstr("none.json: "));
    EXPECT_THAT(error_of({"play", "--about", "luck"}, 1), HasSubstr("'luck' is not join, block"));
    EXPECT_THAT(error_of({"play"}, 1), HasSubstr("terminal"));
}

}  // namespace
}  // namespace bastide::cli
