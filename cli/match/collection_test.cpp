// A collection of games from the user's point of view: import, search, first moves, and problems from it.
#include <algorithm>
#include <fstream>
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
using ::testing::ContainsRegex;
using ::testing::HasSubstr;

// Commands with their own database.
class CliCollection : public ::testing::Test {
  protected:
    Ran run(const std::vector<std::string>& words) const {
        return run_command(words, "", {"XDG_DATA_HOME=" + folder_.path()});
    }

    // Returns the numbers of the games that a list with these options has.
    std::vector<int> listed(std::vector<std::string> options) const {
        options.insert(options.begin(), {"match", "games", "--json"});
        std::vector<int> numbers;
        const json list = json::parse(run(options).out);
        for (const json& game : list["games"]) numbers.push_back(game["game"].get<int>());
        return numbers;
    }

    std::string file(const std::string& name, const std::string& text) const {
        const std::string path = folder_ / name;
        std::ofstream(path) << text;
        return path;
    }

    // A short game that Ada wins by 2 points, with these members.
    static std::string won_game(const std::string& members) {
        return R"({"version":1,"players":2,"deck":["RFr"],"moves":["RFr -1 0 0 rE"],"names":["Ada","Bo"])" +
               members + "}";
    }

  private:
    os::TestFolder folder_;
};

TEST_F(CliCollection, ImportsGamesOnce) {
    const std::string abbey = source_path("examples/match/abbey.jcz");
    const std::string duel = source_path("examples/match/duel.json");
    const Ran two =
        run({"match", "import", "--save", "--event", "Club evening", "--date", "2026-11", abbey, duel});
    EXPECT_EQ(two.status, 0);
    EXPECT_THAT(two.out, HasSubstr("game 1: Ada 6, Bo 9\ngame 2: Player 1 121, Player 2 54\n"));
    // The same game in another format.
    const std::string log = source_path("examples/match/bga-log.json");
    EXPECT_EQ(run({"match", "import", "--save", log}).out, "game 1, saved earlier: Ada 6, Bo 9\n");
    ASSERT_EQ(run({"match", "import", "--save", "--date", "2026-11-20", log}).status, 0);
    EXPECT_THAT(run({"match", "games"}).out,
                ContainsRegex("   1  2026-11-20  Ada, Bo +0, 4 +after 6 turns +Club evening\n"));
    EXPECT_THAT(run({"match", "games", "1"}).out, HasSubstr(R"("event":"Club evening","date":"2026-11-20")"));
    // A game that cannot be read does not keep the others out.
    const Ran some = run({"match", "import", "--save", "none.json", file("won.json", won_game(""))});
    EXPECT_EQ(some.status, 2);
    EXPECT_THAT(some.out, HasSubstr("game 3: Ada "));
    EXPECT_THAT(some.err, HasSubstr("none.json"));
}

// The day of import says nothing about the day of the game.
TEST_F(CliCollection, ImportedGamesHaveNoOtherDateThanTheirOwn) {
    const std::string dated = file("dated.json", won_game(R"(,"date":"2026-05-02")"));
    const std::string abbey = source_path("examples/match/abbey.jcz");
    const std::string duel = source_path("examples/match/duel.json");
    ASSERT_EQ(run({"match", "import", "--save", abbey, duel}).status, 0);
    EXPECT_THAT(run({"match", "games"}).out, ContainsRegex("^game +players ")) << "no column of dates";
    ASSERT_EQ(run({"match", "import", "--save", dated}).status, 0);
    const json list = json::parse(run({"match", "games", "--json"}).out)["games"];
    EXPECT_EQ(list[0]["date"], "2026-05-02");
    EXPECT_EQ(list[1]["date"], "");
    EXPECT_EQ(list[2]["date"], "");
    // A later import can give the date.
    ASSERT_EQ(run({"match", "import", "--save", "--date", "2026-11", duel}).status, 0);
    EXPECT_EQ(json::parse(run({"match", "games", "--json"}).out)["games"][0]["date"], "2026-11");
}

TEST_F(CliCollection, NobodyContinuesAnImportedGame) {
    const std::string unfinished = R"({"version":1,"players":2,"seed":"a","moves":[],"names":["Ada","Bo"])";
    const std::string forfeited = unfinished + R"(,"forfeit":{"seat":0,"why":"left"}})";
    EXPECT_EQ(
        run({"match", "import", "--save", file("1.json", unfinished + "}"), file("2.json", forfeited)}).out,
        "game 1: Ada 0, Bo 0\ngame 2: Ada 0, Bo 0\n");
    const json list = json::parse(run({"match", "games", "--json"}).out);
    EXPECT_EQ(list["games"][0]["state"], "forfeit");
    EXPECT_EQ(list["games"][1]["state"], "unfinished");
    EXPECT_EQ(run({"match", "replay", "1"}).status, 0);
}

TEST_F(CliCollection, StoresForfeits) {
    const std::string forfeited =
        R"({"version":1,"players":2,"seed":"a","moves":[],"forfeit":{"seat":0,"why":"left"},"names":["Ada","Bo"]})";
    EXPECT_EQ(run({"match", "import", "--save", file("2.json", forfeited)}).out, "game 1: Ada 0, Bo 0\n");
    EXPECT_THAT(run({"match", "replay", "1"}).out, HasSubstr("left"));
    EXPECT_EQ(listed({"--player", "Bo", "--result", "won"}), std::vector<int>{1});
}

