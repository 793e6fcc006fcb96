// Hubs from the players' point of view: tests send JSON messages and read the recorded answers.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/base/sha256.h"
#include "bastide/match/notation.h"
#include "serve/testing/dealing.h"
#include "serve/testing/fake_ports.h"

namespace bastide::serve {

class Ear : public Client {
  public:
    void send(OutgoingMessage message) override {
        received.push_back(nlohmann::json::parse(message.text()));
        if (auto due = dealing.take(received.back()); due && takes_part) answers.push_back(*std::move(due));
    }
    void turn_away(Farewell /*why*/) override { ++turned_away; }
    void opened() override { ++opened_tables; }
    bool may_open() override { return is_allowed; }
    bool may_rematch() override { return is_allowed; }

    // Returns all messages of a kind.
    std::vector<nlohmann::json> of(const std::string& kind) const {
        std::vector<nlohmann::json> found;
        for (const nlohmann::json& each : received)
            if (each["is"] == kind) found.push_back(each);
        return found;
    }
    // Returns the events of all received messages.
    std::vector<nlohmann::json> entries() const {
        std::vector<nlohmann::json> found;
        for (const nlohmann::json& each : received)
            if (each.contains("entries"))
                for (const nlohmann::json& entry : each["entries"]) found.push_back(entry);
        return found;
    }

    std::vector<nlohmann::json> received;
    int turned_away = 0;
    int opened_tables = 0;  // the number of answered requests to open a table
    bool is_allowed = true;
    Dealing dealing;
    bool takes_part = true;              // in the deal, as pages do by themselves
    std::deque<nlohmann::json> answers;  // not sent yet
};

struct HubServer : FakePorts {
    explicit HubServer(std::shared_ptr<MemoryStore> shared = std::make_shared<MemoryStore>())
        : FakePorts(std::move(shared)) {}

    // Creates a table of deal 1, at which a game begins when all have sat down.
    match::TableKeys create_table(const char* settings) {
        auto keys = create_new_table(settings);
        StoredTable& table = find_stored(keys.watch);
        table.settings.deal = 1;
        table.secret.commitment = sha256(table.secret.text);
        return keys;
    }
    match::TableKeys create_new_table(const char* settings) {
        const auto keys = try_create(settings);
        EXPECT_TRUE(keys) << to_string(keys.error());
        return *keys;
    }
    Result<match::TableKeys> try_create(const char* settings) {
        Result<match::TableKeys> created = std::unexpected(file_error({}, "there is no answer yet"));
        hub->create(*match::read_table_settings(settings),
                    [&](Result<match::TableKeys> keys) { created = std::move(keys); });
        return created;
    }
    StoredTable& find_stored(const std::string& key) const {
        return store->tables.at((*store->find(sha256(key)))->table);
    }
    std::shared_ptr<Ear> come(const std::string& key, int seen = 0) {
        auto ear = std::make_shared<Ear>();
        ears.push_back(ear);
        send(ear, {{"do", "open"}, {"version", match::protocol_version}, {"key", key}, {"seen", seen}});
        return ear;
    }
    void send(const std::shared_ptr<Ear>& who, const nlohmann::json& message) {
        hub->take(who, message.dump());
        send_answers();
    }
    void settle() {
        FakePorts::settle();
        send_answers();
    }
    void deliver_updates() {
        FakePorts::deliver_updates();
        send_answers();
    }
    // Sends what pages send by themselves, which may lead to more. A page that waits for its table sends
    // nothing.
    void send_answers() {
        while (const std::shared_ptr<Ear> ear = next_to_answer()) {
            const nlohmann::json answer = ear->answers.front();
            ear->answers.pop_front();
            hub->take(ear, answer.dump());
        }
    }
    std::shared_ptr<Ear> next_to_answer() const {
        for (const std::weak_ptr<Ear>& each : ears) {
            const std::shared_ptr<Ear> ear = each.lock();
            if (ear && !ear->answers.empty() && !hub->is_opening(ear)) return ear;
        }
        return nullptr;
    }

    std::vector<std::weak_ptr<Ear>> ears = {};

    // Returns the legal moves at the only table, or none once the game is over.
    std::vector<std::string> moves() const {
        const StoredTable& table = store->tables.begin()->second;
        match::HostedTable again(table.settings, table.secret);
        for (const match::TableEvent& entry : table.entries) EXPECT_TRUE(again.apply(entry));
        std::vector<std::string> texts;
        if (again.state().is_over()) return texts;
        for (const match::Move& move : again.state().game().legal_moves()) texts.push_back(to_text(move));
        return texts;
    }
    // Returns one of the legal moves, or "" once the game is over.
    std::string some_move() const {
        const auto all = moves();
        return all.empty() ? "" : all.back();
    }
};

}  // namespace bastide::serve
