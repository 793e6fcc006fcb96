// Tables at a server: what was told was kept, what was not kept was not told, and whoever comes back gets
// what is lacking. The store, the clock, chance and the bots are made up here.
#include "serve/hub.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/match/notation.h"

namespace bastide::serve {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

// Not one that keeps a secret.
std::string hash_of(std::string_view text) {
    const std::string number = std::to_string(play::seed_number(text));
    return number + '/' + number;
}

// A store in memory, which can be full, or have entries of another server.
class MemoryStore : public Store {
  public:
    Result<void> create(const StoredTable& table) override {
        if (is_full) return std::unexpected(file_error("tables.db", "the disk is full"));
        tables[table.id] = table;
        return {};
    }
    Result<std::optional<Found>> find(std::string_view hash) override {
        for (const auto& [id, table] : tables)
            for (const Door& door : table.doors)
                if (door.hash == hash) return Found{table, door.seat};
        return std::nullopt;
    }
    std::vector<Result<void>> append(const std::vector<Following>& all) override {
        std::vector<Result<void>> results;
        for (const Following& each : all) {
            StoredTable& table = tables.at(each.table);
            if (is_full) {
                results.push_back(std::unexpected(file_error("tables.db", "the disk is full")));
                continue;
            }
            EXPECT_EQ(std::ssize(table.entries), each.after);
            table.entries.insert(table.entries.end(), each.entries.begin(), each.entries.end());
            results.push_back({});
        }
        return results;
    }

    std::map<std::string, StoredTable> tables;
    bool is_full = false;
};

class Listener : public Visitor {
  public:
    void send(const std::string& message) override { heard.push_back(json::parse(message)); }

    // All of a kind.
    std::vector<json> of(const std::string& kind) const {
        std::vector<json> found;
        for (const json& each : heard)
            if (each["is"] == kind) found.push_back(each);
        return found;
    }
    // The entries told, in the first message and all later ones.
    std::vector<json> entries() const {
        std::vector<json> found;
        for (const json& each : heard)
            if (each.contains("entries"))
                for (const json& entry : each["entries"]) found.push_back(entry);
        return found;
    }

    std::vector<json> heard;
};

// A server without a network. What is to be kept is kept at once, or when `settle` is called.
struct Server {
    MemoryStore store;
    std::int64_t now = 1'000'000;
    int chances = 0;
    bool is_slow = false;
    std::vector<std::function<void()>> later;
    std::vector<std::function<void()>> thoughts;
    std::unique_ptr<Hub> hub = made();

    std::unique_ptr<Hub> made() {
        World world;
        world.now = [this] { return now; };
        world.chance = [this] { return "chance" + std::to_string(++chances) + std::string(32, 'x'); };
        world.hash = hash_of;
        world.keep = [this](Following what, std::function<void(const Result<void>&)> done) {
            const auto act = [this, what = std::move(what), done = std::move(done)] {
                done(store.append({what}).front());
            };
            if (is_slow) {
                later.push_back(act);
            } else {
                act();
            }
        };
        world.think = [this](const match::BotKind& bot, const match::Position& position, std::uint64_t chance,
                             std::function<void(const match::Move&)> done) {
            thoughts.push_back([&bot, position, chance, done = std::move(done)] {
                play::Random random(chance);
                done(bot.make(position.settings(), {})->choose(position, random));
            });
        };
        return std::make_unique<Hub>(store, std::move(world));
    }
    void settle() {
        while (!later.empty()) {
            const auto act = std::move(later.front());
            later.erase(later.begin());
            act();
        }
    }
    void let_think() {
        while (!thoughts.empty()) {
            const auto act = std::move(thoughts.front());
            thoughts.erase(thoughts.begin());
            act();
        }
    }
    // The server dies, and another one begins with what was kept.
    void restart() {
        later.clear();
        thoughts.clear();
        hub = made();
    }
    Keys laid(const char* terms) {
        auto keys = hub->create(*match::read_terms(terms));
        EXPECT_TRUE(keys) << to_string(keys.error());
        return *keys;
    }
    std::shared_ptr<Listener> come(const std::string& key, int seen = 0) {
        auto listener = std::make_shared<Listener>();
        hub->take(listener, json{{"do", "open"}, {"version", 1}, {"key", key}, {"seen", seen}}.dump());
        return listener;
    }
    void say(const std::shared_ptr<Listener>& who, const json& message) { hub->take(who, message.dump()); }
    std::string some_move(const std::string& id) const {
        const StoredTable& table = store.tables.at(id);
        match::SharedTable again(table.terms, table.secret,
                                 [](std::string_view secret, const std::vector<std::string>& words) {
                                     std::string text(secret);
                                     for (const std::string& word : words) text.append("\n").append(word);
                                     return hash_of(text);
                                 });
        for (const match::Entry& entry : table.entries) EXPECT_TRUE(again.apply(entry));
        return again.is_over() ? "" : to_text(again.record().game().legal_moves().back());
    }
    const std::string& only_table() const { return store.tables.begin()->first; }
};

constexpr const char* two = R"({"seats":[{"bot":null},{"bot":null}]})";

TEST(ServeHub, TwoPlayAMatchToItsEndAndAThirdWatches) {
    Server server;
    const Keys keys = server.laid(two);
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    const auto third = server.come(keys.watch);
    EXPECT_EQ(anna->heard.front()["seat"], 0);
    EXPECT_TRUE(third->heard.front()["seat"].is_null());
    EXPECT_EQ(third->of("there").back()["seats"], json({true, true}));
    server.say(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}, {"word", "plum"}});
    server.say(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    EXPECT_EQ(anna->of("done").size(), 1U);
    for (int turn = 0; !server.some_move(server.only_table()).empty(); ++turn) {
        const auto& mover = turn % 2 == 0 ? anna : ben;
        server.say(mover,
                   {{"do", "move"}, {"id", 10 + turn}, {"move", server.some_move(server.only_table())}});
        ASSERT_EQ(mover->of("done").back()["id"], 10 + turn);
    }
    EXPECT_EQ(third->entries(), anna->entries());
    EXPECT_EQ(third->entries().back()["is"], "ended");
    EXPECT_EQ(std::ssize(third->entries()), std::ssize(server.store.tables.begin()->second.entries));
    EXPECT_TRUE(third->of("refused").empty());
}

