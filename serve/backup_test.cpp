// Backups of tables: complete, a snapshot while a server runs, and rejected if damaged.
#include "serve/backup.h"

#include <algorithm>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bastide/base/sha256.h"
#include "bastide/play/random.h"
#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"
#include "serve/sqlite_store.h"

namespace bastide::serve {
namespace {

using os::TestFolder;
using ::testing::HasSubstr;
using ::testing::StartsWith;

StoredTable table_of(const std::string& id) {
    return {.id = id,
            .settings = *match::read_table_settings(R"({"seats":[{"bot":null},{"bot":"hard"}]})"),
            .secret = {"secret", sha256("secret")},
            .access_keys = {{"door of " + id, 0}, {"window of " + id, -1}},
            .entries = {}};
}

AppendBatch phrase_batch(const std::string& table, std::int64_t after) {
    return {.table = table,
            .after = after,
            .entries = {{.at = 1, .kind = match::TableEventKind::phrase, .seat = 0}}};
}

std::unique_ptr<Store> store_with_a_table(const std::string& file) {
    std::unique_ptr<Store> store = *open_sqlite(file);
    EXPECT_TRUE(store->create(table_of("one")));
    EXPECT_TRUE(store->append({phrase_batch("one", 0)}).front());
    return store;
}

std::string error_of(const Result<TableCounts>& result) {
    return result ? "" : to_string(result.error());
}

TEST(ServeBackup, IsASnapshotThatRestores) {
    const TestFolder folder;
    const std::unique_ptr<Store> store = store_with_a_table(folder / "tables.db");
    const auto copied = back_up(folder / "tables.db", folder / "copy.db");
    ASSERT_TRUE(copied) << to_string(copied.error());
    EXPECT_EQ(copied->tables, 1);
    EXPECT_EQ(copied->entries, 1);
    // The server kept running and continues.
    EXPECT_EQ(*store->append({phrase_batch("one", 1)}).front(), AppendResult::stored);
    EXPECT_FALSE(std::filesystem::exists(folder / "copy.db-wal")) << "it is one file";

    const auto restored = restore(folder / "copy.db", folder / "new.db", false);
    ASSERT_TRUE(restored) << to_string(restored.error());
    const std::unique_ptr<Store> again = *open_sqlite(folder / "new.db");
    const auto found = *again->find("door of one");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->entries, 1);
    const auto table = again->load(found->table);
    ASSERT_TRUE(table) << to_string(table.error());
    EXPECT_EQ(table->entries.size(), 1U);
    EXPECT_EQ(table->secret.text, "secret");
    EXPECT_EQ(*again->append({phrase_batch("one", 1)}).front(), AppendResult::stored);
}

TEST(ServeBackup, ReplacesTablesOnlyOnRequest) {
    const TestFolder folder;
    store_with_a_table(folder / "tables.db");
    ASSERT_TRUE(back_up(folder / "tables.db", folder / "copy.db"));
    {
        const std::unique_ptr<Store> store = *open_sqlite(folder / "tables.db");
        ASSERT_TRUE(store->create(table_of("two")));
    }
    EXPECT_THAT(error_of(restore(folder / "copy.db", folder / "tables.db", false)),
                HasSubstr("there are tables already: add --replace to replace them"));
    EXPECT_TRUE(*(*open_sqlite(folder / "tables.db"))->find("door of two"));
    ASSERT_TRUE(restore(folder / "copy.db", folder / "tables.db", true));
    const std::unique_ptr<Store> store = *open_sqlite(folder / "tables.db");
    EXPECT_FALSE(*store->find("door of two"));
    EXPECT_TRUE(*store->find("door of one"));
}

// As if a server runs as a separate user, and root restores.
TEST(ServeBackup, BelongsToTheOwnerOfTheFolder) {
    constexpr uid_t somebody = 12345;
    const TestFolder folder;
    store_with_a_table(folder / "tables.db");
    ASSERT_TRUE(back_up(folder / "tables.db", folder / "copy.db"));
    std::filesystem::create_directory(folder / "state");
    const bool is_given = chown((folder / "state").c_str(), somebody, somebody) == 0;  // by root
    ASSERT_TRUE(restore(folder / "copy.db", folder / "state/tables.db", false));
    struct stat file = {};
    ASSERT_EQ(stat((folder / "state/tables.db").c_str(), &file), 0);
    EXPECT_EQ(file.st_uid, is_given ? somebody : geteuid());
}

TEST(ServeBackup, ReplacesADatabaseWithoutTables) {
    const TestFolder folder;
    store_with_a_table(folder / "copy.db");
    ASSERT_TRUE(open_sqlite(folder / "tables.db"));
    const auto restored = restore(folder / "copy.db", folder / "tables.db", false);
    EXPECT_TRUE(restored) << error_of(restored);
}

TEST(ServeBackup, FollowsALinkAndLeavesADeviceAlone) {
    const TestFolder folder;
    store_with_a_table(folder / "tables.db");
    std::filesystem::create_directory(folder / "far");
    std::filesystem::create_symlink("far/copy.db", folder / "link.db");
    cli::write_text(folder / "link.db.part", "somebody's");
    for (int time = 0; time < 2; ++time) {
        const auto copied = back_up(folder / "tables.db", folder / "link.db");
        ASSERT_TRUE(copied) << error_of(copied);
        EXPECT_TRUE(std::filesystem::is_symlink(folder / "link.db"));
        EXPECT_TRUE(std::filesystem::is_regular_file(folder / "far/copy.db"));
    }
    EXPECT_EQ(cli::file_text(folder / "link.db.part"), "somebody's");
    EXPECT_THAT(error_of(back_up(folder / "tables.db", "/dev/null")),
                HasSubstr("/dev/null: is a folder or a device: name a file"));
    EXPECT_THAT(error_of(back_up(folder / "tables.db", folder / "none/copy.db")),
                StartsWith((folder / "none/copy.db") + ": cannot be written: "));
}

// Files that a killed server left next to its tables must not affect others.
TEST(ServeBackup, ReplacesFormerTablesEntirely) {
    const TestFolder folder;
    store_with_a_table(folder / "tables.db");
    ASSERT_TRUE(back_up(folder / "tables.db", folder / "copy.db"));
    {
        const std::unique_ptr<Store> store = *open_sqlite(folder / "tables.db");
        ASSERT_TRUE(store->create(table_of("two")));
        std::filesystem::copy_file(folder / "tables.db-wal", folder / "wal");
    }
    std::filesystem::rename(folder / "wal", folder / "tables.db-wal");
    ASSERT_TRUE(restore(folder / "copy.db", folder / "tables.db", true));
    EXPECT_FALSE(*(*open_sqlite(folder / "tables.db"))->find("door of two"));
}

TEST(ServeBackup, RejectsFilesThatAreNotBackups) {
    const TestFolder folder;
    const auto refusal = [&](const std::string& copy) {
        const std::string why = error_of(restore(copy, folder / "tables.db", false));
        EXPECT_FALSE(std::filesystem::exists(folder / "tables.db")) << copy;
        return why;
    };
    EXPECT_THAT(refusal(folder / "none.db"), HasSubstr("there is no such file"));
    cli::write_text(folder / "text.db", std::string(5000, 'x'));
    EXPECT_THAT(refusal(folder / "text.db"), HasSubstr("text.db: file is not a database"));
    cli::write_text(folder / "empty.db", "");
    EXPECT_THAT(refusal(folder / "empty.db"), HasSubstr("it contains no online tables"));
    for (const char* const version : {"1", "3"}) {
        const std::string file = (folder / "other") + version + ".db";
        const std::string sql = "CREATE TABLE games (id INTEGER) STRICT; PRAGMA user_version = ";
        ASSERT_TRUE(store::Database::open(file)->run(sql + version));
        EXPECT_EQ(refusal(file), file + ": this is the database of another program: expected online tables");
    }
    EXPECT_THAT(error_of(back_up(folder / "none.db", folder / "copy.db")),
                HasSubstr("there are no tables yet"));
}

TEST(ServeBackup, ReportsDamage) {
    const TestFolder folder;
    const auto refusal = [&](const std::string& name, const std::string& sql) {
        store_with_a_table(folder / name);
        EXPECT_TRUE(store::Database::open(folder / name)->run(sql));
        return error_of(restore(folder / name, folder / "tables.db", false));
    };
    EXPECT_THAT(refusal("gap.db", "UPDATE entries SET number = 3"),
                HasSubstr("table one: it has no entry 1"));
    EXPECT_THAT(refusal("entry.db", "UPDATE entries SET entry = '{\"n\":1'"),
                HasSubstr("is damaged: table one: entry 1: "));
    EXPECT_THAT(refusal("terms.db", "UPDATE tables SET terms = '{}'"), HasSubstr("is damaged: table one: "));
    EXPECT_THAT(refusal("orphan.db", "DELETE FROM tables"), HasSubstr("there are entries without a table"));
    EXPECT_THAT(refusal("newer.db", "PRAGMA user_version = 99"),
                HasSubstr("written by a newer version of bastide"));
    const std::string unlike = "it contains no online tables, or other data";
    EXPECT_THAT(
        refusal("trigger.db", "CREATE TRIGGER gone AFTER INSERT ON entries BEGIN DELETE FROM entries; END"),
        HasSubstr(unlike));
    EXPECT_THAT(
        refusal("view.db",
                "DROP TABLE entries; CREATE VIEW entries AS WITH RECURSIVE each(n) AS (SELECT 1 UNION "
                "ALL SELECT n + 1 FROM each) SELECT 'one' AS in_table, n AS number, '' AS entry FROM "
                "each"),
        HasSubstr(unlike));
    EXPECT_THAT(refusal("doorless.db", "DROP TABLE doors"), HasSubstr(unlike));
    for (const char* const change : {"DELETE FROM doors", "UPDATE doors SET seat = 100000000 WHERE seat = 0",
                                     "UPDATE doors SET seat = 1 WHERE seat = 0"})
        EXPECT_THAT(refusal("doors" + std::to_string(std::string_view(change).size()) + ".db", change),
                    HasSubstr("table one: its keys do not match its seats"));
    EXPECT_THAT(refusal("secret.db", "UPDATE tables SET secret = ''"),
                HasSubstr("table one: its secret does not match its commitment"));
    EXPECT_THAT(refusal("commitment.db", "UPDATE tables SET commitment = ''"),
                HasSubstr("table one: its secret does not match its commitment"));
    EXPECT_THAT(refusal("numbered.db", R"(UPDATE entries SET entry = replace(entry, '"n":1', '"n":77'))"),
                HasSubstr("table one: entry 1 has been changed"));
    EXPECT_THAT(refusal("impossible.db", R"(UPDATE entries SET entry = replace(entry, 'said', 'declined'))"),
                HasSubstr("table one: entry 1"));
    // A page that is torn.
    store_with_a_table(folder / "torn.db");
    ASSERT_TRUE(back_up(folder / "torn.db", folder / "torn-copy.db"));
    std::string bytes = cli::file_text(folder / "torn-copy.db");
    bytes.replace(4096, 2048, std::string(2048, '\xff'));
    cli::write_text(folder / "torn-copy.db", bytes);
    EXPECT_THAT(error_of(restore(folder / "torn-copy.db", folder / "tables.db", false)),
                StartsWith(folder / "torn-copy.db"));
    EXPECT_FALSE(std::filesystem::exists(folder / "tables.db"));
    const auto is_unfinished = [](const auto& file) {
        return file.path().filename().string().starts_with("tables.db.");
    };
    EXPECT_EQ(std::ranges::count_if(std::filesystem::directory_iterator(folder / ""), is_unfinished), 0);
}

TEST(ServeBackup, DetectsChangesByItsChecksum) {
    const TestFolder folder;
    store_with_a_table(folder / "tables.db");
    ASSERT_TRUE(back_up(folder / "tables.db", folder / "copy.db"));
    ASSERT_TRUE(restore(folder / "copy.db", folder / "new.db", false));
    // A copy of the tables themselves, which change, has none.
    std::filesystem::copy_file(folder / "new.db", folder / "plain.db");
    const auto change = [](const std::string& file) {
        EXPECT_TRUE(store::Database::open(file)->run("UPDATE doors SET hash = 'another' WHERE seat = 0"));
    };
    change(folder / "plain.db");
    EXPECT_TRUE(restore(folder / "plain.db", folder / "newer.db", false));
    change(folder / "copy.db");
    EXPECT_EQ(error_of(restore(folder / "copy.db", folder / "newest.db", false)),
              (folder / "copy.db") + ": is damaged: its checksum does not match its content");
}

// A copy that was cut, in which a bit has flipped, or in which 512 bytes are others.
TEST(ServeBackup, RestoresNoOtherContentFromDamagedFiles) {
    const TestFolder folder;
    store_with_a_table(folder / "tables.db");
    ASSERT_TRUE(back_up(folder / "tables.db", folder / "copy.db"));
    const std::string sound = cli::file_text(folder / "copy.db");
    const auto dump = [](const std::string& file) {
        auto database = *store::Database::open_to_read(file);
        std::string text;
        for (const char* const sql :
             {"SELECT id, terms, secret, commitment FROM tables",
              "SELECT hash, in_table, seat FROM doors ORDER BY hash",
              "SELECT in_table, number, entry FROM entries ORDER BY in_table, number"}) {
            const auto rows = database.execute(sql);
            for (const store::Values& row : *rows)
                for (const std::string& value : row) text += value + "|";
        }
        return text;
    };
    const std::string content = dump(folder / "copy.db");
    play::Random random(11);
    int refused = 0;
    for (int round = 0; round < 90; ++round) {
        std::string bytes = sound;
        const std::size_t place = random.below(static_cast<std::uint32_t>(bytes.size()));
        if (round % 3 == 0) bytes.resize(place);
        if (round % 3 == 1) bytes[place] = static_cast<char>(bytes[place] ^ (1 << random.below(8)));
        if (round % 3 == 2)
            for (std::size_t i = place; i < std::min(place + 512, bytes.size()); ++i)
                bytes[i] = static_cast<char>(random.below(256));
        cli::write_text(folder / "damaged.db", bytes);
        const std::string to = folder / ("restored" + std::to_string(round) + ".db");
        if (restore(folder / "damaged.db", to, false)) {
            EXPECT_EQ(dump(to), content) << round;
        } else {
            ++refused;
            EXPECT_FALSE(std::filesystem::exists(to)) << round;
        }
    }
    EXPECT_GT(refused, 30);
}

// The tables and entries of a database, as testing/saved/entries.txt has them.
std::string entries_in(const std::string& file) {
    auto database = store::Database::open_to_read(file);
    const auto rows = database->execute("SELECT in_table, entry FROM entries ORDER BY in_table, number");
    std::string text;
    for (const store::Values& row : *rows) text += row[0] + "|" + row[1] + "\n";
    return text;
}

const std::string saved = BASTIDE_SOURCE_DIR "/serve/testing/saved/";

TEST(ServeOlderTables, AreServedWithAllTheirEntries) {
    const TestFolder folder;
    const std::string file = folder / "tables.db";
    ASSERT_TRUE(store::Database::open(file)->run(cli::file_text(saved + "tables.sql")));
    for (int time = 0; time < 2; ++time) {
        const auto store = open_sqlite(file);
        ASSERT_TRUE(store) << to_string(store.error());
        EXPECT_EQ((*store)->entries("f3885fe7c2b000210d795b22ca1232c0", 3)->size(), 13U);
    }
    EXPECT_EQ(entries_in(file), cli::file_text(saved + "entries.txt"));
    const auto copied = back_up(file, folder / "copy.db");
    ASSERT_TRUE(copied) << to_string(copied.error());
    EXPECT_EQ(copied->tables, 4);
    EXPECT_EQ(copied->entries, 39);
}

TEST(ServeOlderTables, AreRestoredFromABackup) {
    const TestFolder folder;
    std::filesystem::copy_file(saved + "backup.db", folder / "backup.db");
    const auto restored = restore(folder / "backup.db", folder / "tables.db", false);
    ASSERT_TRUE(restored) << to_string(restored.error());
    EXPECT_EQ(restored->tables, 4);
    EXPECT_EQ(restored->entries, 39);
    EXPECT_EQ(entries_in(folder / "tables.db"), cli::file_text(saved + "entries.txt"));
}

}  // namespace
}  // namespace bastide::serve
