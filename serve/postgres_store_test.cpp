// Tests specific to PostgreSQL: outages, notifications about other servers' events, and passwords.
#include "serve/postgres_store.h"

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/postgres.h"
#include "store/testing/postgres_server.h"

namespace bastide::serve {
namespace {

using store::Postgres;
using store::PostgresServer;
using ::testing::HasSubstr;
using ::testing::Not;

class ServePostgres : public ::testing::Test {
  protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "PostgreSQL is not installed";
        address = PostgresServer::shared().new_database();
    }
    std::unique_ptr<Store> opened() const {
        auto store = open_postgres(address);
        EXPECT_TRUE(store) << to_string(store.error());
        return *std::move(store);
    }

    std::string address;
};

StoredTable table_of_two_people(const std::string& id) {
    return {.id = id,
            .settings = *match::read_table_settings(R"({"seats":[{"bot":null},{"bot":null}]})"),
            .secret = {},
            .access_keys = {{"door of " + id, 0}},
            .entries = {}};
}

std::vector<match::TableEvent> some(int count) {
    return std::vector<match::TableEvent>(static_cast<std::size_t>(count),
                                          {.kind = match::TableEventKind::phrase, .seat = 0, .count = 1});
}

// Records the notifications of a store, so that threads can wait for them.
class Updates {
  public:
    void operator()(const TableUpdated& notice) {
        const std::scoped_lock lock(mutex_);
        notices_.push_back(notice);
        has_come_.notify_all();
    }
    // The next notice of a table, or without one, "".
    TableUpdated next() {
        std::unique_lock lock(mutex_);
        if (!has_come_.wait_for(lock, std::chrono::minutes(1), [this] { return !notices_.empty(); }))
            return {.table = "nothing was heard"};
        const TableUpdated notice = notices_.front();
        notices_.erase(notices_.begin());
        return notice;
    }

  private:
    std::mutex mutex_;
    std::condition_variable has_come_;
    std::vector<TableUpdated> notices_;
};

TEST_F(ServePostgres, NotifiesAboutEveryServersEvents) {
    const std::unique_ptr<Store> one = opened();
    const std::unique_ptr<Store> other = opened();
    Updates updates;
    const auto listener = one->listen(std::ref(updates));
    EXPECT_EQ(updates.next().table, "") << "it may have missed some before";
    ASSERT_TRUE(one->create(table_of_two_people("a")));
    ASSERT_TRUE(one->create(table_of_two_people("b")));
    other->append({{"a", 0, some(3)}});
    TableUpdated notice = updates.next();
    EXPECT_EQ(notice.table, "a");
    EXPECT_EQ(notice.entries, 3);
    other->append({{"a", 0, some(1)}, {"b", 0, some(1)}});
    EXPECT_EQ(updates.next().table, "b") << "nothing is told of what was not added";
    // The connection is lost and made again.
    auto database = Postgres::at(address);
    ASSERT_TRUE(database->execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND "
        "datname = current_database()"));
    EXPECT_EQ(updates.next().table, "");
    other->append({{"b", 1, some(1)}});
    notice = updates.next();
    EXPECT_EQ(notice.table, "b");
    EXPECT_EQ(notice.entries, 2);
}

TEST_F(ServePostgres, ContinuesAfterLostConnections) {
    const std::unique_ptr<Store> store = opened();
    ASSERT_TRUE(store->create(table_of_two_people("a")));
    ASSERT_EQ(store->append({{"a", 0, some(1)}})[0], AppendResult::stored);
    auto database = Postgres::at(address);
    ASSERT_TRUE(
        database->execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                          "WHERE pid != pg_backend_pid() AND datname = current_database()"));
    EXPECT_EQ(store->append({{"a", 1, some(1)}})[0], AppendResult::stored);
    EXPECT_TRUE(store->find("door of a")->has_value());
}

