// Databases that an older release wrote (testing/saved) open with every game in them.
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/notation.h"
#include "bastide/match/saved_match.h"
#include "bastide/solo/format.h"
#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"
#include "tui/match/match_store.h"
#include "tui/match/practice_store.h"
#include "tui/solo/solo_store.h"

namespace bastide::tui {
namespace {

using cli::file_text;
using os::TestFolder;
using ::testing::HasSubstr;

const std::string saved = BASTIDE_SOURCE_DIR "/tui/testing/saved/";

// Writes the database of a dump.
void load_dump(const std::string& name, const std::string& file) {
    std::filesystem::create_directories(std::filesystem::path(file).parent_path());
    auto database = Database::open(file);
    ASSERT_TRUE(database);
    const auto loaded = database->run(file_text(saved + name));
    ASSERT_TRUE(loaded) << to_string(loaded.error());
}

void join(std::string& text, const std::string& next, const char* separator) {
    text += (text.empty() || text.ends_with('|') ? "" : separator) + next;
}

std::string head(Database& database, const GameKey& key, const std::string& started, bool ranked,
                 std::size_t played) {
    const auto finished = database.execute("SELECT coalesce(finished, '-') FROM saved_games WHERE id = $1",
                                           {std::to_string(key.row)});
    return std::to_string(key.row) + "|" + started + "|" + finished->front()[0] + "|" + (ranked ? "1" : "0") +
           "|" + std::to_string(played) + "|";
}

// Returns the game in the format of matches-line.txt.
std::string line_of(MatchStore& store, const StoredGame<match::Table>& stored) {
    const match::Table& table = stored.table;
    std::string line =
        head(store.database(), stored.key, stored.started, table.ranked, table.record.played());
    for (const auto& step : table.record.line()) join(line, to_text(step.move), ",");
    line += "|" + (table.forfeit ? table.forfeit->why : "-") + "|";
    for (const match::Seat& seat : table.seats)
        join(line, seat.name + ":" + (seat.bot == nullptr ? "" : std::string(seat.bot->name)), ",");
    return line + "\n";
}

std::string line_of(SoloStore& store, const StoredGame<solo::Table>& stored) {
    const solo::Table& table = stored.table;
    std::string line =
        head(store.database(), stored.key, stored.started, table.ranked, table.record.played());
    for (const auto& step : table.record.line()) {
        text::JsonWriter json;
        solo::write_move(json, step.move, table.board());
        join(line, json.take_piece(), ",");
    }
    return line + "\n";
}

std::string record_of(const match::Table& table) {
    match::SavedMatch file = saved_of(table);
    file.names.clear();  // the expected list has them
    return to_json(file);
}

std::string record_of(const solo::Table& table) {
    return solo::to_json(table.record);
}

template <class Store>
struct Kind;

template <>
struct Kind<MatchStore> : StoredMatch {
    static constexpr const char* dump = "matches.sql";
    static constexpr const char* old_dump = "matches-version-1.sql";
    static constexpr const char* lines = "matches-line.txt";
    static constexpr const char* list = "matches.txt";
    static constexpr const char* record_file = "match-";
    static constexpr const char* file = "bastide/matches.db";
    static constexpr const char* command = "match";
    static constexpr int games = 7;
    static constexpr int unfinished = 5;
    static constexpr const char* old_rows = "SELECT count(*) FROM matches";
};

template <>
struct Kind<SoloStore> : StoredSoloGame {
    static constexpr const char* dump = "solo.sql";
    static constexpr const char* old_dump = "solo-version-1.sql";
    static constexpr const char* lines = "solo-line.txt";
    static constexpr const char* list = "solo.txt";
    static constexpr const char* record_file = "solo-";
    static constexpr const char* file = "bastide/solo.db";
    static constexpr const char* command = "solo";
    static constexpr int games = 5;
    static constexpr int unfinished = 3;
    static constexpr const char* old_rows = "SELECT count(*) FROM games";
};

template <class Store>
class TuiOlderStores : public ::testing::Test {
  protected:
    using Of = Kind<Store>;

    // All games are as the older release had them.
    void expect_all(Store& store) {
        const auto all = store.all();
        ASSERT_TRUE(all) << to_string(all.error());
        EXPECT_THAT(all->damaged, ::testing::IsEmpty());
        EXPECT_EQ(all->games.size(), Of::games);
        std::string lines;
        for (const auto& stored : all->games) {
            lines += line_of(store, stored);
            EXPECT_EQ(record_of(stored.table),
                      file_text(saved + Of::record_file + std::to_string(stored.key.row) + ".json"));
        }
        EXPECT_EQ(lines, file_text(saved + Of::lines));
        EXPECT_EQ(store.unfinished(), Of::unfinished);
    }

