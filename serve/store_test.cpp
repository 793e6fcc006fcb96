// A store's data is there after reopening, and one of two conflicting servers gets an error. Tested for each
// kind of store.
#include "serve/store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "os/testing/test_folder.h"
#include "os/testing/test_process.h"
#include "serve/postgres_store.h"
#include "serve/sqlite_store.h"
#include "store/testing/postgres_server.h"

namespace bastide::serve {
namespace {

using os::TestFolder;
using store::PostgresServer;
using ::testing::HasSubstr;

StoredTable table_with_clock(const std::string& id) {
    return {
        .id = id,
        .settings = *match::read_table_settings(R"({"seats":[{"bot":null},{"bot":"hard"}],"clock":"day"})"),
        .secret = {"secret of " + id, "commitment"},
        .access_keys = {{"door 0 of " + id, 0}, {"watch of " + id, -1}},
        .entries = {}};
}

// Texts include characters that need escaping in JSON, in SQL and in a PostgreSQL list.
std::vector<match::TableEvent> some(int first, int count) {
    std::vector<match::TableEvent> entries;
    for (int i = first; i < first + count; ++i)
        entries.push_back({.at = i,
                           .kind = match::TableEventKind::sat,
                           .seat = 0,
                           .text = "Ann\\a \"{,}' Zoë \xF0\x9F\x8F\xB0 " + std::to_string(i)});
    return entries;
}

// Each environment has a separate database and can open it several times.
struct SqliteWorld {
    static bool is_there() { return true; }
    std::unique_ptr<Store> open() { return *open_sqlite(folder / "tables.db"); }

    TestFolder folder;
};

struct PostgresWorld {
    static bool is_there() { return PostgresServer::is_installed(); }
    std::unique_ptr<Store> open() {
        if (address.empty()) address = PostgresServer::shared().new_database();
        return *open_postgres(address);
    }

    std::string address;
};

using Worlds = ::testing::Types<SqliteWorld, PostgresWorld>;

template <class Backend>
class ServeStore : public ::testing::Test {
  protected:
    void SetUp() override {
        if (!Backend::is_there()) GTEST_SKIP() << "PostgreSQL is not installed";
    }
    Backend backend;
};
TYPED_TEST_SUITE(ServeStore, Worlds, );

TYPED_TEST(ServeStore, CreatesATableWithItsFirstEvents) {
    const auto store = this->backend.open();
    StoredTable table = table_with_clock("rematch");
    table.entries = some(0, 2);
    ASSERT_TRUE(store->create(table));
    EXPECT_EQ(store->load("rematch")->entries, some(0, 2));
    EXPECT_EQ(*store->append({{"rematch", 2, some(2, 1)}}).front(), AppendResult::stored);
    EXPECT_EQ(store->load("rematch")->entries, some(0, 3));
}

TYPED_TEST(ServeStore, ReturnsStoredEvents) {
    {
        const auto store = this->backend.open();
        ASSERT_TRUE(store->create(table_with_clock("a")));
        ASSERT_TRUE(store->create(table_with_clock("b")));
        for (const auto& result : store->append({{"b", 0, some(9, 1)}, {"a", 0, some(0, 3)}}))
            EXPECT_EQ(result, AppendResult::stored);
        for (const auto& result : store->append({{"a", 3, some(3, 2)}}))
            EXPECT_EQ(result, AppendResult::stored);
    }
    const auto again = this->backend.open();
    const auto found = again->find("watch of a");
    ASSERT_TRUE(found && *found);
    EXPECT_EQ((*found)->seat, -1);
    EXPECT_EQ((*found)->table, "a");
    EXPECT_EQ((*found)->entries, 5);
    const auto table = again->load("a");
    ASSERT_TRUE(table) << to_string(table.error());
    EXPECT_EQ(table->id, "a");
    EXPECT_EQ(table->settings, table_with_clock("a").settings);
    EXPECT_EQ(table->secret.text, "secret of a");
    EXPECT_EQ(table->secret.commitment, "commitment");
    EXPECT_EQ(table->entries, some(0, 5));
    EXPECT_EQ(table->access_keys.size(), 2U);
    EXPECT_FALSE(again->load("c"));
    EXPECT_EQ((*again->find("door 0 of b"))->seat, 0);
    EXPECT_FALSE(again->find("door 0 of c")->has_value());
    EXPECT_EQ(again->entries("a", 3), some(3, 2));
    EXPECT_TRUE(again->entries("a", 5)->empty());
    EXPECT_TRUE(again->append({}).empty());
}

TYPED_TEST(ServeStore, OneOfTwoServersConflicts) {
    const auto one = this->backend.open();
    const auto other = this->backend.open();
    ASSERT_TRUE(one->create(table_with_clock("a")));
    ASSERT_TRUE(one->create(table_with_clock("b")));
    EXPECT_EQ(one->append({{"a", 0, some(0, 2)}})[0], AppendResult::stored);
    const auto results = other->append({{"b", 0, some(0, 1)},
                                        {"a", 1, some(0, 1)},
                                        {"a", 0, some(0, 1)},
                                        {"a", 2, some(2, 1)},
                                        {"a", 2, some(7, 1)}});
    EXPECT_EQ(results[0], AppendResult::stored) << "the others are kept all the same";
    EXPECT_EQ(results[1], AppendResult::conflict);
    EXPECT_EQ(results[2], AppendResult::conflict);
    EXPECT_EQ(results[3], AppendResult::stored);
    EXPECT_EQ(results[4], AppendResult::conflict);
    EXPECT_EQ(one->load("a")->entries, some(0, 3));
    EXPECT_EQ(one->load("b")->entries.size(), 1U);
    // For a missing table, and for an existing one.
    EXPECT_NE(other->append({{"nothing", 0, some(0, 1)}})[0], AppendResult::stored);
    EXPECT_FALSE(other->create(table_with_clock("a")));
}

TYPED_TEST(ServeStore, AKeyOpensOneTable) {
    const auto store = this->backend.open();
    ASSERT_TRUE(store->create(table_with_clock("a")));
    StoredTable same = table_with_clock("b");
    same.access_keys[1].hash = "door 0 of a";
    EXPECT_FALSE(store->create(same));
    EXPECT_FALSE(store->find("door 0 of b")->has_value()) << "all of a table is made, or nothing";
    EXPECT_EQ((*store->find("door 0 of a"))->table, "a");
}

TYPED_TEST(ServeStore, AKeyNamesASeatOfItsTable) {
    const auto store = this->backend.open();
    int number = 0;
    for (const int seat : {2, 100'000'000, -2}) {
        StoredTable damaged = table_with_clock("a" + std::to_string(++number));
        damaged.access_keys[1].seat = seat;
        ASSERT_TRUE(store->create(damaged));
        const auto found = store->find(damaged.access_keys[1].hash);
        ASSERT_FALSE(found) << seat;
        EXPECT_THAT(to_string(found.error()), HasSubstr("damaged"));
        const auto loaded = store->load(damaged.id);
        ASSERT_FALSE(loaded) << seat << ": nor by its other keys";
        EXPECT_THAT(to_string(loaded.error()), HasSubstr("damaged"));
    }
}

}  // namespace
}  // namespace bastide::serve
