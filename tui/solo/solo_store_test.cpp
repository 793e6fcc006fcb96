// The store of unfinished games and results: games survive a round trip for every older version of the file.
#include "tui/solo/solo_store.h"

#include <gtest/gtest.h>

#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::tui {
namespace {

using os::TestFolder;

const auto any = [](const solo::Table&) { return true; };

solo::Table new_table(const std::string& seed, int size = 5) {
    return table_of(solo::Record({.settings = {.size = size, .dealer = {}}, .seed = seed}), false);
}

// Plays and saves this many first legal moves of a game.
void play_on(SoloStore& store, GameKey& key, solo::Table& table, int moves) {
    for (int i = 0; i < moves && !table.game().is_over(); ++i) {
        EXPECT_TRUE(table.record.play(table.game().legal_moves().front()));
        EXPECT_TRUE(store.save(key, table));
    }
}

// Returns a game after this many saved moves.
solo::Table stored_game(SoloStore& store, GameKey& key, const std::string& seed, int moves, int size = 5) {
    solo::Table table = new_table(seed, size);
    play_on(store, key, table, moves);
    return table;
}

// Goes to this number of played moves, and saves that.
Result<void> save_at(SoloStore& store, GameKey& key, solo::Table& table, std::size_t played) {
    table.record.go_to(played);
    return store.save(key, table);
}

std::size_t moves_of(const StoredGame<solo::Table>& stored) {
    return stored.table.record.line().size();
}

std::string seed_of(const StoredGame<solo::Table>& stored) {
    return stored.table.record.start().seed;
}

TEST(TuiSoloStore, StoresEveryMove) {
    const TestFolder folder;
    const solo::Table table = [&folder] {
        auto store = SoloStore::open(folder / "new/solo.db");
        EXPECT_TRUE(store);
        GameKey key;
        return stored_game(*store, key, "a", 7);
    }();
    auto store = SoloStore::open(folder / "new/solo.db");
    ASSERT_TRUE(store) << to_string(store.error());
    const auto stored = store->latest(any);
    ASSERT_TRUE(stored && *stored);
    EXPECT_EQ((*stored)->table.record, table.record);
    EXPECT_EQ((*stored)->table.record.played(), 7U);
    EXPECT_EQ(seed_of(**stored), "a");
    EXPECT_EQ((*stored)->table.cursor(), table.record.steps().back().move.square);
    EXPECT_FALSE((*stored)->table.ranked);
}

TEST(TuiSoloStore, UndoneMovesStayUntilAnotherMove) {
    const TestFolder folder;
    auto store = SoloStore::open(folder / "solo.db");
    ASSERT_TRUE(store);
    GameKey key;
    solo::Table table = stored_game(*store, key, "a", 3);
    ASSERT_TRUE(save_at(*store, key, table, 1));
    EXPECT_EQ((**store->latest(any)).table.record, table.record);
    EXPECT_EQ(moves_of(**store->latest(any)), 3U);
    // The same move works as well as another.
    ASSERT_TRUE(table.record.play(solo::Move(table.record.line()[1].move)));
    ASSERT_TRUE(store->save(key, table));
    EXPECT_EQ(moves_of(**store->latest(any)), 2U);
    EXPECT_EQ((**store->latest(any)).table.record, table.record);
}

TEST(TuiSoloStore, ResumesTheOneTouchedLastThatFits) {
    const TestFolder folder;
    auto store = SoloStore::open(folder / "solo.db");
    ASSERT_TRUE(store);
    GameKey first;
    GameKey second;
    solo::Table table = stored_game(*store, first, "a", 3);
    stored_game(*store, second, "b", 1, 7);
    EXPECT_EQ(store->unfinished(), 2);
    EXPECT_EQ(seed_of(**store->latest(any)), "b");
    const auto is_small = [](const solo::Table& stored) { return stored.settings().size == 5; };
    EXPECT_EQ(seed_of(**store->latest(is_small)), "a");
    ASSERT_TRUE(save_at(*store, first, table, 2));
    EXPECT_EQ(seed_of(**store->latest(any)), "a");
}

TEST(TuiSoloStore, AFinishedGameIsAResultUntilUndone) {
    const TestFolder folder;
    auto store = SoloStore::open(folder / "solo.db");
    ASSERT_TRUE(store);
    GameKey key;
    solo::Table table = stored_game(*store, key, "a", 100, 3);
    const solo::Settings settings = table.settings();
    EXPECT_EQ(store->unfinished(), 0);
    EXPECT_FALSE(*store->latest(any));
    const auto score = ranking(*store, settings, false, 0)->best;
    EXPECT_GT(score, 0);
    EXPECT_EQ(score, table.board().score().total());
    EXPECT_EQ(ranking(*store, settings, false, score)->better, 0);
    EXPECT_EQ(ranking(*store, settings, false, score - 1)->better, 1);
    EXPECT_EQ(ranking(*store, settings, true, 0)->results, 0);
    EXPECT_EQ(ranking(*store, new_table("a", 5).settings(), false, 0)->results, 0);
    ASSERT_TRUE(save_at(*store, key, table, table.record.played() - 1));
    EXPECT_EQ(store->unfinished(), 1);
    EXPECT_EQ(ranking(*store, settings, false, 0)->results, 0);
}

TEST(TuiSoloStore, MigratesAnOlderFile) {
    const TestFolder folder;
    const std::string file = folder / "solo.db";
    {
        // The schema of the first version, with a game.
        auto old = Database::open(file);
        ASSERT_TRUE(old);
        ASSERT_TRUE(old->run(R"(
            CREATE TABLE games (
                id INTEGER PRIMARY KEY,
                size INTEGER NOT NULL, roads TEXT NOT NULL, dealer TEXT NOT NULL, chain_bonus TEXT NOT NULL,
                seed TEXT NOT NULL, ranked INTEGER NOT NULL,
                started TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, finished TEXT, score INTEGER,
                played INTEGER NOT NULL DEFAULT 0, changes INTEGER NOT NULL DEFAULT 0) STRICT;
            CREATE TABLE moves (
                game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
                number INTEGER NOT NULL, move TEXT NOT NULL, PRIMARY KEY (game, number)) STRICT, WITHOUT ROWID;
            INSERT INTO games (size, roads, dealer, chain_bonus, seed, ranked)
                VALUES (9, 'directed', 'bag', 'pairwise', 'old', 1);
            PRAGMA user_version = 1)"));
    }
    auto store = SoloStore::open(file);
    ASSERT_TRUE(store) << to_string(store.error());
    const auto stored = store->latest(any);
    ASSERT_TRUE(stored && *stored);
    solo::Table table = (*stored)->table;
    EXPECT_EQ(seed_of(**stored), "old");
    EXPECT_EQ(table.settings().size, 9);
    EXPECT_EQ(table.settings().roads, solo::Roads::directed);
    EXPECT_TRUE(table.ranked);
    GameKey key = (*stored)->key;
    play_on(*store, key, table, 2);
    EXPECT_EQ(moves_of(**store->latest(any)), 2U);
}

TEST(TuiSoloStore, RejectsANewerFileWithoutChange) {
    const TestFolder folder;
    const std::string file = folder / "solo.db";
    ASSERT_TRUE(Database::open(file)->run("CREATE TABLE saved_games (x); PRAGMA user_version = 99"));
    const std::string before = cli::file_text(file);
    const auto store = SoloStore::open(file);
    ASSERT_FALSE(store);
    EXPECT_NE(store.error().what().find("newer"), std::string::npos) << store.error().what();
    EXPECT_EQ(cli::file_text(file), before);
}

TEST(TuiSoloStore, RefusesTheDatabaseOfAnotherProgramAndLeavesItAlone) {
    const TestFolder folder;
    const std::string file = folder / "solo.db";
    for (const char* const version : {"0", "1", "3", "99"}) {
        std::filesystem::remove(file);
        ASSERT_TRUE(Database::open(file)->run(std::string("CREATE TABLE tables (x); PRAGMA user_version = ") +
                                              version));
        const std::string before = cli::file_text(file);
        const std::string refusal = file + ": this is the database of another program: expected saved games";
        EXPECT_EQ(to_string(SoloStore::open(file).error()), refusal) << version;
        EXPECT_EQ(to_string(SoloStore::open_to_read(file).error()), refusal) << version;
        EXPECT_EQ(cli::file_text(file), before) << version;
        EXPECT_EQ(folder.files(), 1);
    }
}

TEST(TuiSoloStore, ExplainsErrorsInAFile) {
    const TestFolder folder;
    cli::write_text(folder / "corrupt.db", std::string(5000, 'x'));
    const auto corrupt = SoloStore::open(folder / "corrupt.db");
    ASSERT_FALSE(corrupt);
    EXPECT_NE(corrupt.error().what().find("not a database"), std::string::npos) << corrupt.error().what();
    EXPECT_EQ(cli::file_text(folder / "corrupt.db"), std::string(5000, 'x'));

    ASSERT_TRUE(Database::open(folder / "negative.db")->run("PRAGMA user_version = -5"));
    const auto negative = SoloStore::open(folder / "negative.db");
    ASSERT_FALSE(negative);
    EXPECT_EQ(negative.error().what(), "the database is damaged: its format is -5");
    const auto none = Database::open(folder / "none/solo.db");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().what(), "the database cannot be opened: No such file or directory");

    cli::write_text(folder / "file", "");
    EXPECT_FALSE(SoloStore::open(folder / "file/solo.db"));
    const auto through = SoloStore::open_to_read(folder / "file/solo.db");
    ASSERT_FALSE(through);
    EXPECT_EQ(to_string(through.error()), (folder / "file/solo.db") + ": Not a directory");
    EXPECT_FALSE(SoloStore::open(folder.path()));
}

TEST(TuiSoloStore, OneBadGameDoesNotHideTheOthers) {
    const TestFolder folder;
    const std::string file = folder / "solo.db";
    auto store = SoloStore::open(file);
    ASSERT_TRUE(store);
    GameKey key;
    GameKey other;
    stored_game(*store, key, "good", 1);
    stored_game(*store, other, "bad", 1);
    ASSERT_TRUE(Database::open(file)->run(
        "UPDATE saved_games SET record = json_set(record, '$.size', 4) WHERE record ->> 'seed' = 'bad'"));
    EXPECT_EQ(seed_of(**store->latest(any)), "good");
}

// The moves define a game, and all other stored values must agree.
TEST(TuiSoloStore, ReportsDamagedGames) {
    const std::vector<std::pair<std::string, std::string>> faults = {
        {"UPDATE saved_games SET played = -1", "is damaged: it has 3 moves, and -1 are marked as played"},
        {"UPDATE saved_games SET played = 100", "is damaged: it has 3 moves, and 100 are marked as played"},
        {"UPDATE saved_games SET record = json_remove(record, '$.moves[2]')",
         "is damaged: it has 2 moves, and 3 are marked as played"},
        {"UPDATE saved_games SET record = json_set(record, '$.moves', NULL)", "is damaged: "},
        {"UPDATE saved_games SET record = json_remove(record, '$.moves')", "is damaged: "},
        {"UPDATE saved_games SET record = json_insert(record, '$.moves[3]', json_extract(record, "
         "'$.moves[2]'))",
         "is damaged: move 3: "},
        {"UPDATE saved_games SET record = replace(record, '}]', '')", "is damaged: "},
        {"UPDATE saved_games SET record = 'x'", "is damaged: "},
        {"UPDATE saved_games SET record = json_set(record, '$.moves[0]', json('{\"place\":[0,0,0]}'))",
         "is damaged: move 0: city cannot go to [0,0]"},
        {"UPDATE saved_games SET score = 99999999999999",
         "is damaged: its moves do not end with 99999999999999 points"},
        {"UPDATE saved_games SET score = 0", "is damaged: its moves do not end with 0 points"},
        {"UPDATE saved_games SET record = json_set(record, '$.size', 4)", "is damaged: "}};
    for (const auto& [sql, what] : faults) {
        const TestFolder folder;
        const std::string file = folder / "solo.db";
        auto store = SoloStore::open(file);
        ASSERT_TRUE(store);
        GameKey key;
        stored_game(*store, key, "a", 3);
        ASSERT_TRUE(Database::open(file)->run(sql)) << sql;
        GameKey other;
        stored_game(*store, other, "b", 3);
        const auto stored = store->load(1);
        ASSERT_FALSE(stored) << sql;
        EXPECT_EQ(to_string(stored.error().where.context), "game 1");
        EXPECT_TRUE(stored.error().what().starts_with(what)) << stored.error().what();
        const auto all = store->all();
        ASSERT_TRUE(all);
        EXPECT_EQ(all->games.size(), 1U);
        EXPECT_EQ(all->damaged, std::vector{stored.error()});
    }
}

TEST(TuiSoloStore, AFinishedGameHasTheScoreOfItsMoves) {
    const TestFolder folder;
    const std::string file = folder / "solo.db";
    auto store = SoloStore::open(file);
    ASSERT_TRUE(store);
    GameKey key;
    stored_game(*store, key, "a", 100, 3);
    ASSERT_TRUE(store->load(1));
    ASSERT_TRUE(Database::open(file)->run("UPDATE saved_games SET score = score + 1"));
    EXPECT_FALSE(store->load(1));
}

TEST(TuiSoloStore, ReadingWritesNothing) {
    const TestFolder folder;
    const auto none = SoloStore::open_to_read(folder / "none/solo.db");
    ASSERT_TRUE(none);
    EXPECT_FALSE(*none);
    EXPECT_EQ(folder.files(), 0);
    cli::write_text(folder / "empty.db", "");
    const auto empty = SoloStore::open_to_read(folder / "empty.db");
    ASSERT_TRUE(empty);
    EXPECT_FALSE(*empty);
    EXPECT_EQ(cli::file_text(folder / "empty.db"), "");
    std::filesystem::remove(folder / "empty.db");
    // SQLite takes these for more than a name.
    const std::string file = folder / "50%41?mode=x#.db";
    {
        auto store = SoloStore::open(file);
        ASSERT_TRUE(store);
        GameKey key;
        stored_game(*store, key, "a", 3);
        // While another program plays.
        auto reader = SoloStore::open_to_read(file);
        ASSERT_TRUE(reader && *reader);
        EXPECT_EQ(moves_of(*(*reader)->load(1)), 3U);
    }
    EXPECT_EQ(folder.files(), 1);
    const std::string before = cli::file_text(file);
    auto store = SoloStore::open_to_read(file);
    ASSERT_TRUE(store && *store);
    EXPECT_EQ(seed_of(*(*store)->load(1)), "a");
    GameKey key;
    EXPECT_FALSE((*store)->save(key, new_table("b")));
    EXPECT_EQ(cli::file_text(file), before);
    EXPECT_EQ(folder.files(), 1);
}

TEST(TuiSoloStore, TheFirstOfTwoProgramsContinues) {
    const TestFolder folder;
    auto one = SoloStore::open(folder / "solo.db");
    auto two = SoloStore::open(folder / "solo.db");
    ASSERT_TRUE(one && two);
    GameKey first;
    solo::Table table = stored_game(*one, first, "a", 4);
    const std::vector<solo::Move> played = table.record.moves();
    auto other = **two->latest(any);
    ASSERT_TRUE(save_at(*one, first, table, 3));
    other.table.record.go_to(2);
    ASSERT_TRUE(other.table.record.play(played[2]));
    const auto late = two->save(other.key, other.table);
    ASSERT_FALSE(late);
    EXPECT_NE(late.error().what().find("another program"), std::string::npos) << late.error().what();
    EXPECT_EQ((**two->latest(any)).table.record, table.record);
    EXPECT_TRUE(save_at(*one, first, table, 4));
    EXPECT_EQ((**two->latest(any)).table.record.moves(), played);
    // Separate games do not interfere.
    GameKey third;
    stored_game(*two, third, "b", 2);
    EXPECT_EQ(one->unfinished(), 2);
}

TEST(TuiSoloStore, AFailedChangeStoresNothing) {
    const TestFolder folder;
    auto store = SoloStore::open(folder / "solo.db");
    ASSERT_TRUE(store);
    GameKey key;
    ASSERT_TRUE(
        Database::open(folder / "solo.db")
            ->run("CREATE TRIGGER full BEFORE INSERT ON saved_games BEGIN SELECT RAISE(ABORT, 'full'); END"));
    solo::Table table = new_table("a");
    ASSERT_TRUE(table.record.play(table.game().legal_moves().front()));
    EXPECT_FALSE(store->save(key, table));
    EXPECT_EQ(key.row, 0);
    EXPECT_EQ(store->unfinished(), 0);
}

}  // namespace
}  // namespace bastide::tui
