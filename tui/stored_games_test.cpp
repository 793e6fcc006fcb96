// The lists of games that were played, and how they become shorter.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/testing/run_command.h"
#include "cli/testing/terminal_player.h"
#include "os/testing/test_folder.h"
#include "tui/game_store.h"
#include "tui/match/match_store.h"
#include "tui/solo/solo_store.h"

namespace bastide::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;

// A folder with some matches and games, and the command run upon it.
struct Home {
    os::TestFolder data;

    std::string matches() const { return data / "bastide/matches.db"; }

    void save_match(const std::vector<std::string>& names, const std::string& seed, bool ranked,
                    int turns) const {
        auto store = tui::MatchStore::open(matches());
        ASSERT_TRUE(store);
        std::vector<match::Seat> seats;
        for (const std::string& name : names) seats.push_back({.name = name});
        match::Deal deal{.seed = seed};
        deal.settings.players = static_cast<std::uint8_t>(names.size());
        match::Record record(deal);
        for (int i = 0; i < turns; ++i) ASSERT_TRUE(record.play(record.game().legal_moves().front()));
        tui::GameKey key;
        ASSERT_TRUE(store->save(key, table_of(record, seats, ranked)));
    }

    Ran run(const std::vector<std::string>& words) const {
        return run_command(words, "", {"XDG_DATA_HOME=" + data.path()});
    }
};

TEST(TuiStoredGames, TheListLinesUpAndShowsNamesSafely) {
    const Home home;
    home.save_match({"Anna", "Ben"}, "one", false, 1);
    home.save_match({"a\x1b[2Jb", "Zoë", "you"}, "two", true, 4);
    const Ran list = home.run({"match", "games"});
    EXPECT_EQ(list.status, 0) << list.err;
    EXPECT_THAT(
        list.out,
        MatchesRegex("game  date        players              points   state                  seed\n"
                     "   2  20..-..-..  a\\\\x1b\\[2Jb, Zoë, you  0, 0, 0  after 4 turns, ranked  two\n"
                     "   1  20..-..-..  Anna, Ben            0, 0     after 1 turn           one\n"));
    const auto games = nlohmann::json::parse(home.run({"match", "games", "--json"}).out)["games"]
                           .get<std::vector<nlohmann::json>>();
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0]["game"], 2);
    EXPECT_EQ(games[0]["players"][1], (nlohmann::json{{"name", "Zoë"}, {"points", 0}}));
    EXPECT_EQ(games[0]["ranked"], true);
    EXPECT_EQ(games[1]["state"], "unfinished");
    EXPECT_EQ(games[1]["turns"], 1);
    EXPECT_EQ(games[1]["seed"], "one");
    EXPECT_EQ(home.run({"match", "games", "--json", "1"}).status, 1) << "a game is JSON anyway";
    EXPECT_EQ(home.run({"solo", "games", "--json"}).out, "{\"games\":[]}\n");
}

TEST(TuiStoredGames, MustBeInAFile) {
    for (const std::string make : {"mkfifo", "mkdir"}) {
        const Home home;
        run_shell("mkdir -p '" + (home.data / "bastide") + "'; " + make + " '" + home.matches() + "'");
        const Ran list = home.run({"match", "games"});
        EXPECT_EQ(list.status, 2);
        EXPECT_THAT(list.err, HasSubstr(make == "mkdir" ? "this is a folder: expected a database"
                                                        : "this is not a regular file: expected a database"));
    }
}

TEST(TuiStoredGames, DeletingAGameRemovesItsData) {
    const Home home;
    for (const char* const seed : {"one", "two", "three"}) home.save_match({"Anna", "Ben"}, seed, false, 2);
    const Ran deleted = home.run({"match", "games", "--delete", "2", "--yes"});
    EXPECT_EQ(deleted.status, 0) << deleted.err;
    EXPECT_THAT(deleted.out + deleted.err, IsEmpty());
    const Ran list = home.run({"match", "games"});
    EXPECT_THAT(list.out, testing::AllOf(HasSubstr("one"), HasSubstr("three"), Not(HasSubstr("two"))));
    auto database = tui::Database::open(home.matches());
    EXPECT_EQ(tui::number(*database, "SELECT count(*) FROM saved_games WHERE id = 2"), 0);
    EXPECT_EQ(tui::number(*database, "SELECT count(*) FROM saved_games"), 2);
    const Ran again = home.run({"match", "games", "--delete", "2", "--yes"});
    EXPECT_EQ(again.status, 2);
    EXPECT_EQ(
        again.err,
        "bastide match games: there is no game 2: 'bastide match games' lists those that you have played\n");
}

TEST(TuiStoredGames, DamagedGamesCanBeDeletedAndAreNotResumed) {
    const Home home;
    home.save_match({"Anna", "Ben"}, "good", false, 2);
    home.save_match({"Anna", "Ben"}, "bad", false, 2);
    ASSERT_TRUE(tui::Database::open(home.matches())->run("UPDATE saved_games SET played = 9 WHERE id = 2"));
    EXPECT_EQ(tui::MatchStore::open(home.matches())->unfinished(), 1);
    EXPECT_EQ(home.run({"match", "games"}).status, 2);
    EXPECT_EQ(home.run({"match", "games", "--delete", "2", "--yes"}).status, 0);
    EXPECT_EQ(home.run({"match", "games"}).status, 0);
}

TEST(TuiStoredGames, DeletesNothingWithoutConfirmation) {
    const Home home;
    home.save_match({"Anna", "Ben"}, "one", false, 2);
    const Ran ran = home.run({"match", "games", "--delete", "1"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr("add --yes"));
    EXPECT_EQ(home.run({"match", "games", "--yes"}).status, 1);
    EXPECT_EQ(home.run({"match", "games", "1", "--delete", "1"}).status, 1);
    EXPECT_EQ(home.run({"match", "games", "1"}).status, 0);
    const Ran none = home.run({"solo", "games", "--delete", "1", "--yes"});
    EXPECT_EQ(none.status, 2);
    EXPECT_THAT(none.err, HasSubstr("bastide solo games: there is no game 1: 'bastide solo games' lists "
                                    "those that you have played\n"));
    EXPECT_EQ(home.data.files(), 1) << "to look makes nothing";
}

TEST(TuiStoredGames, DeletingAsksForConfirmation) {
    const Home home;
    home.save_match({"Anna", "Ben"}, "one", false, 2);
    TerminalPlayer user("match games", home.data.path());
    user.start("--delete 1");
    user.await("Anna, Ben? y/N");
    user.keys("Enter");
    user.await("status 0");
    EXPECT_EQ(home.run({"match", "games", "1"}).status, 0);
    user.start("--delete 1");
    user.await("y/N");
    user.keys("y Enter");
    user.await("status 0");
    EXPECT_EQ(home.run({"match", "games", "1"}).status, 2);
}

TEST(TuiStoredGames, SoloGamesCanBeDeleted) {
    const Home home;
    {
        auto store = tui::SoloStore::open(home.data / "bastide/solo.db");
        ASSERT_TRUE(store);
        tui::GameKey key;
        const solo::Record record({.settings = {.size = 5, .dealer = {}}, .seed = "one"});
        ASSERT_TRUE(store->save(key, table_of(record, false)));
    }
    EXPECT_EQ(home.run({"solo", "games", "1"}).status, 0);
    EXPECT_EQ(home.run({"solo", "games", "--delete", "1", "--yes"}).status, 0);
    EXPECT_THAT(home.run({"solo", "games"}).err, HasSubstr("No games yet"));
}

}  // namespace
}  // namespace bastide::cli
