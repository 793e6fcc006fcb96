// What a store has kept is there again, whoever opens it; and of two who go on with a table one is told.
#include "serve/sqlite_store.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bastide::serve {
namespace {

using ::testing::HasSubstr;

class Folder {
  public:
    Folder() {
        std::string name = std::filesystem::temp_directory_path() / "bastide-serve-XXXXXX";
        path_ = ::mkdtemp(name.data());
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string file() const { return path_ + "/tables.db"; }

  private:
    std::string path_;
};

StoredTable table_of(const std::string& id) {
    return {.id = id,
            .terms = *match::read_terms(R"({"seats":[{"bot":null},{"bot":"hard"}],"clock":"day"})"),
            .secret = {"secret of " + id, "commitment"},
            .doors = {{"door 0 of " + id, 0}, {"watch of " + id, -1}},
            .entries = {}};
}

std::vector<match::Entry> some(int first, int count) {
    std::vector<match::Entry> entries;
    for (int i = first; i < first + count; ++i)
        entries.push_back(
            {.at = i, .is = match::Happening::sat, .seat = 0, .text = "Anna \"" + std::to_string(i)});
    return entries;
}

TEST(ServeSqliteStore, HasWhatWasKept) {
    const Folder folder;
    {
        auto store = SqliteStore::open(folder.file());
        ASSERT_TRUE(store) << to_string(store.error());
        ASSERT_TRUE(store->create(table_of("a")));
        ASSERT_TRUE(store->create(table_of("b")));
        for (const auto& result : store->append({{"a", 0, some(0, 3)}, {"b", 0, some(9, 1)}}))
            EXPECT_TRUE(result);
        for (const auto& result : store->append({{"a", 3, some(3, 2)}})) EXPECT_TRUE(result);
    }
    auto again = SqliteStore::open(folder.file());
    ASSERT_TRUE(again);
    const auto found = again->find("watch of a");
    ASSERT_TRUE(found && *found);
    EXPECT_EQ((*found)->seat, -1);
    EXPECT_EQ((*found)->table.id, "a");
    EXPECT_EQ((*found)->table.terms, table_of("a").terms);
    EXPECT_EQ((*found)->table.secret.text, "secret of a");
    EXPECT_EQ((*found)->table.secret.commitment, "commitment");
    EXPECT_EQ((*found)->table.entries, some(0, 5));
    EXPECT_EQ((*found)->table.doors.size(), 2U);
    EXPECT_EQ((*again->find("door 0 of b"))->seat, 0);
    EXPECT_FALSE(again->find("door 0 of c")->has_value());
}

TEST(ServeSqliteStore, OfTwoServersOneGoesOn) {
    const Folder folder;
    auto one = SqliteStore::open(folder.file());
    auto other = SqliteStore::open(folder.file());
    ASSERT_TRUE(one && other);
    ASSERT_TRUE(one->create(table_of("a")));
    ASSERT_TRUE(one->create(table_of("b")));
    EXPECT_TRUE(one->append({{"a", 0, some(0, 2)}})[0]);
    const auto results = other->append({{"a", 1, some(0, 1)}, {"b", 0, some(0, 1)}, {"a", 0, some(0, 1)}});
    ASSERT_FALSE(results[0]);
    EXPECT_THAT(results[0].error().what, HasSubstr("another server has gone on"));
    EXPECT_TRUE(results[1]) << "the others are kept all the same";
    EXPECT_FALSE(results[2]);
    EXPECT_EQ((*one->find("watch of a"))->table.entries, some(0, 2));
    EXPECT_EQ((*one->find("watch of b"))->table.entries.size(), 1U);
    // Of a table there is not, and of one there is already.
    EXPECT_FALSE(other->append({{"nothing", 0, some(0, 1)}})[0]);
    EXPECT_FALSE(other->create(table_of("a")));
}

TEST(ServeSqliteStore, SaysWhatIsWrongWithItsFile) {
    const Folder folder;
    std::ofstream(folder.file()) << "this is no database, whatever its name says it is";
    const auto store = SqliteStore::open(folder.file());
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().where.file, folder.file());
    EXPECT_FALSE(SqliteStore::open("/proc/nope/tables.db"));
}

}  // namespace
}  // namespace bastide::serve
