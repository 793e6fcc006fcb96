#include "serve/sqlite_store.h"

#include <fstream>

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace bastide::serve
