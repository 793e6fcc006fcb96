// Saving the game on the screen, and the messages if that fails.
#include "tui/auto_saver.h"

#include <memory>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/solo/table.h"
#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"
#include "tui/solo/solo_store.h"

namespace bastide::tui {
namespace {

using play::IntentKind;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// The data given to a store, which outlives it.
struct Given {
    std::vector<solo::Record> records;
    std::vector<GameKey> keys;  // before each
    bool is_full = false;       // takes no more
    bool is_busy = false;       // takes no more for now
    int tries = 0;
};

// A store that remembers.
class FakeStore {
  public:
    using Table = solo::Table;
    static constexpr std::string_view game = "game";

    explicit FakeStore(std::shared_ptr<Given> given) : given_(std::move(given)) {}

    Result<void> save(GameKey& key, const Table& table) {
        ++given_->tries;
        if (given_->is_busy) return std::unexpected(file_error("file.db", "database is locked"));
        if (given_->is_full) return std::unexpected(file_error("file.db", "there is no room"));
        given_->keys.push_back(key);
        given_->records.push_back(table.record);
        key = {key.row == 0 ? std::ssize(given_->records) : key.row, key.changes + 1};
        return {};
    }

    bool was_busy() const { return given_->is_busy; }

  private:
    std::shared_ptr<Given> given_;
};

// A player at a saved table.
struct Player {
    std::shared_ptr<Given> given = std::make_shared<Given>();
    AutoSaver<FakeStore> saver{FakeStore(given)};
    solo::Table table = new_table("s");
    std::string message;

    Player() { saver.take({.key = {}, .table = table}); }

    static solo::Table new_table(const std::string& seed) {
        return table_of(solo::Record({.settings = {.size = 5, .dealer = {}}, .seed = seed}), false);
    }

