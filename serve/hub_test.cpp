// Tables on a server: every sent event was stored, other events were not sent, and returning clients receive
// the missing events.
#include "serve/hub.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/base/sha256.h"
#include "bastide/match/online/testing/two_people.h"
#include "serve/testing/hub_server.h"

namespace bastide::serve {
namespace {

using match::testing::two_people;
using nlohmann::json;
using ::testing::HasSubstr;

TEST(ServeHub, TwoPlayAMatchToItsEndAndAThirdWatches) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    const auto third = server.come(keys.watch);
    EXPECT_EQ(anna->received.front()["seat"], 0);
    EXPECT_TRUE(third->received.front()["seat"].is_null());
    EXPECT_EQ(third->of("there").back()["seats"], json({true, true}));
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}, {"word", "plum"}});
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    EXPECT_EQ(anna->of("done").size(), 1U);
    for (int turn = 0; !server.some_move().empty(); ++turn) {
        const auto& mover = turn % 2 == 0 ? anna : ben;
        server.send(mover, {{"do", "move"}, {"id", 10 + turn}, {"move", server.some_move()}});
        ASSERT_EQ(mover->of("done").back()["id"], 10 + turn);
    }
    EXPECT_EQ(third->entries(), anna->entries());
    EXPECT_EQ(third->entries().back()["is"], "ended");
    EXPECT_EQ(std::ssize(third->entries()), std::ssize(server.store->tables.begin()->second.entries));
    EXPECT_TRUE(third->of("refused").empty());
}

TEST(ServeHub, ReconnectingClientsGetMissingEvents) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    const int seen = static_cast<int>(anna->entries().size());
    server.hub->leave(anna);
    EXPECT_EQ(ben->of("there").back()["seats"], json({false, true}));
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    anna = server.come(keys.seats[0], seen);
    EXPECT_EQ(anna->entries().front()["n"], seen + 1);
    EXPECT_EQ(anna->entries().front()["text"], "Ben");
    EXPECT_EQ(anna->entries().back()["is"], "drew");
}

// The server was restored from a backup that is older than what the page has seen.
TEST(ServeHub, PagesThatHaveSeenMoreThanThereIsReload) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    const auto ben = server.come(keys.seats[1]);
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    const auto anna = server.come(keys.seats[0], 2);
    ASSERT_EQ(anna->received.size(), 1U);
    EXPECT_EQ(anna->received.front()["is"], "reload");
    EXPECT_EQ(server.hub->clients(), 1U);
    EXPECT_EQ(server.come(keys.seats[0], 1)->of("table").size(), 1U);
    // Without what it has seen, it gets everything.
    EXPECT_EQ(server.come(keys.seats[0])->entries().size(), 1U);
}

TEST(ServeHub, ReportsDamagedTables) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    server.send(server.come(keys.seats[0]), {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    StoredTable& stored = server.store->tables.begin()->second;
    ASSERT_FALSE(stored.entries.empty());
    stored.entries.front().kind = match::TableEventKind::moved;
    server.restart();
    const auto anna = server.come(keys.seats[0]);
    EXPECT_TRUE(anna->received.empty()) << "guests do not see the reason";
    EXPECT_EQ(anna->turned_away, 1);
    ASSERT_EQ(server.warnings.size(), 1U);
    EXPECT_EQ(to_string(server.warnings.front()),
              "table " + stored.id + ", entry 1: this table is damaged: 'moved' is not possible here");
    server.come("no key");
    EXPECT_EQ(server.warnings.size(), 1U);
}

TEST(ServeHub, ReadErrorsGoToTheOperatorAndThePageTriesAgain) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    server.store->is_unreadable = true;
    const auto anna = server.come(keys.seats[0]);
    EXPECT_TRUE(anna->received.empty());
    EXPECT_EQ(anna->turned_away, 1);
    ASSERT_EQ(server.warnings.size(), 1U);
    EXPECT_EQ(to_string(server.warnings.front()), "tables.db: disk I/O error");
    server.store->is_unreadable = false;
    EXPECT_EQ(server.come(keys.seats[0])->of("table").size(), 1U);
}