TEST(ServeHub, WhoComesBackGetsWhatIsLacking) {
    Server server;
    const Keys keys = server.laid(two);
    auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    server.say(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    const int seen = static_cast<int>(anna->entries().size());
    server.hub->leave(anna);
    EXPECT_EQ(ben->of("there").back()["seats"], json({false, true}));
    server.say(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    anna = server.come(keys.seats[0], seen);
    EXPECT_EQ(anna->entries().front()["n"], seen + 1);
    EXPECT_EQ(anna->entries().front()["text"], "Ben");
    EXPECT_EQ(anna->entries().back()["is"], "drew");
    // Also if it says it has seen more than there is.
    EXPECT_TRUE(server.come(keys.seats[0], 1000)->entries().empty());
}

TEST(ServeHub, WhatWasAcknowledgedIsThereAfterADeath) {
    Server server;
    const Keys keys = server.laid(two);
    auto anna = server.come(keys.seats[0]);
    auto ben = server.come(keys.seats[1]);
    server.say(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.say(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    server.say(anna, {{"do", "move"}, {"id", 2}, {"move", server.some_move(server.only_table())}});
    const auto told = anna->entries();
    server.is_slow = true;
    server.say(ben, {{"do", "move"}, {"id", 3}, {"move", server.some_move(server.only_table())}});
    EXPECT_TRUE(ben->of("done").back()["id"] != 3) << "not before it is kept";
    EXPECT_EQ(anna->entries(), told) << "and nobody is told";
    server.restart();
    server.is_slow = false;
    anna = server.come(keys.seats[0]);
    EXPECT_EQ(anna->entries(), told);
    ben = server.come(keys.seats[1]);
    server.say(ben, {{"do", "move"}, {"id", 3}, {"move", server.some_move(server.only_table())}});
    EXPECT_EQ(ben->of("done").back()["id"], 3);
}

TEST(ServeHub, WhatCannotBeKeptIsRefusedAndDidNotHappen) {
    Server server;
    const Keys keys = server.laid(two);
    const auto anna = server.come(keys.seats[0]);
    server.store.is_full = true;
    server.say(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    ASSERT_EQ(anna->of("refused").size(), 1U);
    EXPECT_THAT(std::string(anna->of("refused")[0]["why"]), HasSubstr("the disk is full"));
    EXPECT_TRUE(anna->entries().empty());
    EXPECT_FALSE(server.hub->create(*match::read_terms(two)));
    server.store.is_full = false;
    server.say(anna, {{"do", "sit"}, {"id", 2}, {"name", "Anna"}});
    EXPECT_EQ(anna->of("done").size(), 1U);
}

TEST(ServeHub, WhatIsWantedWhileSomethingIsKeptWaitsItsTurn) {
    Server server;
    const Keys keys = server.laid(two);
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    server.is_slow = true;
    server.say(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.say(ben, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.say(ben, {{"do", "sit"}, {"id", 2}, {"name", "Ben"}});
    EXPECT_TRUE(ben->of("refused").empty());
    server.settle();
    EXPECT_EQ(anna->of("done").size(), 1U);
    EXPECT_THAT(std::string(ben->of("refused").at(0)["why"]), HasSubstr("choose another name"));
    EXPECT_EQ(ben->of("done").at(0)["id"], 2);
    // Nobody is answered who has gone meanwhile.
    server.say(anna, {{"do", "resign"}, {"id", 9}});
    server.hub->leave(anna);
    server.settle();
    EXPECT_EQ(ben->entries().back()["is"], "ended");
}

TEST(ServeHub, BotsPlayWhereTheySit) {
    Server server;
    const Keys keys = server.laid(R"({"seats":[{"bot":"easy"},{"bot":null},{"bot":"random"}]})");
    EXPECT_TRUE(keys.seats[0].empty());
    const auto anna = server.come(keys.seats[1]);
    server.say(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    while (!server.some_move(server.only_table()).empty()) {
        server.let_think();
        const std::string move = server.some_move(server.only_table());
        if (!move.empty()) server.say(anna, {{"do", "move"}, {"id", 2}, {"move", move}});
    }
    EXPECT_EQ(anna->entries().back()["is"], "ended");
    EXPECT_TRUE(anna->of("refused").empty());
}

TEST(ServeHub, ABotGoesOnAfterADeathAndIsNotHeardTooLate) {
    Server server;
    const Keys keys = server.laid(R"({"seats":[{"bot":null},{"bot":"easy"}]})");
    auto anna = server.come(keys.seats[0]);
    server.say(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.say(anna, {{"do", "move"}, {"id", 2}, {"move", server.some_move(server.only_table())}});
    ASSERT_EQ(server.thoughts.size(), 1U);
    // Taken back while the bot thinks: what it thought is not wanted.
    server.say(anna, {{"do", "back"}, {"id", 3}});
    EXPECT_EQ(anna->entries().back()["is"], "back");
    server.let_think();
    EXPECT_EQ(anna->entries().back()["is"], "back");
    server.say(anna, {{"do", "move"}, {"id", 4}, {"move", server.some_move(server.only_table())}});
    server.restart();
    anna = server.come(keys.seats[0]);
    ASSERT_EQ(server.thoughts.size(), 1U) << "it is asked as soon as somebody comes";
    server.let_think();
    EXPECT_EQ(anna->of("entries").back()["entries"][0]["is"], "moved");
}

TEST(ServeHub, AClockRunsWithoutAnybodyThere) {
    Server server;
    const Keys keys = server.laid(R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})");
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    server.say(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.say(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    server.now += 14 * 60'000;
    server.hub->tick();
    EXPECT_EQ(ben->entries().back()["is"], "drew");
    server.now += 60'000;
    server.hub->tick();
    EXPECT_EQ(ben->entries().back()["is"], "ended");
}

TEST(ServeHub, ARematchIsFoundByAllAlsoLater) {
    Server server;
    const Keys keys = server.laid(two);
    const auto anna = server.come(keys.seats[0]);
    const auto ben = server.come(keys.seats[1]);
    server.say(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
    server.say(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
    server.say(ben, {{"do", "rematch"}, {"id", 5}});
    EXPECT_THAT(std::string(ben->of("refused").at(0)["why"]), HasSubstr("not over"));
    server.say(ben, {{"do", "resign"}, {"id", 2}});
    server.say(anna, {{"do", "rematch"}, {"id", 3}});
    const std::string of_anna = anna->of("rematch").at(0)["key"];
    const std::string of_ben = ben->of("rematch").at(0)["key"];
    EXPECT_NE(of_anna, of_ben);
    server.say(ben, {{"do", "rematch"}, {"id", 6}});
    EXPECT_THAT(std::string(ben->of("refused").back()["why"]), HasSubstr("already"));
    server.restart();
    EXPECT_EQ(server.come(keys.seats[1])->of("rematch").at(0)["key"], of_ben) << "by the old link";
    EXPECT_EQ(server.come(of_anna)->heard.front()["seat"], 1) << "everybody moves up a seat";
    EXPECT_EQ(server.come(of_ben)->heard.front()["seat"], 0);
    const std::string watching = server.come(keys.watch)->of("rematch").at(0)["key"];
    EXPECT_TRUE(server.come(watching)->heard.front()["seat"].is_null());
}

TEST(ServeHub, SaysWhatIsWrong) {
    Server server;
    const Keys keys = server.laid(two);
    const auto why = [&](const std::string& message) {
        const auto visitor = std::make_shared<Listener>();
        server.hub->take(visitor, message);
        return visitor->of("refused").empty() ? "" : std::string(visitor->of("refused").back()["why"]);
    };
    EXPECT_THAT(why("{"), HasSubstr("JSON"));
    EXPECT_THAT(why(R"({"do":"resign"})"), HasSubstr("open a table first"));
    EXPECT_THAT(why(R"({"do":"open","version":1,"key":"guess"})"), HasSubstr("no table with this link"));
    const auto old = std::make_shared<Listener>();
    server.hub->take(old, R"({"do":"open","version":0,"key":"guess"})");
    EXPECT_EQ(old->of("reload").size(), 1U);
    const auto third = server.come(keys.watch);
    server.say(third, {{"do", "sit"}, {"id", 1}, {"name", "Eve"}});
    EXPECT_THAT(std::string(third->of("refused").at(0)["why"]), HasSubstr("watches"));
    server.say(third, {{"do", "rematch"}, {"id", 1}});
    EXPECT_THAT(std::string(third->of("refused").at(1)["why"]), HasSubstr("watches"));
}

TEST(ServeHub, ForgetsTablesThatNobodyHasOpen) {
    Server server;
    const Keys keys = server.laid(two);
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
    EXPECT_EQ(server.hub->visitors(), 0U);
    EXPECT_EQ(server.come(keys.seats[0])->heard.front()["is"], "table");
}

}  // namespace
}  // namespace bastide::serve
