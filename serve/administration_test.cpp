// What an operator does with tables: in SQLite and in PostgreSQL, while servers run.
#include "serve/administration.h"

#include <map>
#include <mutex>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/base/sha256.h"
#include "os/testing/test_folder.h"
#include "os/testing/test_process.h"
#include "serve/link_key.h"
#include "serve/open_store.h"
#include "serve/store_probe.h"
#include "store/testing/postgres_server.h"

namespace bastide::serve {
namespace {

using match::TableEventKind;
using os::TestFolder;
using store::PostgresServer;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr std::int64_t hour = 3'600'000;

struct SqlitePlace {
    static bool is_there() { return true; }
    std::string database;
    TestFolder folder;
    std::string file = folder / "tables.db";
};

struct PostgresPlace {
    static bool is_there() { return PostgresServer::is_installed(); }
    std::string database = PostgresServer::shared().new_database();
    std::string file;
};

template <class Place>
class ServeAdministration : public ::testing::Test {
  protected:
    void SetUp() override {
        if (!Place::is_there()) GTEST_SKIP() << "PostgreSQL is not installed";
        place.emplace();
        store = *open_store(place->database, place->file);
        sql = *connect_to_store(place->database, place->file);
        add("lobby", 1 * hour, 1);
        add("playing", 2 * hour, 2);
        add("over", 3 * hour, 2);
        const auto resigned = table("over").request(0, {match::TableCommandKind::resign}, 3 * hour);
        append("over", *resigned);
    }

    // A table with this number of players, who sat down at this time.
    void add(const std::string& id, std::int64_t at, int players,
             const char* settings = R"({"seats":[{"bot":null},{"bot":null}]})") {
        StoredTable made{
            .id = id,
            .settings = *match::read_table_settings(settings),
            .secret = {"secret", sha256("secret")},
            .access_keys = {{sha256(id + "0"), 0}, {sha256(id + "1"), 1}, {sha256(id + "w"), -1}},
            .entries = {}};
        ASSERT_TRUE(store->create(made));
        for (int seat = 0; seat < players; ++seat)
            append(id, *table(id).request(seat, {.text = seat == 0 ? "Anna" : "Ben"}, at));
    }
    StoredTable stored(const std::string& id) {
        return *store->load((*store->find(sha256(id + "w")))->table);
    }
    match::HostedTable table(const std::string& id) {
        const StoredTable found = stored(id);
        match::HostedTable made(found.settings, found.secret);
        for (const match::TableEvent& event : found.entries) EXPECT_TRUE(made.apply(event));
        return made;
    }
    void append(const std::string& id, const std::vector<match::TableEvent>& events) {
        ASSERT_EQ(*store->append({{id, std::ssize(stored(id).entries), events}}).front(),
                  AppendResult::stored);
    }
    bool opens(const std::string& hash) { return (*store->find(hash)).has_value(); }
    std::vector<std::string> ids(const std::vector<TableSummary>& tables) {
        std::vector<std::string> all;
        for (const TableSummary& each : tables) all.push_back(each.id);
        std::ranges::sort(all);
        return all;
    }

