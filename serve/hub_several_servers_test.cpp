// Two servers over one store: each sends the events that the other stores, and no command is refused
// unnecessarily if both store at once.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/match/online/testing/two_people.h"
#include "serve/testing/hub_server.h"

namespace bastide::serve {
namespace {

using match::testing::two_people;
using nlohmann::json;
using ::testing::HasSubstr;

// Anna has the table open at one server, Ben at the other.
struct TwoServers {
    explicit TwoServers(const char* settings = two_people)
        : keys(one.create_table(settings)), anna(one.come(keys.seats[0])), ben(other.come(keys.seats[1])) {}

    void deliver_updates() {
        one.deliver_updates();
        other.deliver_updates();
    }
    void sit() {
        one.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
        deliver_updates();
        other.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
        deliver_updates();
    }

    std::shared_ptr<MemoryStore> store = std::make_shared<MemoryStore>();
    HubServer one{store};
    HubServer other{store};
    match::TableKeys keys;
    std::shared_ptr<Ear> anna;
    std::shared_ptr<Ear> ben;
};

TEST(ServeHubOthers, TwoPlayAMatchAtTwoServers) {
    TwoServers servers;
    servers.sit();
    for (int turn = 0; !servers.one.some_move().empty(); ++turn) {
        HubServer& server = turn % 2 == 0 ? servers.one : servers.other;
        const auto& mover = turn % 2 == 0 ? servers.anna : servers.ben;
        server.send(mover, {{"do", "move"}, {"id", 10 + turn}, {"move", server.some_move()}});
        ASSERT_EQ(mover->of("done").back()["id"], 10 + turn);
        servers.deliver_updates();
    }
    EXPECT_EQ(servers.anna->entries().back()["is"], "ended");
    EXPECT_EQ(servers.anna->entries(), servers.ben->entries());
    EXPECT_TRUE(servers.anna->of("refused").empty());
    EXPECT_TRUE(servers.ben->of("refused").empty());
}

TEST(ServeHubOthers, ConflictingCommandsAreRetried) {
    TwoServers servers;
    servers.one.send(servers.anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    // No notification has arrived yet: to the other server the table is empty, and Ben the first.
    servers.other.send(servers.ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    EXPECT_EQ(servers.ben->of("done").size(), 1U);
    EXPECT_TRUE(servers.ben->of("refused").empty());
    EXPECT_EQ(servers.ben->entries().front()["text"], "Anna");
    EXPECT_EQ(servers.ben->entries().back()["is"], "drew") << "so the match begins";
    servers.deliver_updates();
    EXPECT_EQ(servers.anna->entries(), servers.ben->entries());
}

TEST(ServeHubOthers, ConflictingCommandsThatBecameIllegalAreRejected) {
    TwoServers servers;
    servers.one.send(servers.anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    servers.other.send(servers.ben, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    EXPECT_THAT(std::string(servers.ben->of("refused").at(0)["why"]), HasSubstr("choose another name"));
    EXPECT_TRUE(servers.ben->of("done").empty());
}

TEST(ServeHubOthers, ASeatCanBeTakenOnOneServerOnly) {
    TwoServers servers;
    servers.one.send(servers.anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    const auto again = servers.other.come(servers.keys.seats[0]);
    EXPECT_EQ(again->entries().back()["text"], "Anna") << "although the server had the table open without";
    servers.other.send(again, {{"do", "sit"}, {"id", 1}, {"name", "Annabel"}});
    EXPECT_THAT(std::string(again->of("refused").at(0)["why"]), HasSubstr("you already sit there"));
}

TEST(ServeHubOthers, OnlyOneBotMoveCountsIfBothServersSearch) {
    TwoServers servers(R"({"seats":[{"bot":null},{"bot":null},{"bot":"easy"}]})");
    servers.sit();
    servers.one.send(servers.anna, {{"do", "move"}, {"id", 2}, {"move", servers.one.some_move()}});
    servers.deliver_updates();
    servers.other.send(servers.ben, {{"do", "move"}, {"id", 3}, {"move", servers.other.some_move()}});
    servers.deliver_updates();
    EXPECT_EQ(servers.one.thoughts.size(), 1U);
    EXPECT_EQ(servers.other.thoughts.size(), 1U);
    servers.one.let_think();
    servers.other.let_think();
    servers.deliver_updates();
    const auto moves = std::ranges::count_if(servers.ben->entries(), [](const json& entry) {
        return entry["is"] == "moved" && entry["seat"] == 2;
    });
    EXPECT_EQ(moves, 1);
    EXPECT_EQ(servers.anna->entries(), servers.ben->entries());
    EXPECT_TRUE(servers.ben->of("refused").empty());
}

TEST(ServeHubOthers, AClockExpiresOnce) {
    TwoServers servers(R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})");
    servers.sit();
    for (HubServer* server : {&servers.one, &servers.other}) {
        server->now += 16 * 60'000;
        server->hub->tick();
    }
    servers.deliver_updates();
    const auto late = [](const json& entry) { return entry["is"] == "late"; };
    EXPECT_EQ(std::ranges::count_if(servers.anna->entries(), late), 1);
    EXPECT_EQ(servers.anna->entries(), servers.ben->entries());
}

TEST(ServeHubOthers, MissedEventsAreLoadedOnNotification) {
    TwoServers servers;
    servers.one.send(servers.anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    servers.other.notices.clear();
    EXPECT_TRUE(servers.ben->entries().empty());
    servers.other.hub->take_update({});
    EXPECT_EQ(servers.ben->entries().size(), 1U);
}

TEST(ServeHubOthers, FailedLoadsAreRetried) {
    TwoServers servers;
    servers.one.send(servers.anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    servers.store->is_full = true;  // nothing can be read either
    servers.other.deliver_updates();
    servers.other.send(servers.ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    EXPECT_THAT(std::string(servers.ben->of("refused").at(0)["why"]), HasSubstr("wait a moment"));
    EXPECT_FALSE(servers.other.warnings.empty()) << "the reason is for the operator";
    EXPECT_TRUE(servers.ben->entries().empty());
    servers.store->is_full = false;
    servers.other.hub->tick();
    EXPECT_EQ(servers.ben->entries().size(), 1U);
}

TEST(ServeHubOthers, NotificationsOfOwnEventsAreIgnored) {
    TwoServers servers;
    servers.one.is_slow = true;
    servers.one.send(servers.anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    servers.one.hub->take_update({servers.store->tables.begin()->first, 1});
    ASSERT_EQ(servers.one.later.size(), 1U) << "it is what this server keeps itself";
    servers.one.settle();
    EXPECT_EQ(servers.anna->entries().size(), 1U);
    EXPECT_TRUE(servers.one.later.empty());
}

TEST(ServeHubOthers, EventsStoredDespiteALostReplyCount) {
    TwoServers servers;
    servers.one.is_slow = true;
    servers.one.send(servers.anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    // It is on disk, the connection breaks, and the store tries again.
    servers.store->append({{servers.store->tables.begin()->first,
                            0,
                            {{servers.one.now, match::TableEventKind::sat, 0, "Anna"}}}});
    servers.one.settle();
    EXPECT_EQ(servers.anna->of("done").size(), 1U);
    EXPECT_TRUE(servers.anna->of("refused").empty());
    EXPECT_EQ(servers.anna->entries().size(), 1U);
}

TEST(ServeHubOthers, ALossyStoreForcesAReload) {
    TwoServers servers;
    servers.sit();
    servers.store->tables.begin()->second.entries.clear();  // an old backup
    servers.one.send(servers.anna, {{"do", "move"}, {"id", 2}, {"move", "RFr 0 1 0"}});
    servers.one.send(servers.anna, {{"do", "say"}, {"id", 3}, {"number", 0}});
    EXPECT_EQ(servers.anna->of("reload").size(), 1U);
    EXPECT_EQ(servers.one.hub->tables(), 0U);
    EXPECT_TRUE(servers.one.come(servers.keys.seats[0])->entries().empty());
}

// A page comes from the other server, whose events this one has not loaded yet.
TEST(ServeHubOthers, PagesThatAreAheadOfAServerNeedNotReload) {
    TwoServers servers;
    servers.one.send(servers.anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    const auto again = servers.other.come(servers.keys.seats[0], 1);
    EXPECT_TRUE(again->of("reload").empty());
    EXPECT_EQ(again->of("table").size(), 1U);
}

TEST(ServeHubOthers, ReplacedTablesAreLoadedAgain) {
    TwoServers servers;
    servers.sit();
    StoredTable& table = servers.store->tables.begin()->second;
    table.access_keys[0].hash = "of another link";
    servers.one.hub->take_update({table.id, table_replaced});
    EXPECT_EQ(servers.anna->of("reload").size(), 1U);
    EXPECT_EQ(servers.one.hub->tables(), 0U);
    EXPECT_EQ(servers.one.come(servers.keys.seats[0])->of("refused").size(), 1U);
    EXPECT_EQ(servers.one.come(servers.keys.seats[1])->of("table").size(), 1U);
}

TEST(ServeHubOthers, SimultaneousRematchRequestsShareATable) {
    TwoServers servers;
    servers.sit();
    servers.other.send(servers.ben, {{"do", "resign"}, {"id", 2}});
    servers.deliver_updates();
    servers.one.send(servers.anna, {{"do", "rematch"}, {"id", 3}});
    servers.other.send(servers.ben, {{"do", "rematch"}, {"id", 3}});
    servers.deliver_updates();
    EXPECT_EQ(servers.store->tables.size(), 2U);
    const std::string of_anna = servers.anna->of("rematch").at(0)["key"];
    const std::string of_ben = servers.ben->of("rematch").at(0)["key"];
    EXPECT_EQ(servers.other.come(of_anna)->received.front()["seat"], 1);
    EXPECT_EQ(servers.one.come(of_ben)->received.front()["seat"], 0);
}

TEST(ServeHubOthers, TwoWhoSitAtOnceGetTwoSeats) {
    TwoServers servers;
    const std::string one_key = servers.keys.watch + '~' + std::string(32, 'c');
    const std::string other_key = servers.keys.watch + '~' + std::string(32, 'd');
    const auto cleo = servers.one.come(one_key);
    const auto dora = servers.other.come(other_key);
    servers.one.is_slow = servers.other.is_slow = true;
    servers.one.send(cleo, {{"do", "sit"}, {"id", 1}, {"name", "Cleo"}});
    servers.other.send(dora, {{"do", "sit"}, {"id", 1}, {"name", "Dora"}});
    servers.one.settle();
    servers.other.settle();
    servers.deliver_updates();
    servers.one.settle();
    EXPECT_EQ(cleo->of("table").back()["seat"], 0);
    EXPECT_EQ(dora->of("table").back()["seat"], 1);
    EXPECT_EQ(cleo->entries(), dora->entries());
    EXPECT_EQ(cleo->entries().back()["is"], "drew");
}

TEST(ServeHubOthers, RematchesAreRetriedAfterStorageErrors) {
    TwoServers servers;
    servers.sit();
    servers.other.send(servers.ben, {{"do", "resign"}, {"id", 2}});
    servers.deliver_updates();
    servers.other.send(servers.ben, {{"do", "rematch"}, {"id", 3}});
    servers.deliver_updates();
    servers.one.is_slow = true;
    servers.store->is_full = true;
    servers.one.send(servers.anna, {{"do", "rematch"}, {"id", 3}});
    servers.one.settle();
    EXPECT_THAT(std::string(servers.anna->of("refused").at(0)["why"]), HasSubstr("try again in a minute"));
    servers.store->is_full = false;
    servers.one.send(servers.anna, {{"do", "rematch"}, {"id", 3}});
    servers.one.settle_one();  // creates the table
    servers.store->is_full = true;
    servers.one.settle();
    EXPECT_THAT(std::string(servers.anna->of("refused").at(1)["why"]), HasSubstr("the disk is full"));
    servers.store->is_full = false;
    servers.one.send(servers.anna, {{"do", "rematch"}, {"id", 4}});
    servers.one.settle();
    EXPECT_EQ(servers.anna->of("done").back()["id"], 4);
}

TEST(ServeHubOthers, TablesWithoutClientsAreClosed) {
    TwoServers servers;
    servers.other.hub->leave(servers.ben);
    servers.one.send(servers.anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    EXPECT_EQ(servers.other.hub->tables(), 1U);
    servers.other.deliver_updates();
    EXPECT_EQ(servers.other.hub->tables(), 0U);
}

}  // namespace
}  // namespace bastide::serve
