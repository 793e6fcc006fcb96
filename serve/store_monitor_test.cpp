// A server notices that its database is gone, that its disk is full, and that others changed a table.
#include "serve/store_monitor.h"

#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "os/testing/test_folder.h"
#include "serve/sqlite_store.h"

namespace bastide::serve {
namespace {

using os::TestFolder;
using ::testing::HasSubstr;

StoreProbe probe_of(const std::string& file) {
    return {*connect_sqlite(file), file};
}

// Looks every millisecond.
class Watched {
  public:
    explicit Watched(StoreProbe& probe)
        : monitor_(probe,
                   {.now = [this] { return ++now; },
                    .on_update =
                        [this](const TableUpdated& update) {
                            const std::scoped_lock lock(mutex_);
                            updates_.push_back(update);
                        }},
                   std::chrono::milliseconds(1)) {}

    // Waits for a condition of the state.
    void await(const std::function<bool(const StoreState&)>& is_so) const {
        while (!is_so(monitor_.state())) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    void await_error(const std::string& text) const {
        await([&](const StoreState& state) { return state.error && to_string(*state.error).contains(text); });
    }
    void await_health() const {
        await([](const StoreState& state) { return !state.error && state.disk.free > 0; });
    }
    std::vector<TableUpdated> updates() const {
        const std::scoped_lock lock(mutex_);
        return updates_;
    }
    StoreMonitor& monitor() { return monitor_; }

    std::atomic<std::int64_t> now = 1000;

  private:
    mutable std::mutex mutex_;
    std::vector<TableUpdated> updates_;
    StoreMonitor monitor_;
};

TEST(ServeStoreMonitor, ReportsTheStateOfTheDatabase) {
    const TestFolder folder;
    const std::string file = folder / "tables.db";
    StoreProbe probe = probe_of(file);
    Watched watched(probe);
    watched.await_health();
    EXPECT_GT(watched.monitor().state().disk.database, 0);
    std::filesystem::rename(file, folder / "away.db");
    watched.await_error("the file was deleted or moved");
    std::filesystem::rename(folder / "away.db", file);
    watched.await_health();
    watched.monitor().note_write(file_error(file, "the disk is full"));
    watched.await_health();  // it tries to write, and can
}

TEST(ServeStoreMonitor, ForwardsChangesOnce) {
    const TestFolder folder;
    const std::string file = folder / "tables.db";
    StoreProbe probe = probe_of(file);
    auto other = *connect_sqlite(file);
    ASSERT_TRUE(other->run("INSERT INTO changes (in_table, entries) VALUES ('before', 3)"));
    Watched watched(probe);
    watched.await_health();
    while (watched.updates().size() < 2) {
        if (watched.updates().empty()) {
            ASSERT_TRUE(other->run("INSERT INTO changes (in_table, entries) VALUES ('one', 3)"));
        }
        ASSERT_TRUE(other->run("INSERT INTO changes (in_table, entries) VALUES ('other', -1)"));
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    EXPECT_EQ(watched.updates()[0].table, "one");
    EXPECT_EQ(watched.updates()[0].entries, 3);
    EXPECT_EQ(watched.updates()[1].table, "other");
    EXPECT_EQ(watched.updates()[1].entries, table_replaced);
}

TEST(ServeStoreMonitor, NotesTheEndOfARun) {
    const TestFolder folder;
    const std::string file = folder / "tables.db";
    const ServerClock::Steady steady;
    {
        StoreProbe probe = probe_of(file);
        EXPECT_EQ(probe.start_clock(5000, steady).start(), 5000);
        Watched watched(probe);
        watched.await_health();
        watched.now = 90'000;
    }
    StoreProbe probe = probe_of(file);
    const ServerClock clock = probe.start_clock(100'000, steady);
    EXPECT_EQ(clock.downtime_since(5000), 100'000 - 90'001);
    EXPECT_EQ(clock.downtime_since(0), 5000 + 100'000 - 90'001);
}

}  // namespace
}  // namespace bastide::serve
