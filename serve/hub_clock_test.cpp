// Clocks of games count only the time in which players could move: not steps of the time of day, not the time
// in which the server was down, and not the time in which its machine was suspended.
#include <chrono>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/match/online/testing/minute.h"
#include "serve/sqlite_store.h"
#include "serve/store_probe.h"
#include "serve/testing/hub_server.h"

namespace bastide::serve {
namespace {

using match::testing::minute;
using nlohmann::json;

constexpr const char* quarter = R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})";

std::unique_ptr<store::Database> new_database() {
    auto database = std::make_unique<store::Database>(*store::Database::in_memory());
    for (const char* const step : sqlite_schema().migrations) EXPECT_TRUE(database->run(step));
    return database;
}

// The clocks of a machine. Both go on together, except for steps and suspensions.
struct Machine {
    std::int64_t time_of_day = 1'795'392'000'000;
    ServerClock::Steady steady = std::chrono::steady_clock::time_point(std::chrono::hours(100));

    void pass(std::int64_t milliseconds) {
        time_of_day += milliseconds;
        steady += std::chrono::milliseconds(milliseconds);
    }
    void step(std::int64_t milliseconds) { time_of_day += milliseconds; }
    void suspend(std::int64_t milliseconds) { time_of_day += milliseconds; }
};

// Notes of runs in a database in memory, which all servers share.
class SharedSql final : public store::Sql {
  public:
    explicit SharedSql(store::Database& database) : database_(database) {}
    Result<store::Rows> execute(const std::string& sql, const store::Values& values) override {
        return database_.execute(sql, values);
    }
    std::vector<Result<store::Rows>> execute_batch(const std::string& sql,
                                                   const std::vector<store::Values>& all) override {
        return database_.execute_batch(sql, all);
    }
    Result<void> run(const std::string& statements) override { return database_.run(statements); }
    Result<void> in_transaction(const std::function<Result<void>()>& act) override {
        return database_.in_transaction(act);
    }
    void set_cancel_check(std::function<bool()> /*should_continue*/) override {}
    std::string name() const override { return "memory"; }
    bool is_shared() const override { return true; }

  private:
    store::Database& database_;
};

// A server on a machine.
class ClockedServer {
  public:
    ClockedServer(Machine& machine, store::Database& database, std::shared_ptr<MemoryStore> shared)
        : machine_(machine), database_(database), server_(std::move(shared)) {
        server_.downtime = [this](std::int64_t since) { return clock_.downtime_since(since); };
        start();
    }

    void start() {
        probe_.emplace(std::make_unique<SharedSql>(database_), "");
        clock_ = probe_->start_clock(machine_.time_of_day, machine_.steady);
        server_.restart();
        look();
    }
    // The server's clock, and its regular note.
    void look() {
        server_.now = clock_.at(machine_.steady);
        EXPECT_TRUE(probe_->note_alive(server_.now));
        server_.hub->tick();
    }
    HubServer& hub() { return server_; }

  private:
    Machine& machine_;
    store::Database& database_;
    HubServer server_;
    std::optional<StoreProbe> probe_;
    ServerClock clock_;
};

// A game with a quarter of an hour per player, in which Anna is to move.
class Clocks : public ::testing::Test {
  protected:
    void SetUp() override {
        anna = server.hub().come(keys.seats[0]);
        ben = server.hub().come(keys.seats[1]);
        server.hub().send(anna, {{"do", "sit"}, {"id", 1}, {"name", "Anna"}});
        server.hub().send(ben, {{"do", "sit"}, {"id", 1}, {"name", "Ben"}});
        ASSERT_EQ(anna->entries().back()["is"], "drew");
    }
    // Time passes in steps in which the server notes that it runs.
    void pass(std::int64_t minutes) {
        for (std::int64_t i = 0; i < 6 * minutes; ++i) {
            machine.pass(minute / 6);
            server.look();
        }
    }
    void restart() {
        server.start();
        anna = server.hub().come(keys.seats[0]);
        ben = server.hub().come(keys.seats[1]);
    }
    void move(const std::shared_ptr<Ear>& who) {
        server.hub().send(who, {{"do", "move"}, {"id", ++id}, {"move", server.hub().some_move()}});
        EXPECT_EQ(who->of("done").back()["id"], id);
    }
    std::ptrdiff_t count(const std::string& kind) const {
        return std::ranges::count_if(anna->entries(), [&](const json& entry) { return entry["is"] == kind; });
    }
    // The minutes that a player has, by the server's clock.
    double minutes_left() {
        const StoredTable& table = store->tables.begin()->second;
        match::HostedTable again(table.settings, table.secret);
        for (const match::TableEvent& entry : table.entries) EXPECT_TRUE(again.apply(entry));
        return static_cast<double>(*again.state().deadline() - server.hub().now) / minute;
    }

    Machine machine;
    std::unique_ptr<store::Database> database = new_database();
    std::shared_ptr<MemoryStore> store = std::make_shared<MemoryStore>();
    ClockedServer server{machine, *database, store};
    match::TableKeys keys = server.hub().create_table(quarter);
    std::shared_ptr<Ear> anna;
    std::shared_ptr<Ear> ben;
    int id = 10;
};

using ServeHubClock = Clocks;