TEST_F(ServePostgres, ReportsAnOutageAndRecovers) {
    const std::unique_ptr<Store> store = opened();
    ASSERT_TRUE(store->create(table_of_two_people("a")));
    PostgresServer::shared().stop();
    const auto lost = store->append({{"a", 0, some(1)}, {"a", 1, some(1)}});
    ASSERT_EQ(lost.size(), 2U);
    for (const auto& each : lost) {
        ASSERT_FALSE(each);
        EXPECT_EQ(to_string(each.error()), "PostgreSQL: the database cannot be reached");
    }
    EXPECT_FALSE(store->find("door of a"));
    EXPECT_FALSE(store->create(table_of_two_people("b")));
    EXPECT_FALSE(store->entries("a", 0));
    PostgresServer::shared().start();
    // The next try comes after a second at the earliest.
    Result<AppendResult> added = std::unexpected(file_error({}, "not tried"));
    for (int tries = 0; tries < 600 && !added; ++tries) {
        added = store->append({{"a", 0, some(1)}})[0];
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    EXPECT_EQ(added, AppendResult::stored);
}

TEST_F(ServePostgres, ADamagedTableDoesNotAffectOthers) {
    const std::unique_ptr<Store> store = opened();
    for (const char* const id : {"a", "b", "c", "d"}) ASSERT_TRUE(store->create(table_of_two_people(id)));
    auto database = Postgres::at(address);
    // Entry 1 of `b` exists, although the table has none by its size, and `d` accepts no entries.
    ASSERT_TRUE(database->execute("INSERT INTO bastide.entries VALUES ('b', 1, '{}')"));
    ASSERT_TRUE(database->execute("ALTER TABLE bastide.entries ADD CHECK (in_table != 'd')"));
    const auto results = store->append(
        {{"a", 0, some(1)}, {"b", 0, some(1)}, {"c", 0, some(2)}, {"d", 0, some(1)}, {"a", 7, some(1)}});
    ASSERT_EQ(results.size(), 5U);
    EXPECT_EQ(results[0], AppendResult::stored);
    ASSERT_FALSE(results[1]);
    EXPECT_THAT(results[1].error().what(), HasSubstr("duplicate key"));
    EXPECT_EQ(results[2], AppendResult::stored);
    ASSERT_FALSE(results[3]);
    EXPECT_THAT(results[3].error().what(), HasSubstr("check constraint"));
    EXPECT_EQ(results[4], AppendResult::conflict);
    EXPECT_EQ(store->entries("a", 0)->size(), 1U);
    EXPECT_EQ(store->entries("c", 0)->size(), 2U);
    EXPECT_EQ(store->append({{"a", 1, some(1)}})[0], AppendResult::stored) << "and it continues";
}

// Somebody else holds a lock, as while a table is rewritten.
TEST_F(ServePostgres, TimesOutOnALockedDatabase) {
    const std::unique_ptr<Store> store = opened();
    ASSERT_TRUE(store->create(table_of_two_people("a")));
    auto other = Postgres::at(address);
    ASSERT_TRUE(other->execute("BEGIN"));
    ASSERT_TRUE(other->execute("LOCK TABLE bastide.doors, bastide.tables IN ACCESS EXCLUSIVE MODE"));
    const auto locked = store->find("door of a");
    ASSERT_FALSE(locked);
    EXPECT_THAT(locked.error().what(), HasSubstr("statement timeout"));
    EXPECT_FALSE(store->append({{"a", 0, some(1)}})[0]);
    ASSERT_TRUE(other->execute("ROLLBACK"));
    EXPECT_TRUE(store->find("door of a")->has_value());
    EXPECT_EQ(store->append({{"a", 0, some(1)}})[0], AppendResult::stored);
}

// An operator's transaction has changed one table and is still open.
TEST_F(ServePostgres, ALockedTableDoesNotDelayOthersForLong) {
    const std::unique_ptr<Store> store = opened();
    for (const char* const id : {"a", "b", "c", "d"}) ASSERT_TRUE(store->create(table_of_two_people(id)));
    auto other = Postgres::at(address);
    ASSERT_TRUE(other->execute("BEGIN"));
    ASSERT_TRUE(other->execute("SELECT * FROM bastide.tables WHERE id IN ('b', 'd') FOR UPDATE"));
    const auto results =
        store->append({{"a", 0, some(1)}, {"b", 0, some(1)}, {"c", 0, some(1)}, {"d", 0, some(1)}});
    for (const std::size_t locked : {1U, 3U}) {
        ASSERT_FALSE(results[locked]);
        // Not the timeout of five seconds.
        EXPECT_THAT(results[locked].error().what(), HasSubstr("lock timeout"));
    }
    EXPECT_EQ(results[0], AppendResult::stored);
    EXPECT_EQ(results[2], AppendResult::stored);
    ASSERT_TRUE(other->execute("ROLLBACK"));
    EXPECT_EQ(store->append({{"b", 0, some(1)}})[0], AppendResult::stored);
    // A lock on everything is one delay, not one for each table.
    ASSERT_TRUE(other->execute("BEGIN"));
    ASSERT_TRUE(other->execute("LOCK TABLE bastide.tables IN ACCESS EXCLUSIVE MODE"));
    std::vector<AppendBatch> all;
    for (int i = 0; i < 500; ++i) all.push_back({std::to_string(i), 0, some(1)});
    for (const auto& result : store->append(all)) EXPECT_FALSE(result);
    ASSERT_TRUE(other->execute("ROLLBACK"));
    EXPECT_EQ(store->append({{"b", 1, some(1)}})[0], AppendResult::stored);
}

// As if the machine hangs.
TEST_F(ServePostgres, TimesOutOnASilentDatabase) {
    auto database = Postgres::at(address, {.patience = std::chrono::milliseconds(100)});
    ASSERT_TRUE(database);
    const auto process = database->execute("SELECT pg_backend_pid()");
    ASSERT_TRUE(process);
    const auto id = static_cast<pid_t>(store::to_number(process->front()[0]));
    ASSERT_EQ(::kill(id, SIGSTOP), 0);
    const auto answer = database->execute("SELECT 1");
    ::kill(id, SIGCONT);
    ASSERT_FALSE(answer);
    EXPECT_EQ(to_string(answer.error()), "PostgreSQL: the database cannot be reached");
}

TEST_F(ServePostgres, OfANewerVersionIsNotTouched) {
    opened();
    auto database = Postgres::at(address);
    ASSERT_TRUE(database->execute("UPDATE bastide.version SET number = 1000"));
    const auto store = open_postgres(address);
    ASSERT_FALSE(store);
    EXPECT_THAT(store.error().what(), HasSubstr("written by a newer version of bastide, in format 1000"));
}

TEST_F(ServePostgres, ReportsWhyItCannotBeOpened) {
    const auto nothing = open_postgres(address + "&dbname=nothing");
    ASSERT_FALSE(nothing);
    EXPECT_THAT(nothing.error().what(), HasSubstr("database \"nothing\" does not exist"));
}

TEST(ServePostgresAddress, IsNotRepeated) {
    for (const char* address : {"postgresql://anna:plum@:", "postgresql://anna:pl/um@host/tables",
                                "postgresql://anna:pl@um@127.0.0.1:9/x", "postgresql://anna:plum@[::1/tables",
                                "postgresql://anna:plum@127.0.0.1:x/tables", "password='plum",
                                "postgresql://anna:plum@127.0.0.1:9/tables"}) {
        const auto store = open_postgres(address);
        ASSERT_FALSE(store) << address;
        EXPECT_THAT(to_string(store.error()), Not(HasSubstr("pl"))) << address;
    }
}

}  // namespace
}  // namespace bastide::serve