TEST(ServeHub, LoadsATableOnceForAllItsClients) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    server.is_slow = true;
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    const auto gone = server.come(keys.watch);
    EXPECT_TRUE(server.hub->is_opening(anna));
    server.hub->leave(gone);
    server.settle();
    EXPECT_FALSE(server.hub->is_opening(anna));
    EXPECT_EQ(server.store->loads, 1);
    EXPECT_EQ(anna->opened_tables, 1);
    EXPECT_EQ(anna->of("there").back()["seats"], json({true, true}));
    EXPECT_EQ(ben->of("there").back()["watching"], 0);
    EXPECT_TRUE(gone->received.empty());
    EXPECT_EQ(server.hub->clients(), 2U);
    server.come(keys.watch);
    server.settle();
    EXPECT_EQ(server.store->loads, 1) << "it is in memory";
    const auto refused = std::make_shared<Ear>();
    refused->is_allowed = false;
    server.send(refused,
                {{"do", "open"}, {"version", match::protocol_version}, {"key", keys.watch}, {"seen", 0}});
    EXPECT_EQ(refused->turned_away, 1);
    EXPECT_FALSE(server.hub->is_opening(refused));
}

TEST(ServeHub, CrowdsLearnWhoIsPresentOncePerTick) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    const auto anna = server.come(keys.seats[0]);
    std::vector<std::shared_ptr<Ear>> crowd;
    for (int i = 0; i < 50; ++i) crowd.push_back(server.come(keys.watch));
    EXPECT_LT(anna->of("there").size(), 20U);
    server.hub->tick();
    EXPECT_EQ(anna->of("there").back()["watching"], 50);
}

TEST(ServeHub, AcknowledgedEventsSurviveACrash) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    auto anna = server.come(keys.seats[0]);
    auto ben = server.come(keys.seats[1]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    server.send(anna, {{"do", "move"}, {"id", 2}, {"move", server.some_move()}});
    const auto entries_now = anna->entries();
    server.is_slow = true;
    server.send(ben, {{"do", "move"}, {"id", 3}, {"move", server.some_move()}});
    EXPECT_TRUE(ben->of("done").back()["id"] != 3) << "not before it is kept";
    EXPECT_EQ(anna->entries(), entries_now) << "and nobody is told";
    server.restart();
    server.is_slow = false;
    anna = server.come(keys.seats[0]);
    EXPECT_EQ(anna->entries(), entries_now);
    ben = server.come(keys.seats[1]);
    server.send(ben, {{"do", "move"}, {"id", 3}, {"move", server.some_move()}});
    EXPECT_EQ(ben->of("done").back()["id"], 3);
}

TEST(ServeHub, EventsThatCannotBeStoredAreRejected) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    const auto anna = server.come(keys.seats[0]);
    server.store->is_full = true;
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    ASSERT_EQ(anna->of("refused").size(), 1U);
    EXPECT_THAT(std::string(anna->of("refused")[0]["why"]), HasSubstr("the disk is full"));
    EXPECT_TRUE(anna->entries().empty());
    EXPECT_FALSE(server.try_create(two_people));
    server.store->is_full = false;
    server.send(anna, {{"do", "sit"}, {"id", 2}, {"name", "Anna"}});
    EXPECT_EQ(anna->of("done").size(), 1U);
}

TEST(ServeHub, RequestsWaitWhileEventsAreStored) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    server.is_slow = true;
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(ben, {{"do", "sit"}, {"id", 2}, {"name", "Ben"}});
    EXPECT_TRUE(ben->of("refused").empty());
    server.settle();
    EXPECT_EQ(anna->of("done").size(), 1U);
    EXPECT_THAT(std::string(ben->of("refused").at(0)["why"]), HasSubstr("choose another name"));
    EXPECT_EQ(ben->of("done").at(0)["id"], 2);
    // Clients that have left get no answer.
    server.send(anna, {{"do", "resign"}, {"id", 9}});
    server.hub->leave(anna);
    server.settle();
    EXPECT_EQ(ben->entries().back()["is"], "ended");
}