    TestFolder folder;
    std::string file = folder / Of::file;
};

using Stores = ::testing::Types<MatchStore, SoloStore>;
TYPED_TEST_SUITE(TuiOlderStores, Stores, );

TYPED_TEST(TuiOlderStores, HaveAllTheirGames) {
    using It = Kind<TypeParam>;
    load_dump(It::dump, this->file);
    for (int time = 0; time < 2; ++time) {
        auto store = TypeParam::open(this->file);
        ASSERT_TRUE(store) << to_string(store.error());
        this->expect_all(*store);
    }
    const cli::Ran list =
        cli::run_command({It::command, "games"}, "", {"XDG_DATA_HOME=" + this->folder.path()});
    EXPECT_EQ(list.out, file_text(saved + It::list));
}

TYPED_TEST(TuiOlderStores, AreMigratedByReading) {
    using It = Kind<TypeParam>;
    load_dump(It::dump, this->file);
    auto store = TypeParam::open_to_read(this->file);
    ASSERT_TRUE(store && *store);
    this->expect_all(**store);
}

TYPED_TEST(TuiOlderStores, ContinueTheirGames) {
    using It = Kind<TypeParam>;
    load_dump(It::dump, this->file);
    auto store = TypeParam::open(this->file);
    ASSERT_TRUE(store);
    const auto all = store->all();
    ASSERT_TRUE(all);
    for (const auto& stored : all->games) {
        GameKey key = stored.key;
        ASSERT_TRUE(store->save(key, stored.table));
        const auto again = store->load(key.row);
        ASSERT_TRUE(again) << to_string(again.error());
        EXPECT_EQ(again->table, stored.table);
        EXPECT_EQ(again->started, stored.started);
    }
}

TYPED_TEST(TuiOlderStores, OfTheFirstVersionHaveAllTheirGames) {
    using It = Kind<TypeParam>;
    load_dump(It::old_dump, this->file);
    auto store = TypeParam::open(this->file);
    ASSERT_TRUE(store) << to_string(store.error());
    const auto all = store->all();
    ASSERT_TRUE(all);
    EXPECT_THAT(all->damaged, ::testing::IsEmpty());
    EXPECT_FALSE(all->games.empty());
    for (const auto& stored : all->games) {
        EXPECT_THAT(file_text(saved + It::lines), HasSubstr(line_of(*store, stored)));
        EXPECT_EQ(record_of(stored.table),
                  file_text(saved + It::record_file + std::to_string(stored.key.row) + ".json"));
    }
}

TYPED_TEST(TuiOlderStores, StayUnchangedIfTheMigrationFails) {
    using It = Kind<TypeParam>;
    load_dump(It::dump, this->file);
    auto database = Database::open(this->file);
    ASSERT_TRUE(database->run("CREATE TABLE saved_games (x)"));
    const auto failed = TypeParam::open(this->file);
    ASSERT_FALSE(failed);
    EXPECT_EQ(to_string(failed.error()), this->file + ": table saved_games already exists");
    EXPECT_EQ(number(*database, "PRAGMA user_version"), 2);
    EXPECT_EQ(number(*database, It::old_rows), It::games);
    ASSERT_TRUE(database->run("DROP TABLE saved_games"));
    auto store = TypeParam::open(this->file);
    ASSERT_TRUE(store) << to_string(store.error());
    this->expect_all(*store);
}

TYPED_TEST(TuiOlderStores, StayUnchangedIfTheMigrationIsInterrupted) {
    using It = Kind<TypeParam>;
    load_dump(It::dump, this->file);
    {
        auto database = Database::open(this->file);
        ASSERT_TRUE(database->run("BEGIN IMMEDIATE"));
        const std::string step = It::migrations()[2];
        ASSERT_TRUE(database->run(step.substr(0, step.find("DROP TABLE moves")) + "DROP TABLE moves"));
    }
    {
        auto database = Database::open(this->file);
        EXPECT_EQ(number(*database, It::old_rows), It::games);
    }
    auto store = TypeParam::open(this->file);
    ASSERT_TRUE(store) << to_string(store.error());
    this->expect_all(*store);
}

// The day of an import says nothing about the day of a game.
TEST(TuiOlderMatches, ForgetTheDayOfAnImport) {
    const TestFolder folder;
    const std::string file = folder / "matches.db";
    load_dump("matches.sql", file);
    ASSERT_TRUE(MatchStore::open(file));
    {
        auto old = Database::open(file);
        ASSERT_TRUE(
            old->run("UPDATE saved_games SET started = '2026-11-21 18:30:00', changes = 1, "
                     "finished = CASE WHEN id <= 2 THEN '2026-11-21 18:30:00' ELSE '2026-11-21 18:50:00' END;"
                     "UPDATE saved_games SET changes = 2 WHERE id = 2;"
                     "PRAGMA user_version = 3"));
    }
    auto store = MatchStore::open(file);
    ASSERT_TRUE(store) << to_string(store.error());
    const auto all = store->all();
    ASSERT_TRUE(all);
    ASSERT_EQ(all->games.size(), 7U);
    for (const auto& stored : all->games)
        EXPECT_EQ(stored.started, stored.key.row == 1 ? "" : "2026-11-21 18:30:00");
}

// A damaged game stays damaged, for any error, and the others are still there.
TEST(TuiOlderMatches, PreserveDamagedGames) {
    const TestFolder folder;
    const std::string file = folder / "matches.db";
    load_dump("matches.sql", file);
    {
        auto old = Database::open(file);
        ASSERT_TRUE(
            old->run("UPDATE seats SET bot = 'nobody' WHERE match = 1 AND number = 1;"
                     "DELETE FROM moves WHERE match = 2 AND number = 1;"
                     "UPDATE moves SET move = 'X 1 0 0 -' WHERE match = 3 AND number = 1;"
                     "UPDATE matches SET farm = '4' WHERE id = 4;"
                     "DELETE FROM seats WHERE match = 6;"
                     "UPDATE matches SET played = 9 WHERE id = 7"));
    }
    auto store = MatchStore::open(file);
    ASSERT_TRUE(store) << to_string(store.error());
    const auto all = store->all();
    ASSERT_TRUE(all);
    EXPECT_EQ(all->games.size(), 1U);
    ASSERT_EQ(all->damaged.size(), 6U);
    EXPECT_EQ(to_string(all->damaged[0]),
              file + ": game 7: is damaged: it has 2 moves, and 9 are marked as played");
    EXPECT_THAT(all->damaged[1].what(), HasSubstr("1 to 6 players"));
    EXPECT_THAT(all->damaged[2].what(), HasSubstr("farms are scored"));
    EXPECT_THAT(all->damaged[3].what(), HasSubstr("move 1: "));
    EXPECT_THAT(all->damaged[4].what(), HasSubstr("the moves are a list"));
    EXPECT_THAT(all->damaged[5].what(), HasSubstr("there is no bot 'nobody'"));
}

TEST(TuiOlderSoloGames, PreserveDamagedGames) {
    for (const std::string sql :
         {"DELETE FROM moves WHERE number = 1", "DELETE FROM moves WHERE number = 0",
          "UPDATE moves SET number = 9223372036854775807 WHERE number = 2",
          "UPDATE moves SET move = move || ',' || move WHERE number = 2",
          "UPDATE moves SET move = 'x' WHERE number = 2", "UPDATE games SET size = 4",
          "UPDATE games SET played = -1", "UPDATE games SET score = 1, finished = '2026-11-25 17:45:51'"}) {
        const TestFolder folder;
        const std::string file = folder / "solo.db";
        load_dump("solo.sql", file);
        {
            auto old = Database::open(file);
            ASSERT_TRUE(old->run(sql));
        }
        auto store = SoloStore::open(file);
        ASSERT_TRUE(store) << to_string(store.error());
        const auto all = store->all();
        ASSERT_TRUE(all);
        EXPECT_EQ(all->games.size(), 0U) << sql;
        EXPECT_EQ(all->damaged.size(), 5U) << sql;
    }
}

TEST(TuiOlderProblems, HaveAllTheirAnswers) {
    const TestFolder folder;
    load_dump("problems.sql", folder / "problems.db");
    auto store = PracticeStore::open(folder / "problems.db");
    ASSERT_TRUE(store) << to_string(store.error());
    const auto answers = store->answers();
    ASSERT_TRUE(answers);
    ASSERT_EQ(answers->size(), 1U);
    EXPECT_EQ(answers->front().id, "problems-364/39");
    EXPECT_EQ(answers->front().rating, 1497);
    EXPECT_FALSE(answers->front().is_right);
    EXPECT_EQ(answers->front().day, "2026-11-25");
}

}  // namespace
}  // namespace bastide::tui
