#include "serve/sqlite_store.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <span>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/play/random.h"
#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"
#include "os/testing/test_process.h"

namespace bastide::serve {
namespace {

using os::TestFolder;

TEST(ServeSqliteStore, ExplainsErrorsInItsFile) {
    const TestFolder folder;
    std::ofstream(folder / "tables.db") << "this is no database, whatever its name says it is";
    const auto store = open_sqlite(folder / "tables.db");
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().where.file, folder / "tables.db");
    EXPECT_FALSE(open_sqlite("/proc/nope/tables.db"));
}

TEST(ServeSqliteStore, RefusesTheDatabaseOfAnotherProgramAndLeavesItAlone) {
    const TestFolder folder;
    const std::string file = folder / "tables.db";
    ASSERT_TRUE(store::Database::open(file)->run("CREATE TABLE ladder_bots (x); PRAGMA user_version = 1"));
    const std::string before = cli::file_text(file);
    const auto store = open_sqlite(file);
    ASSERT_FALSE(store);
    EXPECT_EQ(to_string(store.error()),
              file + ": this is the database of another program: expected online tables");
    EXPECT_EQ(cli::file_text(file), before);
}

// The log of a killed server, damaged at random places: the tables are as after an earlier entry.
TEST(ServeSqliteStore, StartsWithADamagedLog) {
    const TestFolder folder;
    const std::string file = folder / "tables.db";
    std::vector<match::TableEvent> entries;
    {
        const auto store = *open_sqlite(file);
        ASSERT_TRUE(store->create(
            {.id = "one",
             .settings = *match::read_table_settings(R"({"seats":[{"bot":null},{"bot":null}]})"),
             .secret = {"secret", "commitment"},
             .access_keys = {{"key", 0}},
             .entries = {}}));
        for (int i = 0; i < 100; ++i) {
            entries.push_back({.at = i, .kind = match::TableEventKind::phrase, .seat = 0, .count = i % 8});
            ASSERT_EQ(*store->append({{"one", i, {entries.back()}}}).front(), AppendResult::stored);
        }
        for (const char* const part : {"", "-wal"})
            std::filesystem::copy_file(file + part, (folder / "copy") + part);
    }
    const std::string database = cli::file_text(folder / "copy");
    const std::string log = cli::file_text(folder / "copy-wal");
    play::Random random(7);
    int lost = 0;
    for (int round = 0; round < 60; ++round) {
        std::string damaged = log;
        const std::size_t place = random.below(static_cast<std::uint32_t>(log.size()));
        if (round % 3 == 0) damaged.resize(place);
        if (round % 3 == 1) damaged[place] = static_cast<char>(damaged[place] ^ (1 << random.below(8)));
        if (round % 3 == 2)
            std::ranges::fill(
                std::span(damaged).subspan(place).first(std::min<std::size_t>(512, log.size() - place)),
                '\0');
        const std::string name = folder / ("damaged" + std::to_string(round) + ".db");
        cli::write_text(name, database);
        cli::write_text(name + "-wal", damaged);
        const auto store = open_sqlite(name);
        ASSERT_TRUE(store) << to_string(store.error());
        const auto found = (*store)->entries("one", 0);
        ASSERT_TRUE(found) << to_string(found.error());
        ASSERT_LE(found->size(), entries.size());
        lost += found->size() < entries.size() ? 1 : 0;
        EXPECT_TRUE(std::ranges::equal(*found, std::span(entries).first(found->size()))) << round;
    }
    EXPECT_GT(lost, 20) << "the damage counts";
}

// In each mode of SQLite, also with the log that a killed server left.
TEST(ServeSqliteStore, RefusesTheDatabaseOfANewerVersionAndLeavesItAlone) {
    const std::string newer = "PRAGMA user_version = 99";
    for (const char* const mode : {"DELETE", "WAL", "killed"}) {
        const TestFolder folder;
        const std::string file = folder / "tables.db";
        ASSERT_TRUE(open_sqlite(file));
        if (mode == std::string("killed")) {
            auto database = *store::Database::open(file);
            ASSERT_TRUE(database.run(newer));
            for (const char* const part : {"", "-wal"})
                std::filesystem::copy_file(file + part, (folder / "copy") + part);
            std::filesystem::rename(folder / "copy", file);
        } else {
            auto database = *store::Database::open(file);
            ASSERT_TRUE(database.run(newer + "; PRAGMA journal_mode = " + mode));
        }
        if (mode == std::string("killed")) std::filesystem::rename(folder / "copy-wal", file + "-wal");
        const auto bytes = [&] { return cli::file_text(file) + "|" + cli::file_text(file + "-wal"); };
        const std::string before = bytes();
        const auto store = open_sqlite(file);
        ASSERT_FALSE(store);
        EXPECT_THAT(to_string(store.error()), ::testing::HasSubstr("written by a newer version of bastide"));
        EXPECT_EQ(bytes(), before) << mode;
    }
}

}  // namespace
}  // namespace bastide::serve
