// Hubs from the players' point of view: tests send JSON messages and read the recorded answers.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/match/notation.h"
#include "serve/testing/fake_ports.h"

namespace bastide::serve {

class Ear : public Client {
  public:
    void send(OutgoingMessage message) override { received.push_back(nlohmann::json::parse(message.text())); }
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
};

struct HubServer : FakePorts {
    explicit HubServer(std::shared_ptr<MemoryStore> shared = std::make_shared<MemoryStore>())
        : FakePorts(std::move(shared)) {}

    match::TableKeys create_table(const char* settings) {
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
    std::shared_ptr<Ear> come(const std::string& key, int seen = 0) {
        auto ear = std::make_shared<Ear>();
        send(ear, {{"do", "open"}, {"version", match::protocol_version}, {"key", key}, {"seen", seen}});
        return ear;
    }
    void send(const std::shared_ptr<Ear>& who, const nlohmann::json& message) {
        hub->take(who, message.dump());
    }
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
