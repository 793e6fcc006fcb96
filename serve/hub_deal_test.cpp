// The deal of new tables at hubs: pages commit and reveal by themselves, after a restart, a reconnection and
// on two_people servers.
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/online/testing/two_people.h"
#include "serve/testing/hub_server.h"

namespace bastide::serve {
namespace {

using match::testing::two_people;
using nlohmann::json;

std::vector<std::string> kinds_of(const Ear& ear) {
    std::vector<std::string> kinds;
    for (const json& entry : ear.entries()) kinds.push_back(entry["is"]);
    return kinds;
}

TEST(ServeHubDeal, BeginsWhenAllHaveRevealed) {
    HubServer server;
    const match::TableKeys keys = server.create_new_table(two_people);
    const auto watching = server.come(keys.watch);
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    EXPECT_EQ(anna->received.front()["table"]["deal"], 2);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    const std::vector<std::string> expected = {"sat",      "committed", "sat",     "committed",
                                               "revealed", "revealed",  "started", "drew"};
    for (const auto& ear : {watching, anna, ben}) EXPECT_EQ(kinds_of(*ear), expected);
    EXPECT_NE(server.some_move(), "");
    // Until the game ends, no message contains the secret.
    const std::string secret = server.find_stored(keys.watch).secret.text;
    for (const json& message : watching->received) EXPECT_FALSE(message.dump().contains(secret));
}

TEST(ServeHubDeal, OnePersonPlaysAgainstBots) {
    HubServer server;
    const match::TableKeys keys = server.create_new_table(R"({"seats":[{"bot":"random"},{"bot":null}]})");
    const auto anna = server.come(keys.seats[1]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    EXPECT_EQ(kinds_of(*anna).back(), "drew");
    server.let_think();
    EXPECT_EQ(kinds_of(*anna)[5], "moved");
}

TEST(ServeHubDeal, WaitsForAPageThatIsAway) {
    HubServer server;
    const match::TableKeys keys = server.create_new_table(two_people);
    const auto anna = server.come(keys.seats[0]);
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.hub->leave(anna);
    anna->takes_part = false;
    const auto ben = server.come(keys.seats[1]);
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    EXPECT_EQ(kinds_of(*ben).back(), "revealed");
    server.restart();
    // Anna comes back in the middle of the reveal.
    const auto again = server.come(keys.seats[0]);
    EXPECT_EQ(kinds_of(*again).back(), "drew");
}

TEST(ServeHubDeal, AMissingPageLosesItsSeat) {
    HubServer server;
    const match::TableKeys keys = server.create_new_table(two_people);
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    ben->takes_part = false;
    server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    server.send(anna, {{"do", "vacate"}, {"id", 2}});
    EXPECT_EQ(anna->of("refused").size(), 1U);
    server.now += match::min_wait;
    server.send(anna, {{"do", "vacate"}, {"id", 3}});
    // Her page has committed to another contribution by itself.
    const auto kinds = kinds_of(*anna);
    EXPECT_EQ(kinds[kinds.size() - 2], "withheld");
    EXPECT_EQ(kinds.back(), "committed");
    // Ben sits down again with a page that takes part.
    const auto again = server.come(keys.seats[1]);
    server.send(again, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    EXPECT_EQ(kinds_of(*again).back(), "drew");
}

TEST(ServeHubDeal, AMissingGuestLosesTheSeatToAnother) {
    HubServer server;
    const match::TableKeys keys = server.create_new_table(two_people);
    const auto come = [&](char own) { return server.come(keys.watch + "~" + std::string(32, own)); };
    const auto sit = [&](const auto& ear, const char* name) {
        server.send(ear, {{"do", "sit"}, {"id", 1}, {"name", name}});
    };
    const auto anna = come('a');
    const auto ben = come('b');
    ben->takes_part = false;
    sit(anna, "Anna");
    sit(ben, "Ben");
    EXPECT_EQ(ben->of("table").back()["seat"], 1);
    server.now += match::min_wait;
    server.send(anna, {{"do", "vacate"}, {"id", 2}});
    EXPECT_TRUE(ben->of("table").back()["seat"].is_null()) << "Ben watches";
    const auto cleo = come('c');
    sit(cleo, "Cleo");
    EXPECT_EQ(cleo->of("table").back()["seat"], 1);
    EXPECT_EQ(kinds_of(*cleo).back(), "drew");
    server.send(ben, {{"do", "resign"}, {"id", 3}});
    EXPECT_EQ(ben->of("refused").size(), 1U);
    // The seat is Cleo's also after a restart.
    server.restart();
    EXPECT_EQ(come('c')->received.front()["seat"], 1);
    EXPECT_TRUE(come('b')->received.front()["seat"].is_null());
}

TEST(ServeHubDeal, ASeriesOfRematches) {
    HubServer server;
    match::TableKeys keys = server.create_new_table(two_people);
    std::set<std::string> seals;
    for (int game = 0; game < 3; ++game) {
        const auto anna = server.come(keys.seats[0]);
        const auto ben = server.come(keys.seats[1]);
        seals.insert(anna->received.front()["commitment"]);
        server.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
        server.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
        EXPECT_EQ(kinds_of(*ben).back(), "drew");
        server.send(ben, {{"do", "resign"}, {"id", 2}});
        EXPECT_EQ(kinds_of(*ben).back(), "ended");
        server.send(anna, {{"do", "rematch"}, {"id", 3}});
        server.send(ben, {{"do", "rematch"}, {"id", 3}});
        keys.seats = {anna->of("rematch").at(0)["key"], ben->of("rematch").at(0)["key"]};
    }
    EXPECT_EQ(seals.size(), 3U);
}

TEST(ServeHubDeal, PagesOnTwoServersRevealAtOnce) {
    HubServer one;
    HubServer other(one.store);
    const match::TableKeys keys = one.create_new_table(two_people);
    const auto anna = one.come(keys.seats[0]);
    const auto ben = other.come(keys.seats[1]);
    one.send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    other.deliver_updates();
    other.send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    for (int i = 0; i < 5; ++i) {
        one.deliver_updates();
        other.deliver_updates();
    }
    EXPECT_EQ(kinds_of(*anna), kinds_of(*ben));
    EXPECT_EQ(kinds_of(*anna).back(), "drew");
}

}  // namespace
}  // namespace bastide::serve