    std::optional<Place> place;
    std::unique_ptr<Store> store;
    std::unique_ptr<store::Sql> sql;
};

using Places = ::testing::Types<SqlitePlace, PostgresPlace>;
TYPED_TEST_SUITE(ServeAdministration, Places, );

TYPED_TEST(ServeAdministration, ListsTables) {
    const auto all = *list_tables(*this->sql);
    EXPECT_THAT(this->ids(all), ElementsAre("lobby", "over", "playing"));
    for (const TableSummary& table : all) {
        EXPECT_EQ(table.entries, std::ssize(this->stored(table.id).entries));
        EXPECT_EQ(match::table_phase_words[static_cast<std::size_t>(*table.phase)], table.id);
        EXPECT_THAT(table.seats, ElementsAre("Anna", table.id == "lobby" ? "" : "Ben"));
    }
    const auto json = nlohmann::json::parse(list_json(all));
    ASSERT_EQ(json.size(), 3U);
    for (const auto& each : json) {
        if (each["table"] != "over") continue;
        EXPECT_EQ(each["state"], "over");
        EXPECT_EQ(each["last"], 3 * hour);
        EXPECT_EQ(each["seats"], nlohmann::json({"Anna", "Ben"}));
    }
    EXPECT_THAT(format_list(all), HasSubstr("1970-01-01 01:00  Anna, -\n"));
    EXPECT_EQ(list_json({}), "[]\n");
}

// More than are read at once.
TYPED_TEST(ServeAdministration, ListsManyTables) {
    constexpr int count = 450;
    for (int i = 0; i < count; ++i) {
        const std::string name = "Player " + std::to_string(i);
        StoredTable made{.id = std::to_string(i),
                         .settings = *match::read_table_settings(R"({"seats":[{"bot":null},{"bot":null}]})"),
                         .secret = {"secret", sha256("secret")},
                         .access_keys = {},
                         .entries = {{.at = i, .kind = TableEventKind::sat, .seat = 0, .text = name},
                                     {.at = i, .kind = TableEventKind::sat, .seat = 1, .text = name},
                                     {.at = i, .kind = TableEventKind::withheld, .seat = 1}}};
        ASSERT_TRUE(this->store->create(made));
    }
    const auto all = *list_tables(*this->sql);
    ASSERT_EQ(all.size(), count + 3U);
    for (const TableSummary& table : all) {
        if (table.entries != 3) continue;
        EXPECT_THAT(table.seats, ElementsAre("Player " + table.id, ""));
        EXPECT_EQ(std::to_string(table.last), table.id);
    }
}

TYPED_TEST(ServeAdministration, DeletesOldTables) {
    this->add("empty", 0, 0);  // its age is that of its creation
    const auto all = *list_tables(*this->sql);
    EXPECT_THAT(this->ids(older_tables(all, 4 * hour, false)), ElementsAre("over"));
    EXPECT_THAT(this->ids(older_tables(all, 3 * hour, false)), ElementsAre());
    EXPECT_THAT(this->ids(older_tables(all, 3 * hour, true)), ElementsAre("lobby", "playing"));
    EXPECT_THAT(this->ids(older_tables(all, 4 * hour, true)), ElementsAre("lobby", "over", "playing"));
    EXPECT_EQ(*delete_tables(*this->sql, older_tables(all, 4 * hour, false)), 1);
    EXPECT_FALSE(this->opens(sha256("over0")));
    EXPECT_TRUE(this->opens(sha256("playing0")));
    const auto rest = this->sql->execute("SELECT count(*) FROM entries WHERE in_table = 'over'");
    EXPECT_EQ(rest->front()[0], "0");
    // A table that has changed since it was listed stays.
    this->append("lobby", *this->table("lobby").request(1, {.text = "Ben"}, 5 * hour));
    EXPECT_EQ(*delete_tables(*this->sql, older_tables(all, 3 * hour, true)), 1);
    EXPECT_TRUE(this->opens(sha256("lobby0")));
}

TYPED_TEST(ServeAdministration, DamagedTablesAreListedAndStay) {
    ASSERT_TRUE(this->sql->run("UPDATE entries SET entry = '{}' WHERE in_table = 'over' AND number = 2"));
    const auto all = *list_tables(*this->sql);
    EXPECT_THAT(format_list(all), HasSubstr("  damaged  "));
    EXPECT_THAT(this->ids(older_tables(all, 9 * hour, true)), ElementsAre("lobby", "playing"));
}

TYPED_TEST(ServeAdministration, ClosesTables) {
    for (const char* const id : {"lobby", "playing"}) {
        ASSERT_TRUE(close_table(*this->store, *this->sql, id, 9 * hour));
        EXPECT_TRUE(this->table(id).state().is_closed());
        EXPECT_EQ(this->stored(id).entries.back().at, 9 * hour);
    }
    EXPECT_THAT(format_list(*list_tables(*this->sql)), HasSubstr("  closed  "));
    EXPECT_THAT(to_string(close_table(*this->store, *this->sql, "over", 9 * hour).error()),
                HasSubstr("table 'over' is over"));
    EXPECT_THAT(to_string(close_table(*this->store, *this->sql, "none", 9 * hour).error()),
                HasSubstr("there is no table 'none'"));
}

TYPED_TEST(ServeAdministration, AClosedTableEndsNoEarlierThanItsLastEntry) {
    ASSERT_TRUE(close_table(*this->store, *this->sql, "playing", 0));
    EXPECT_EQ(this->stored("playing").entries.back().at, 2 * hour);
}

TYPED_TEST(ServeAdministration, TakesASeatFromAnOwnKey) {
    const auto holder = [&] { return this->table("playing").state().seat(1).holder; };
    const std::int64_t size = std::ssize(this->stored("playing").entries);
    ASSERT_TRUE(release_seat(*this->store, *this->sql, "playing", 1, 9 * hour));
    EXPECT_EQ(std::ssize(this->stored("playing").entries), size) << "it has a link of its own";
    this->append("playing",
                 {{.at = 8 * hour, .kind = match::TableEventKind::held, .seat = 1, .text = "hash"}});
    EXPECT_EQ(holder(), "hash");
    ASSERT_TRUE(release_seat(*this->store, *this->sql, "playing", 1, 9 * hour));
    EXPECT_EQ(holder(), "");
}

// The next server counts the downtime from the last entry.
TYPED_TEST(ServeAdministration, LeavesOutTheTimeWithoutAServer) {
    this->add("clock", 2 * hour, 2, R"({"seats":[{"bot":null},{"bot":null}],"clock":"quarter"})");
    this->append("clock", {{.at = 2 * hour, .kind = TableEventKind::held, .seat = 1, .text = "hash"}});
    const auto deadline = this->table("clock").state().deadline();
    ASSERT_TRUE(deadline);
    ASSERT_TRUE(release_seat(*this->store, *this->sql, "clock", 1, 9 * hour));
    EXPECT_EQ(this->table("clock").state().deadline(), *deadline + 7 * hour);
}

TYPED_TEST(ServeAdministration, ReplacesLinks) {
    // The table of a rematch, whose keys follow from those of the first table. Anna has moved up a seat.
    StoredTable rematch = this->stored("over");
    rematch.id = "rematch";
    rematch.entries.clear();
    for (AccessKey& key : rematch.access_keys) {
        key.hash = hash_of_next(key.hash);
        if (key.seat >= 0) key.seat = 1 - key.seat;
    }
    ASSERT_TRUE(this->store->create(rematch));
    ASSERT_TRUE(replace_key(*this->sql, "over", 0, "new"));
    EXPECT_FALSE(this->opens(sha256("over0")));
    EXPECT_FALSE(this->opens(*hash_of_key("over0.2")));
    EXPECT_EQ((*this->store->find(sha256("new")))->seat, 0);
    EXPECT_EQ((*this->store->find(*hash_of_key("new.2")))->seat, 1);
    EXPECT_EQ((*this->store->find(*hash_of_key("new.2")))->table, "rematch");
    EXPECT_TRUE(this->opens(sha256("over1")));
    EXPECT_TRUE(this->opens(*hash_of_key("over1.2")));
    ASSERT_TRUE(replace_key(*this->sql, "over", -1, "watch"));
    EXPECT_EQ((*this->store->find(sha256("watch")))->seat, -1);
    EXPECT_THAT(to_string(replace_key(*this->sql, "over", 4, "x").error()),
                HasSubstr("no table 'over' with a link for this seat"));
}

TYPED_TEST(ServeAdministration, NotesWhenServersRun) {
    const auto probe = [&] {
        return StoreProbe(*connect_to_store(this->place->database, this->place->file), this->place->file);
    };
    const ServerClock::Steady steady;
    StoreProbe first = probe();
    EXPECT_EQ(first.start_clock(50 * hour, steady).downtime_since(40 * hour), 10 * hour);
    EXPECT_TRUE(first.note_alive(52 * hour));
    StoreProbe other = probe();
    EXPECT_EQ(other.start_clock(51 * hour, steady).start(), 52 * hour) << "the time of day was set back";
    EXPECT_TRUE(other.note_alive(53 * hour));
    const ServerClock clock = probe().start_clock(60 * hour, steady);
    EXPECT_EQ(clock.downtime_since(51 * hour), 7 * hour);
}

TYPED_TEST(ServeAdministration, NotifiesServers) {
    StoreProbe probe(*connect_to_store(this->place->database, this->place->file), this->place->file);
    ASSERT_TRUE(probe.updates());
    std::mutex mutex;
    std::map<std::string, std::int64_t> heard;
    const auto hear = [&](const TableUpdated& update) {
        const std::scoped_lock lock(mutex);
        heard[update.table] = update.entries;
    };
    const auto listener = this->store->listen(hear);
    const auto await = [&](const std::string& id, std::int64_t entries) {
        while (true) {
            const auto updates = probe.updates();  // none in PostgreSQL, where the listener hears
            ASSERT_TRUE(updates);
            for (const TableUpdated& update : *updates) hear(update);
            const std::scoped_lock lock(mutex);
            if (heard.contains(id) && heard[id] == entries) return;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    };
    // It listens once it has reported that updates may have been missed.
    while (listener != nullptr) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        const std::scoped_lock lock(mutex);
        if (heard.contains("")) break;
    }
    const std::int64_t size = std::ssize(this->stored("playing").entries);
    ASSERT_TRUE(close_table(*this->store, *this->sql, "playing", 9 * hour));
    await("playing", size + 1);
    ASSERT_TRUE(replace_key(*this->sql, "lobby", 0, "new"));
    await("lobby", table_replaced);
    ASSERT_EQ(*delete_tables(*this->sql, older_tables(*list_tables(*this->sql), 4 * hour, false)), 1);
    await("over", table_replaced);
}

}  // namespace
}  // namespace bastide::serve