TEST_F(CliCollection, FindsGamesByPlayerResultEventAndOpening) {
    const std::string won = file("won.json", won_game(R"(,"event":"Cup 2026","date":"2026-05-02")"));
    const std::string lost =
        file("lost.json",
             R"({"version":1,"players":2,"deck":["RRRR"],"moves":["RRRR 1 0 0 rW"],"names":["Bo","Ada"]})");
    ASSERT_EQ(run({"match", "import", "--save", won, lost}).status, 0);
    EXPECT_EQ(listed({}), (std::vector<int>{2, 1}));
    EXPECT_EQ(listed({"--player", "ADA"}), (std::vector<int>{2, 1}));
    EXPECT_EQ(listed({"--player", "Cleo"}), std::vector<int>());
    EXPECT_EQ(listed({"--player", "Bo", "--result", "won"}), std::vector<int>{2});
    EXPECT_EQ(listed({"--player", "Bo", "--result", "lost"}), std::vector<int>{1});
    EXPECT_EQ(listed({"--player", "Bo", "--result", "drawn"}), std::vector<int>());
    EXPECT_EQ(listed({"--event", "cup"}), std::vector<int>{1});
    EXPECT_EQ(listed({"--opening", "RFr -1 0 0 rE"}), std::vector<int>{1});
    EXPECT_EQ(listed({"--opening", "RFr -1 0 0 rE; L 0 1 0 m"}), std::vector<int>());
    const Ran no_player = run({"match", "games", "--result", "won"});
    EXPECT_EQ(no_player.status, 1);
    EXPECT_EQ(no_player.err, "bastide match games: --result needs --player\n");
    EXPECT_EQ(run({"match", "games", "--event", "None"}).err, "None of the 2 saved games fits.\n");
    for (const std::string& option : std::vector<std::string>{"--player", "--event", "--opening"})
        EXPECT_EQ(run({"match", "games", option, ""}).status, 1) << option;
    const Ran no_move = run({"match", "games", "--opening", "RFr -1 0 0 rE; X"});
    EXPECT_EQ(no_move.status, 1);
    EXPECT_THAT(no_move.err, HasSubstr("--opening: the move is incomplete"));
}

TEST_F(CliCollection, CountsFirstMoves) {
    EXPECT_EQ(run({"match", "openings"}).err,
              "No games yet: play some with 'bastide match play', or add some with 'bastide match import "
              "--save'.\n");
    ASSERT_EQ(run({"match", "import", "--save", file("won.json", won_game("")),
                   source_path("examples/match/abbey.jcz")})
                  .status,
              0);
    const json list = json::parse(run({"match", "openings", "--json", "--simulations", "0"}).out)["openings"];
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list[0]["move"], "L 0 1 0 m");
    EXPECT_EQ(list[0]["games"], 1);
    EXPECT_EQ(list[0]["won"].get<int>() + list[0]["lost"].get<int>(), 0) << "the game was interrupted";
    EXPECT_FALSE(list[0].contains("lead"));
    EXPECT_EQ(list[1]["move"], "RFr -1 0 0 rE");
    EXPECT_EQ(list[1]["won"], 1);
    EXPECT_EQ(list[1]["lead"], 2);
    const Ran table = run({"match", "openings", "--keep", "1", "--simulations", "0"});
    EXPECT_THAT(table.out, HasSubstr("\n1 more: '--keep 2' lists all\n"));
    const Ran next = run({"match", "openings", "--after", "RFr -1 0 0 rE"});
    EXPECT_EQ(next.out, "");
    EXPECT_EQ(next.err, "None of the saved games fits: 'bastide match games' lists them.\n");
}

// Saves and logs state the tiles that were drawn, and not the rest of the box.
TEST_F(CliCollection, InterruptedGamesOfOtherProgramsAreNotOver) {
    const std::string record =
        R"({"version":1,"players":2,"drawn":["RFr"],"moves":["RFr -1 0 0 rE"],"names":["Ada","Bo"]})";
    ASSERT_EQ(run({"match", "import", "--save", file("drawn.json", record)}).status, 0);
    const json list = json::parse(run({"match", "games", "--json"}).out);
    EXPECT_EQ(list["games"][0]["state"], "unfinished");
    EXPECT_EQ(listed({"--player", "Ada", "--result", "won"}), std::vector<int>());
    EXPECT_THAT(run({"match", "replay", "1"}).out, HasSubstr("1 move. The game is not over\n"));
}

TEST_F(CliCollection, SearchesProblemsInRecordedGames) {
    const std::string game = source_path("examples/match/duel.json");
    const json all = json::parse(run({"match", "problems", "--from", game, "--json"}).out)["problems"];
    ASSERT_FALSE(all.empty());
    const json mine = json::parse(
        run({"match", "problems", "--from", game, "--player", "Player 2", "--json"}).out)["problems"];
    EXPECT_LT(mine.size(), all.size());
    for (const json& problem : mine) {
        EXPECT_EQ(problem["match"]["moves"].size() % 2, 1U) << "the turns of the second player";
        EXPECT_NE(std::ranges::find(all, problem), all.end());
    }
    EXPECT_EQ(run({"match", "problems", "--from", "saved"}).err,
              "--from: there are no saved games: play some with 'bastide match play'\n");
    EXPECT_EQ(run({"match", "problems", "--from", game, "--player", "Cleo"}).err,
              "--from: none of the games has the player 'Cleo'\n");
    EXPECT_EQ(run({"match", "problems", "--from", "saved,1"}).err,
              "--from: 'saved' means all saved games: name nothing else beside it\n");
    EXPECT_EQ(run({"match", "problems", "--from", ""}).status, 1);
    EXPECT_EQ(
        run({"match", "problems", "--from", source_path("examples/match/abbey.jcz"), "--player", "Bo"}).out,
        "Bo missed no move that is a point better than every other.\n");
    EXPECT_EQ(run({"match", "problems", "--player", "Ada"}).status, 1);
    EXPECT_EQ(run({"match", "problems", "--from", game, "--games", "3"}).status, 1);
}

}  // namespace
}  // namespace bastide::cli
