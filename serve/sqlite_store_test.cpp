#include "serve/sqlite_store.h"

#include <fstream>

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace bastide::serve