TEST_F(ServeHubClock, AStepOfTheTimeOfDayCountsForNobody) {
    pass(5);
    machine.step(20 * minute);
    server.look();
    EXPECT_EQ(count("late"), 0);
    EXPECT_DOUBLE_EQ(minutes_left(), 10);
    move(anna);
    machine.step(-180 * minute);
    pass(1);
    move(ben);
    machine.step(180 * minute);
    pass(9);
    EXPECT_EQ(count("late"), 0);
    pass(1);
    EXPECT_EQ(count("late"), 1) << "the time that she had is over";
}

TEST_F(ServeHubClock, TheTimeWithoutAServerCountsForNobody) {
    pass(5);
    machine.pass(16 * minute);
    restart();
    EXPECT_EQ(count("late"), 0);
    EXPECT_EQ(anna->entries().back()["is"], "resumed");
    EXPECT_EQ(anna->entries().back()["count"], 16 * 60);
    EXPECT_DOUBLE_EQ(minutes_left(), 10);
    move(anna);
    pass(2);
    machine.pass(60 * minute);
    restart();
    EXPECT_DOUBLE_EQ(minutes_left(), 13);
    machine.pass(60 * minute);
    restart();
    EXPECT_DOUBLE_EQ(minutes_left(), 13);
    EXPECT_EQ(count("resumed"), 3);
    pass(13);
    EXPECT_EQ(count("late"), 1);
}

// Restarts every hour do not stop a clock that nobody looks at.
TEST_F(ServeHubClock, TimeCountsWhileASeverRunsAndNobodyIsThere) {
    pass(1);
    for (int i = 0; i < 4; ++i) {
        machine.pass(10 * minute);
        server.start();
        pass(3);
    }
    restart();
    EXPECT_EQ(anna->entries().back()["count"], 40 * 60);
    EXPECT_DOUBLE_EQ(minutes_left(), 2);
}

TEST_F(ServeHubClock, ARestartWithAWrongTimeOfDayCountsForNobody) {
    pass(5);
    machine.step(-180 * minute);
    restart();
    EXPECT_DOUBLE_EQ(minutes_left(), 10);
    pass(1);
    machine.step(3 * 24 * 60 * minute);
    restart();
    EXPECT_DOUBLE_EQ(minutes_left(), 9);
    machine.step(-3 * 24 * 60 * minute);
    restart();
    pass(1);
    EXPECT_DOUBLE_EQ(minutes_left(), 8);
    EXPECT_EQ(count("late"), 0);
}

TEST_F(ServeHubClock, ASuspendedMachineCountsForNobody) {
    pass(5);
    machine.suspend(8 * 60 * minute);
    server.look();
    EXPECT_DOUBLE_EQ(minutes_left(), 10);
    move(anna);
    pass(1);
    restart();
    EXPECT_DOUBLE_EQ(minutes_left(), 14) << "nor after a restart";
    EXPECT_EQ(count("late"), 0);
}

// The time cannot be left out, so the clock cannot end either.
TEST_F(ServeHubClock, AFullDiskEndsNoClock) {
    pass(5);
    machine.pass(16 * minute);
    store->is_full = true;
    restart();
    server.hub().send(anna, {{"do", "move"}, {"id", 90}, {"move", server.hub().some_move()}});
    EXPECT_EQ(anna->of("refused").back()["id"], 90);
    server.look();
    EXPECT_EQ(count("late"), 0);
    store->is_full = false;
    server.look();
    EXPECT_DOUBLE_EQ(minutes_left(), 10);
    move(anna);
}

TEST_F(ServeHubClock, TimeCountsWhileAnyServerRuns) {
    ClockedServer other(machine, *database, store);
    pass(5);
    // The other one goes on alone for six minutes, and then nothing runs for ten.
    for (int i = 0; i < 36; ++i) {
        machine.pass(minute / 6);
        other.look();
    }
    machine.pass(10 * minute);
    restart();
    EXPECT_DOUBLE_EQ(minutes_left(), 4);
}

// Players at two servers whose clocks differ by 20 minutes.
TEST_F(ServeHubClock, ADifferenceBetweenServersCountsForNobody) {
    for (const std::int64_t difference : {20 * minute, -20 * minute}) {
        Machine far = machine;
        far.step(difference);
        const auto far_database = new_database();
        ClockedServer other(far, *far_database, store);
        const auto deliver = [&] {
            server.hub().deliver_updates();
            other.hub().deliver_updates();
        };
        const auto distant = other.hub().come(keys.seats[1]);
        const auto pass_both = [&](std::int64_t minutes) {
            machine.pass(minutes * minute);
            far.pass(minutes * minute);
            server.look();
            other.look();
            deliver();
        };
        pass_both(1);
        move(anna);
        deliver();
        pass_both(2);
        other.hub().send(distant, {{"do", "move"}, {"id", 70}, {"move", other.hub().some_move()}});
        EXPECT_EQ(distant->of("done").back()["id"], 70);
        deliver();
        pass_both(3);
        EXPECT_EQ(count("late"), 0) << difference;
        EXPECT_EQ(anna->entries(), ben->entries());
    }
}

TEST_F(ServeHubClock, TellsPagesTheTimeOfTheTable) {
    pass(5);
    machine.pass(16 * minute);
    restart();
    EXPECT_EQ(anna->of("table").back()["now"], server.hub().now);
    EXPECT_EQ(anna->entries().back()["at"], server.hub().now);
}

}  // namespace
}  // namespace bastide::serve