TEST(ServeHub, BotsPlayTheirSeats) {
    HubServer server;
    const match::TableKeys keys =
        server.create_table(R"({"seats":[{"bot":"easy"},{"bot":null},{"bot":"random"}]})");
    EXPECT_TRUE(keys.seats[0].empty());
    const auto anna = server.come(keys.seats[1]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    while (!server.some_move().empty()) {
        server.let_think();
        const std::string move = server.some_move();
        if (!move.empty()) server.send(anna, {{"do", "move"}, {"id", 2}, {"move", move}});
    }
    EXPECT_EQ(anna->entries().back()["is"], "ended");
    EXPECT_TRUE(anna->of("refused").empty());
}

TEST(ServeHub, BotsContinueAfterACrash) {
    HubServer server;
    const match::TableKeys keys = server.create_table(R"({"seats":[{"bot":null},{"bot":"easy"}]})");
    auto anna = server.come(keys.seats[0]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(anna, {{"do", "move"}, {"id", 2}, {"move", server.some_move()}});
    ASSERT_EQ(server.thoughts.size(), 1U);
    // An undo during the bot's search: its result is ignored.
    server.send(anna, {{"do", "back"}, {"id", 3}});
    EXPECT_EQ(anna->entries().back()["is"], "back");
    server.let_think();
    EXPECT_EQ(anna->entries().back()["is"], "back");
    server.send(anna, {{"do", "move"}, {"id", 4}, {"move", server.some_move()}});
    server.restart();
    anna = server.come(keys.seats[0]);
    ASSERT_EQ(server.thoughts.size(), 1U) << "it is asked as soon as somebody comes";
    server.let_think();
    EXPECT_EQ(anna->of("entries").back()["entries"][0]["is"], "moved");
}

TEST(ServeHub, ABotSearchesOneMoveAtATime) {
    HubServer server;
    const match::TableKeys keys = server.create_table(R"({"seats":[{"bot":null},{"bot":"easy"}]})");
    const auto anna = server.come(keys.seats[0]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(anna, {{"do", "move"}, {"id", 2}, {"move", server.some_move()}});
    // Even if other things happen meanwhile, including the same turn again.
    server.send(anna, {{"do", "say"}, {"id", 3}, {"number", 0}});
    server.send(anna, {{"do", "back"}, {"id", 4}});
    server.send(anna, {{"do", "move"}, {"id", 5}, {"move", server.some_move()}});
    server.hub->tick();
    EXPECT_EQ(server.thoughts.size(), 1U);
}

TEST(ServeHub, ABotAnswersThePositionOnTheTable) {
    HubServer server;
    const match::TableKeys keys = server.create_table(R"({"seats":[{"bot":null},{"bot":"easy"}]})");
    const auto anna = server.come(keys.seats[0]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    const std::vector<std::string> moves = server.moves();
    ASSERT_GE(moves.size(), 2U);
    server.send(anna, {{"do", "move"}, {"id", 2}, {"move", moves.front()}});
    server.send(anna, {{"do", "back"}, {"id", 3}});
    server.send(anna, {{"do", "move"}, {"id", 4}, {"move", moves.back()}});
    ASSERT_EQ(server.thoughts.size(), 1U);
    server.let_think_once();
    EXPECT_EQ(server.thoughts.size(), 1U)
        << "the search was for the move that was undone, so the bot searches again";
    EXPECT_NE(anna->entries().back()["seat"], 1);
    server.let_think();
    EXPECT_EQ(anna->of("entries").back()["entries"][0]["seat"], 1);
}

TEST(ServeHub, BotsDoNotThinkAboutFinishedGames) {
    HubServer server;
    const match::TableKeys keys = server.create_table(R"({"seats":[{"bot":null},{"bot":"easy"}]})");
    const auto anna = server.come(keys.seats[0]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(anna, {{"do", "move"}, {"id", 2}, {"move", server.some_move()}});
    ASSERT_EQ(server.thoughts.size(), 1U);
    server.send(anna, {{"do", "resign"}, {"id", 3}});
    server.let_think();
    EXPECT_EQ(server.thought, 0);
    EXPECT_EQ(anna->entries().back()["is"], "ended");
}

TEST(ServeHub, BotsSearchAgainAfterUndoAndReplay) {
    HubServer server;
    const match::TableKeys keys = server.create_table(R"({"seats":[{"bot":null},{"bot":"easy"}]})");
    const auto anna = server.come(keys.seats[0]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    const std::string move = server.some_move();
    server.send(anna, {{"do", "move"}, {"id", 2}, {"move", move}});
    server.send(anna, {{"do", "back"}, {"id", 3}});
    server.send(anna, {{"do", "move"}, {"id", 4}, {"move", move}});
    EXPECT_EQ(server.thoughts.size(), 1U);
    server.let_think();
    EXPECT_EQ(server.thought, 1);
    EXPECT_EQ(anna->of("entries").back()["entries"][0]["is"], "moved");
    EXPECT_EQ(anna->of("entries").back()["entries"][0]["seat"], 1);
}

TEST(ServeHub, RematchesRespectTheTableLimit) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    server.send(ben, {{"do", "resign"}, {"id", 2}});
    anna->is_allowed = false;
    server.send(ben, {{"do", "rematch"}, {"id", 3}});
    EXPECT_EQ(ben->of("done").back()["id"], 3) << "asking creates no table";
    server.send(anna, {{"do", "rematch"}, {"id", 3}});
    EXPECT_THAT(std::string(anna->of("refused").at(0)["why"]), HasSubstr("too many tables"));
    EXPECT_EQ(server.store->tables.size(), 1U);
    anna->is_allowed = true;
    server.send(anna, {{"do", "rematch"}, {"id", 4}});
    EXPECT_EQ(server.store->tables.size(), 2U);
}

TEST(ServeHub, BotsContinueWhenStorageRecovers) {
    HubServer server;
    const match::TableKeys keys = server.create_table(R"({"seats":[{"bot":null},{"bot":"easy"}]})");
    const auto anna = server.come(keys.seats[0]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(anna, {{"do", "move"}, {"id", 2}, {"move", server.some_move()}});
    server.store->is_full = true;
    server.let_think();
    EXPECT_TRUE(server.thoughts.empty()) << "it does not think again at once";
    server.store->is_full = false;
    server.hub->tick();
    server.let_think();
    EXPECT_EQ(anna->of("entries").back()["entries"][0]["is"], "moved");
    EXPECT_EQ(anna->of("entries").back()["entries"][0]["seat"], 1);
}

TEST(ServeHub, AClockRunsWithoutClients) {
    HubServer server;
    const match::TableKeys keys =
        server.create_table(R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})");
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    server.now += 14 * 60'000;
    server.hub->tick();
    EXPECT_EQ(ben->entries().back()["is"], "drew");
    server.now += 60'000;
    server.hub->tick();
    EXPECT_EQ(ben->entries().back()["is"], "ended");
}

TEST(ServeHub, ExpiredClocksRejectMoves) {
    HubServer server;
    const match::TableKeys keys =
        server.create_table(R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})");
    auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    const std::string move = server.some_move();
    server.now += 16 * 60'000;
    // No tick has run yet, and the disk is full at first.
    server.store->is_full = true;
    server.send(anna, {{"do", "move"}, {"id", 2}, {"move", move}});
    EXPECT_THAT(std::string(anna->of("refused").at(0)["why"]), HasSubstr("the disk is full"));
    server.store->is_full = false;
    server.send(anna, {{"do", "move"}, {"id", 3}, {"move", move}});
    EXPECT_EQ(anna->of("refused").at(1)["why"], "the game is over");
    EXPECT_EQ(ben->entries().at(ben->entries().size() - 2)["is"], "late");
}

TEST(ServeHub, OpeningAfterTheClockExpiredEndsTheGame) {
    HubServer server;
    const match::TableKeys keys =
        server.create_table(R"({"seats":[{"bot":null},{"bot":null}],"clock":"day"})");
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    server.restart();
    server.now += 3 * 24 * 3'600'000LL;
    EXPECT_EQ(server.come(keys.seats[0])->entries().back()["is"], "ended");
}

TEST(ServeHub, ARematchIsFoundLater) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    server.send(ben, {{"do", "rematch"}, {"id", 5}});
    EXPECT_THAT(std::string(ben->of("refused").at(0)["why"]), HasSubstr("not over"));
    server.send(ben, {{"do", "resign"}, {"id", 2}});
    server.send(anna, {{"do", "rematch"}, {"id", 3}});
    EXPECT_EQ(ben->entries().back()["is"], "wants");
    server.send(ben, {{"do", "decline"}, {"id", 3}});
    EXPECT_EQ(anna->entries().back()["is"], "refused");
    server.send(anna, {{"do", "rematch"}, {"id", 4}});
    EXPECT_EQ(server.store->tables.size(), 1U);
    server.send(ben, {{"do", "rematch"}, {"id", 4}});
    const std::string of_anna = anna->of("rematch").at(0)["key"];
    const std::string of_ben = ben->of("rematch").at(0)["key"];
    EXPECT_NE(of_anna, of_ben);
    server.send(ben, {{"do", "rematch"}, {"id", 6}});
    EXPECT_THAT(std::string(ben->of("refused").back()["why"]), HasSubstr("already"));
    server.restart();
    EXPECT_EQ(server.come(keys.seats[1])->of("rematch").at(0)["key"], of_ben) << "by the old link";
    EXPECT_EQ(server.come(of_anna)->received.front()["seat"], 1) << "everybody moves up a seat";
    EXPECT_EQ(server.come(of_ben)->received.front()["seat"], 0);
    const std::string watching = server.come(keys.watch)->of("rematch").at(0)["key"];
    EXPECT_TRUE(server.come(watching)->received.front()["seat"].is_null());
}

TEST(ServeHub, StoredHashesDoNotGrantAccess) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    server.send(ben, {{"do", "resign"}, {"id", 2}});
    for (const auto& each : {anna, ben}) server.send(each, {{"do", "rematch"}, {"id", 3}});
    ASSERT_EQ(server.store->tables.size(), 2U);
    for (const auto& [id, table] : server.store->tables) {
        for (const AccessKey& door : table.access_keys) {
            const std::string of_secret = "rematch\n" + table.secret.text + '\n' + door.hash;
            for (const std::string& guess :
                 {door.hash, "rematch\n" + door.hash, sha256(of_secret).substr(0, 32), of_secret})
                EXPECT_EQ(server.come(guess)->received.front()["is"], "refused") << guess;
        }
    }
}

TEST(ServeHub, OneLinkLeadsThroughASeriesOfMatches) {
    HubServer server;
    match::TableKeys keys = server.create_table(two_people);
    const std::string first = keys.seats[0];
    for (int match = 0; match < 3; ++match) {
        const auto anna = server.come(keys.seats[0]);
        const auto ben = server.come(keys.seats[1]);
        EXPECT_EQ(anna->received.front()["seat"], match % 2);
        server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
        server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
        server.send(ben, {{"do", "resign"}, {"id", 2}});
        server.send(ben, {{"do", "rematch"}, {"id", 3}});
        server.hub->leave(ben);
        server.send(anna, {{"do", "rematch"}, {"id", 3}});
        keys.seats[0] = anna->of("rematch").at(0)["key"];
        keys.seats[1] = server.come(keys.seats[1])->of("rematch").at(0)["key"];
    }
    EXPECT_EQ(keys.seats[0], first + ".4");
    EXPECT_EQ(server.come(keys.seats[1])->received.front()["seat"], 0);
}

// An own key as a page chooses it.
std::string own(char digit) {
    return '~' + std::string(32, digit);
}

TEST(ServeHub, TheInvitationLetsPeopleSitUntilAllSeatsAreTaken) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    const auto anna = server.come(keys.watch + own('a'));
    const auto ben = server.come(keys.watch + own('b'));
    const auto eve = server.come(keys.watch + own('e'));
    const auto guest = server.come(keys.watch);
    for (const auto& each : {anna, ben, eve, guest}) EXPECT_TRUE(each->received.front()["seat"].is_null());
    server.send(guest, {{"do", "sit"}, {"id", 1}, {"name", "Guest"}});
    EXPECT_THAT(std::string(guest->of("refused").at(0)["why"]), HasSubstr("spectators"));
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    EXPECT_EQ(anna->of("table").back()["seat"], 0);
    EXPECT_EQ(anna->of("there").back()["seats"], json({true, false}));
    server.send(anna, {{"do", "sit"}, {"id", 2}, {"name", "Anna 2"}});
    EXPECT_THAT(std::string(anna->of("refused").at(0)["why"]), HasSubstr("already sit"));
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    EXPECT_EQ(ben->of("table").back()["seat"], 1);
    EXPECT_EQ(ben->entries().back()["is"], "drew");
    server.send(eve, {{"do", "sit"}, {"id", 1}, {"name", "Eve"}});
    EXPECT_THAT(std::string(eve->of("refused").at(0)["why"]), HasSubstr("has begun"));
    server.send(eve, {{"do", "resign"}, {"id", 2}});
    EXPECT_THAT(std::string(eve->of("refused").at(1)["why"]), HasSubstr("spectators"));
    // The seat belongs to the own key, on every device and after a restart, and to nothing else.
    server.restart();
    EXPECT_EQ(server.come(keys.watch + own('b'))->received.front()["seat"], 1);
    for (const std::string& other : {keys.watch, keys.watch + own('c'), keys.seats[0], keys.seats[1]})
        EXPECT_TRUE(server.come(other)->received.front()["seat"].is_null()) << other;
    for (const std::string& guess : {"~" + sha256(own('b').substr(1)), std::string("~short")})
        EXPECT_NE(server.come(keys.watch + guess)->received.front().value("seat", json(-1)), 1) << guess;
}

TEST(ServeHub, WhoLeavesTheSeatWatchesAndMaySitAgain) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    const auto anna = server.come(keys.watch + own('a'));
    const auto ben = server.come(keys.watch + own('b'));
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(anna, {{"do", "stand"}, {"id", 2}});
    EXPECT_TRUE(anna->of("table").back()["seat"].is_null());
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    EXPECT_EQ(ben->of("table").back()["seat"], 0);
    server.send(anna, {{"do", "sit"}, {"id", 3}, {"name", "Anna"}});
    EXPECT_EQ(anna->of("table").back()["seat"], 1);
}

