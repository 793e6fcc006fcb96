// Two servers that share one PostgreSQL, behind nginx as in docs/serve.md: a game continues on the other
// server after any failure.
#include <chrono>
#include <csignal>
#include <filesystem>
#include <optional>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/base/sha256.h"
#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"
#include "serve/postgres_store.h"
#include "serve/testing/nginx.h"
#include "serve/testing/page.h"
#include "serve/testing/server_program.h"
#include "store/testing/postgres_server.h"

namespace bastide::serve {
namespace {

using nlohmann::json;
using os::TestFolder;
using store::PostgresServer;
using ::testing::HasSubstr;

// A client whose page reconnects after losing its server, and requests the missing events.
class Guest {
  public:
    Guest(const Nginx& nginx, std::string key) : nginx_(nginx), key_(std::move(key)) { come(); }

    void come() {
        const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
        while (true) {
            try {
                page_.emplace(nginx_.port(), "https://" + host_of(nginx_.port()));
                note(page_->open(key_, static_cast<int>(entries_.size())));
                return;
            } catch (const beast::system_error&) {
                if (std::chrono::steady_clock::now() > end) throw;
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
            }
        }
    }
    void send(const json& message) { page_->shout(message); }
    // True if it was done, before the connection was lost if it was.
    bool is_done(const json& message) {
        try {
            send(message);
            while (true) {
                const json received = receive();
                if (received.value("id", 0) == message["id"]) return received["is"] == "done";
            }
        } catch (const beast::system_error&) {
            come();
            return false;
        }
    }
    // Waits until it has received this many events.
    void await(std::size_t count) {
        while (entries_.size() < count) {
            try {
                receive();
            } catch (const beast::system_error&) {
                come();
            }
        }
    }
    const std::vector<json>& entries() const { return entries_; }

  private:
    json receive() {
        json message = page_->next();
        note(message);
        return message;
    }
    // Each entry comes once, in order.
    void note(const json& message) {
        if (!message.contains("entries")) return;
        for (const json& entry : message["entries"]) {
            entries_.push_back(entry);
            EXPECT_EQ(entry["n"], entries_.size());
        }
    }

    const Nginx& nginx_;
    std::string key_;
    std::optional<TlsPage> page_;
    std::vector<json> entries_;
};

// True if this many pages have a table open on a server.
bool has_visitors(const ServerProgram& server, int count) {
    const Answer metrics = answer(server.port(), {.target = "/metrics"});
    return metrics.body().contains("\nbastide_visitors " + std::to_string(count) + "\n");
}

std::ptrdiff_t moves_in(const std::vector<json>& entries) {
    return std::ranges::count(entries, "moved", [](const json& entry) { return entry["is"]; });
}

class ServeTwoServers : public ::testing::Test {
  protected:
    void SetUp() override {
        if (!PostgresServer::is_installed() || !Nginx::is_installed())
            GTEST_SKIP() << "PostgreSQL or nginx is not installed";
        address = PostgresServer::shared().new_database();
        for (const char* name : {"one", "other"}) {
            std::filesystem::create_directory(folder / name);
            servers.push_back(std::make_unique<ServerProgram>(
                BASTIDE_COMMAND, folder / name, std::vector<std::string>{"--database", address}));
            ASSERT_TRUE(servers.back()->start()) << servers.back()->output();
        }
        nginx.emplace(cli::source_path("deploy/nginx.conf"),
                      std::vector<std::uint16_t>{servers[0]->port(), servers[1]->port()});
    }

    TestFolder folder;
    std::string address;
    std::vector<std::unique_ptr<ServerProgram>> servers;
    std::optional<Nginx> nginx;
};

TEST_F(ServeTwoServers, AMatchContinuesIfAServerIsKilled) {
    const json keys = create_table<Encrypted>(nginx->port());
    Guest anna(*nginx, keys["seats"][0]);
    Guest ben(*nginx, keys["seats"][1]);
    while (!has_visitors(*servers[0], 1) || !has_visitors(*servers[1], 1)) ben.come();
    ASSERT_TRUE(anna.is_done({{"do", "sit"}, {"id", 1}, {"name", "Anna"}}));
    ASSERT_TRUE(ben.is_done({{"do", "sit"}, {"id", 1}, {"name", "Ben"}}));
    await_deal(anna, ben);
    std::vector<std::string> acknowledged;
    for (int id = 2; anna.entries().empty() || anna.entries().back()["is"] != "ended"; ++id) {
        const std::size_t entries_now = std::max(anna.entries().size(), ben.entries().size());
        anna.await(entries_now);
        ben.await(entries_now);
        const std::string move = some_move(anna.entries());
        if (move.empty()) break;
        Guest& mover = moves_in(anna.entries()) % 2 == 0 ? anna : ben;
        const json message = {{"do", "move"}, {"id", id}, {"move", move}};
        // Both are at different servers then: one of them loses its own in the middle of a move.
        if (id == 22) {
            mover.send(message);
            servers[0]->end(SIGKILL);
        }
        if (mover.is_done(message)) acknowledged.push_back(move);
    }
    anna.await(ben.entries().size());
    ben.await(anna.entries().size());
    EXPECT_EQ(anna.entries(), ben.entries());
    EXPECT_EQ(anna.entries().back()["is"], "ended");
    EXPECT_GT(acknowledged.size(), 60U);
    // All acknowledged events are there, in their order.
    auto next = acknowledged.begin();
    for (const json& entry : anna.entries())
        if (next != acknowledged.end() && entry["is"] == "moved" && entry["text"] == *next) ++next;
    EXPECT_EQ(next, acknowledged.end());
    const auto store = *open_postgres(address);
    const auto found = store->find(sha256(std::string(keys["watch"])));
    ASSERT_TRUE(found && *found);
    const auto table = store->load((*found)->table);
    ASSERT_TRUE(table);
    ASSERT_EQ(table->entries.size(), anna.entries().size());
    for (std::size_t i = 0; i < anna.entries().size(); ++i)
        EXPECT_EQ(json::parse(to_json(table->entries[i], static_cast<std::int64_t>(i) + 1)),
                  anna.entries()[i]);
}

TEST_F(ServeTwoServers, OutagesOfTheDatabaseAreReportedAndEnd) {
    const json keys = create_table<Encrypted>(nginx->port());
    Guest anna(*nginx, keys["seats"][0]);
    PostgresServer::shared().stop();
    EXPECT_FALSE(anna.is_done({{"do", "sit"}, {"id", 1}, {"name", "Anna"}})) << "what is not kept is refused";
    EXPECT_TRUE(anna.entries().empty());
    PostgresServer::shared().start();
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    for (int id = 2; !anna.is_done({{"do", "sit"}, {"id", id}, {"name", "Anna"}}); ++id) {
        ASSERT_LT(std::chrono::steady_clock::now(), end);
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    EXPECT_EQ(anna.entries().size(), 1U);
}

}  // namespace
}  // namespace bastide::serve