    void send(const solo::Intent& intent) {
        table = act(table, intent);
        message = saver.save(table);
    }
    void move() { send({.kind = IntentKind::play, .move = table.game().legal_moves().front()}); }
};

TEST(TuiAutoSaver, SavesOnlyChanges) {
    Player player;
    EXPECT_TRUE(player.saver.has_store());
    EXPECT_NE(player.saver.store(), nullptr);
    player.send({.kind = IntentKind::step, .x = 1});
    player.send({.kind = IntentKind::help});
    player.send({.kind = IntentKind::discard});
    player.send({.kind = IntentKind::undo});
    EXPECT_TRUE(player.given->records.empty());
    EXPECT_EQ(player.saver.number(), 0) << "nothing of it is kept";
    player.move();
    ASSERT_EQ(player.given->records.size(), 1U);
    EXPECT_EQ(player.given->records[0], player.table.record);
    EXPECT_EQ(player.saver.number(), 1);
    player.send({.kind = IntentKind::step, .x = 1});
    EXPECT_EQ(player.given->records.size(), 1U);
    // Undo and redo are changes like others.
    player.send({.kind = IntentKind::undo});
    player.send({.kind = IntentKind::redo});
    ASSERT_EQ(player.given->records.size(), 3U);
    EXPECT_EQ(player.given->records[1].played(), 0U);
    EXPECT_EQ(player.given->records[2], player.given->records[0]);
    EXPECT_EQ(player.given->keys[2].row, 1) << "the same game";
    EXPECT_EQ(player.given->keys[2].changes, 2);
    EXPECT_EQ(player.saver.save_error(), "");
}

TEST(TuiAutoSaver, ReportsAnErrorOnceAndStopsSaving) {
    Player player;
    player.move();
    player.given->is_full = true;
    player.move();
    EXPECT_EQ(player.message, "Not saved from here on: there is no room");
    EXPECT_EQ(player.saver.save_error(), "This game is no longer being saved: file.db: there is no room");
    EXPECT_FALSE(player.saver.has_store());
    EXPECT_EQ(player.saver.store(), nullptr);
    EXPECT_EQ(player.saver.number(), 0);
    EXPECT_EQ(player.table.record.played(), 2U) << "the game goes on";
    // Not even if saving works again, because something is missing.
    player.given->is_full = false;
    player.move();
    EXPECT_EQ(player.given->records.size(), 1U);
    EXPECT_THAT(player.message, ::testing::Not(HasSubstr("kept")));
    EXPECT_THAT(player.saver.save_error(), StartsWith("This game is no longer being saved"));
}

TEST(TuiAutoSaver, RetriesWithTheNextChange) {
    Player player;
    player.move();
    player.given->is_busy = true;
    player.move();
    EXPECT_EQ(player.message, "Not saved yet, will retry at the next change: database is locked");
    EXPECT_EQ(player.saver.save_error(), "The end of this game was not saved: file.db: database is locked");
    EXPECT_TRUE(player.saver.has_store());
    player.send({.kind = IntentKind::help});
    EXPECT_EQ(player.given->tries, 2) << "what changes nothing does not wait for the other program again";
    player.given->is_busy = false;
    player.move();
    ASSERT_EQ(player.given->records.size(), 2U);
    EXPECT_EQ(player.given->records[1].played(), 3U);
    EXPECT_EQ(player.given->keys[1].row, 1) << "the same game";
    EXPECT_EQ(player.saver.save_error(), "");
}

TEST(TuiAutoSaver, SavesPendingChangesAtTheEnd) {
    Player player;
    player.given->is_busy = true;
    player.move();
    player.saver.flush(player.table);
    EXPECT_THAT(player.saver.save_error(), StartsWith("The end of this game was not saved"));
    player.given->is_busy = false;
    player.saver.flush(player.table);
    EXPECT_EQ(player.saver.save_error(), "");
    EXPECT_EQ(player.given->records.size(), 1U);
    player.saver.flush(player.table);
    EXPECT_EQ(player.given->tries, 3) << "nothing is left";
    // It stays true for a game that was left for another.
    player.given->is_busy = true;
    player.move();
    player.table = Player::new_table("other");
    player.saver.take({.key = {}, .table = player.table});
    player.given->is_busy = false;
    player.move();
    EXPECT_THAT(player.saver.save_error(), StartsWith("The end of this game was not saved"));
}

TEST(TuiAutoSaver, AnotherGameIsSavedSeparately) {
    Player player;
    player.move();
    player.move();
    player.table = Player::new_table("other");
    player.saver.take({.key = {}, .table = player.table});
    EXPECT_EQ(player.saver.number(), 0);
    player.saver.save(player.table);
    EXPECT_EQ(player.given->records.size(), 2U) << "nothing was played of it";
    player.move();
    ASSERT_EQ(player.given->records.size(), 3U);
    EXPECT_EQ(player.given->records[2].start().seed, "other");
    EXPECT_EQ(player.given->keys[2].row, 0);
    EXPECT_EQ(player.given->keys[2].changes, 0);
    EXPECT_EQ(player.saver.number(), 3);
}

TEST(TuiAutoSaver, ContinuesAStoredGame) {
    Player player;
    player.saver.take({.key = {.row = 7, .changes = 4}, .table = player.table});
    EXPECT_EQ(player.saver.number(), 7);
    player.move();
    EXPECT_EQ(player.given->keys[0].row, 7);
    EXPECT_EQ(player.given->keys[0].changes, 4);
    EXPECT_EQ(player.saver.number(), 7);
}

TEST(TuiAutoSaver, WithoutAStoreNothingIsSaved) {
    AutoSaver<FakeStore> saver(std::nullopt, "This game: no");
    solo::Table table = Player::new_table("s");
    saver.take({.key = {}, .table = table});
    ASSERT_TRUE(table.record.play(table.game().legal_moves().front()));
    const solo::Table before = table;
    saver.save(table);
    EXPECT_EQ(table, before) << "it was said";
    EXPECT_FALSE(saver.has_store());
    EXPECT_EQ(saver.number(), 0);
    EXPECT_EQ(saver.save_error(), "This game: no");
}

// With the store that there is, and another program that plays on in the same game.
TEST(TuiAutoSaver, TheStoreContainsSavedGames) {
    const os::TestFolder folder;
    auto store = SoloStore::open(folder / "solo.db");
    auto other = SoloStore::open(folder / "solo.db");
    ASSERT_TRUE(store && other);
    AutoSaver<SoloStore> saver(std::move(*store));
    solo::Table table = Player::new_table("s");
    saver.take({.key = {}, .table = table});
    for (int move = 0; move < 3; ++move) {
        ASSERT_TRUE(table.record.play(table.game().legal_moves().front()));
        saver.save(table);
    }
    auto stored = other->load(saver.number());
    ASSERT_TRUE(stored) << to_string(stored.error());
    EXPECT_EQ(stored->table.record, table.record);
    stored->table.record.undo();
    ASSERT_TRUE(other->save(stored->key, stored->table));
    ASSERT_TRUE(table.record.play(table.game().legal_moves().front()));
    EXPECT_THAT(saver.save(table), HasSubstr("another program"));
    EXPECT_FALSE(saver.has_store());
}

TEST(TuiAutoSaver, WaitsForABusyStoreAndSavesAllMoves) {
    const os::TestFolder folder;
    auto store = SoloStore::open(folder / "solo.db");
    ASSERT_TRUE(store);
    AutoSaver<SoloStore> saver(std::move(*store));
    solo::Table table = Player::new_table("s");
    saver.take({.key = {}, .table = table});
    const auto move = [&] {
        ASSERT_TRUE(table.record.play(table.game().legal_moves().back()));
        saver.save(table);
    };
    move();
    {
        auto other = Database::open(folder / "solo.db");
        ASSERT_TRUE(other);
        ASSERT_TRUE(other->in_transaction([&] -> Result<void> {
            table.record.undo();
            EXPECT_TRUE(table.record.play(table.game().legal_moves().front()));
            EXPECT_THAT(saver.save(table), StartsWith("Not saved yet"));
            return {};
        }));
    }
    move();
    EXPECT_EQ(saver.save_error(), "");
    auto stored = SoloStore::open(folder / "solo.db")->load(saver.number());
    ASSERT_TRUE(stored) << to_string(stored.error());
    EXPECT_EQ(stored->table.record, table.record);
}

TEST(TuiAutoSaver, ADeletedFolderIsNoticed) {
    const os::TestFolder folder;
    auto store = SoloStore::open(folder / "bastide/solo.db");
    ASSERT_TRUE(store);
    AutoSaver<SoloStore> saver(std::move(*store));
    solo::Table table = Player::new_table("s");
    saver.take({.key = {}, .table = table});
    cli::run_shell("rm -r " + (folder / "bastide"));
    ASSERT_TRUE(table.record.play(table.game().legal_moves().front()));
    EXPECT_EQ(saver.save(table), "Not saved from here on: the file was deleted or moved while it was in use");
    EXPECT_FALSE(saver.has_store());
}

}  // namespace
}  // namespace bastide::tui