TEST(ServeHub, ARematchHoldsTheSeatsOfTheInvited) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    const auto anna = server.come(keys.watch + own('a'));
    const auto ben = server.come(keys.watch + own('b'));
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    server.send(ben, {{"do", "resign"}, {"id", 2}});
    for (const auto& each : {anna, ben}) server.send(each, {{"do", "rematch"}, {"id", 3}});
    EXPECT_EQ(anna->of("rematch").at(0)["key"], keys.watch + ".2" + own('a'));
    const auto anna_again = server.come(anna->of("rematch").at(0)["key"]);
    const auto ben_again = server.come(ben->of("rematch").at(0)["key"]);
    EXPECT_EQ(anna_again->received.front()["seat"], 1) << "everybody moves up a seat";
    EXPECT_EQ(ben_again->received.front()["seat"], 0);
    const auto eve = server.come(keys.watch + ".2" + own('e'));
    server.send(eve, {{"do", "sit"}, {"id", 1}, {"name", "Eve"}});
    EXPECT_THAT(std::string(eve->of("refused").at(0)["why"]), HasSubstr("all seats are taken"));
    server.send(anna_again, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(ben_again, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    EXPECT_EQ(anna_again->entries().back()["is"], "drew");
}

TEST(ServeHub, ExplainsErrors) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    const auto why = [&](const std::string& message) {
        const auto client = std::make_shared<Ear>();
        server.hub->take(client, message);
        return client->of("refused").empty() ? "" : std::string(client->of("refused").back()["why"]);
    };
    EXPECT_THAT(why("{"), HasSubstr("JSON"));
    EXPECT_THAT(why(R"({"do":"resign"})"), HasSubstr("open a table first"));
    const json unknown = {{"do", "open"}, {"version", match::protocol_version}, {"key", "guess"}};
    EXPECT_THAT(why(unknown.dump()), HasSubstr("does not know its key"));
    const auto old = std::make_shared<Ear>();
    server.hub->take(old, R"({"do":"open","version":1,"key":"guess"})");
    EXPECT_EQ(old->of("reload").size(), 1U);
    const auto third = server.come(keys.watch);
    server.send(third, {{"do", "sit"}, {"id", 1}, {"name", "Eve"}});
    EXPECT_THAT(std::string(third->of("refused").at(0)["why"]), HasSubstr("spectators"));
    server.send(third, {{"do", "rematch"}, {"id", 1}});
    EXPECT_THAT(std::string(third->of("refused").at(1)["why"]), HasSubstr("spectators"));
}

TEST(ServeHub, ClosesTablesWithoutClients) {
    HubServer server;
    const match::TableKeys keys = server.create_table(two_people);
    const auto anna = server.come(keys.seats[0]);
    server.now += 3'600'000;
    server.hub->tick();
    EXPECT_EQ(server.hub->tables(), 1U);
    server.hub->leave(anna);
    server.hub->tick();
    EXPECT_EQ(server.hub->tables(), 1U);
    server.now += 61'000;
    server.hub->tick();
    EXPECT_EQ(server.hub->tables(), 0U);
    EXPECT_EQ(server.hub->clients(), 0U);
    EXPECT_EQ(server.come(keys.seats[0])->received.front()["is"], "table");
}

}  // namespace
}  // namespace bastide::serve
