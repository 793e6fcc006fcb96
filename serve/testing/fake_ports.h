// A hub without a network in a simulated environment: the test controls time, random numbers, storage and
// bots.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "bastide/base/sha256.h"
#include "serve/hub.h"
#include "serve/testing/memory_store.h"

namespace bastide::serve {

struct FakePorts {
    explicit FakePorts(std::shared_ptr<MemoryStore> shared) : store(std::move(shared)) {}

    // Completes pending stores and loads. Unless `is_slow`, both complete at once.
    void settle() { run(later); }
    void settle_one() { run_one(later); }
    void let_think() { run(thoughts); }
    void let_think_once() { run_one(thoughts); }
    // Delivers notifications of changes by this and other servers.
    void deliver_updates() {
        for (const TableUpdated& notice : std::exchange(notices, {})) hub->take_update(notice);
    }
    // Kills the server and starts another one from the stored data.
    void restart() {
        later.clear();
        thoughts.clear();
        hub = made();
    }
    void act(std::function<void()> what) {
        if (is_slow) {
            later.push_back(std::move(what));
        } else {
            what();
        }
    }

    std::shared_ptr<MemoryStore> store;
    std::int64_t now = 1'000'000;
    std::function<std::int64_t(std::int64_t since)> downtime = [](std::int64_t) { return std::int64_t{0}; };
    bool is_slow = false;
    std::vector<Error> warnings = {};
    int thought = 0;  // the number of moves that bots have chosen
    std::deque<std::function<void()>> later = {};
    std::deque<std::function<void()>> thoughts = {};
    std::vector<TableUpdated> notices = {};
    std::unique_ptr<Listener> listener =
        store->listen([this](const TableUpdated& notice) { notices.push_back(notice); });
    std::unique_ptr<Hub> hub = made();

  private:
    static void run_one(std::deque<std::function<void()>>& all) {
        const auto next = std::move(all.front());
        all.pop_front();
        next();
    }
    static void run(std::deque<std::function<void()>>& all) {
        while (!all.empty()) run_one(all);
    }
    std::unique_ptr<Hub> made() {
        HubPorts ports;
        ports.now = [this] { return now; };
        ports.downtime = [this](std::int64_t since) { return downtime(since); };
        ports.chance = [this] { return sha256("chance" + std::to_string(++store->chances)).substr(0, 32); };
        ports.find = [this](const std::string& hash, auto done) {
            act([this, hash, done = std::move(done)] { done(store->find(hash)); });
        };
        ports.load = [this](const std::string& table, auto done) {
            act([this, table, done = std::move(done)] { done(load_table(*store, table)); });
        };
        ports.create = [this](const StoredTable& table, auto done) {
            act([this, table, done = std::move(done)] { done(store->create(table)); });
        };
        ports.append = [this](AppendBatch what, std::function<void(const Result<AppendResult>&)> done) {
            act([this, what = std::move(what), done = std::move(done)] {
                done(store->append({what}).front());
            });
        };
        ports.fetch = [this](const std::string& table, std::int64_t after,
                             std::function<void(const Result<std::vector<match::TableEvent>>&)> done) {
            act([this, table, after, done = std::move(done)] { done(store->entries(table, after)); });
        };
        ports.warn = [this](const Error& error) { warnings.push_back(error); };
        ports.think = [this](const match::BotKind& bot, const match::Position& position, std::uint64_t chance,
                             ContinueFlag should_continue, std::function<void(const match::Move&)> done) {
            thoughts.push_back([this, &bot, position, chance, should_continue = std::move(should_continue),
                                done = std::move(done)] {
                if (!*should_continue) {
                    done({});
                    return;
                }
                ++thought;
                play::Random random(chance);
                done(bot.make(position.settings(), {})->choose(position, random));
            });
        };
        return std::make_unique<Hub>(std::move(ports));
    }
};

}  // namespace bastide::serve
