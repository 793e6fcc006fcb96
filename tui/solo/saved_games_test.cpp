// The store of unfinished games and results: what goes in comes out, whatever the file was before.
#include "tui/solo/saved_games.h"

#include <gtest/gtest.h>

#include "cli/testing/run_command.h"

namespace bastide::tui {
namespace {

using cli::Folder;

solo::SavedGame game_of(const std::string& seed, int size = 5) {
    solo::SavedGame game;
    game.settings.size = size;
    game.seed = seed;
    return game;
}

const auto any = [](const Kept&) { return true; };

// Plays and keeps the first legal moves of a game, up to so many, and gives what was played.
std::vector<solo::Move> play_on(SavedGames& store, GameKey& key, const solo::SavedGame& header, int moves) {
    solo::Game game(header.settings, header.seed);
    std::vector<solo::Move> played;
    while (!game.is_over() && static_cast<int>(played.size()) < moves) {
        const solo::Move move = game.legal_moves().front();
        game.apply(move);
        played.push_back(move);
        Change change{played.size(), move, std::nullopt};
        if (game.is_over()) change.final_score = game.board().score().total();
        EXPECT_TRUE(store.keep(key, header, false, change));
    }
    return played;
}

TEST(SavedGames, KeepsEveryMove) {
    const Folder folder;
    const auto header = game_of("a");
    std::vector<solo::Move> played;
    {
        auto store = SavedGames::open(folder / "new/solo.db");
        ASSERT_TRUE(store) << to_string(store.error());
        GameKey key;
        played = play_on(*store, key, header, 7);
    }
    auto store = SavedGames::open(folder / "new/solo.db");
    ASSERT_TRUE(store);
    const auto kept = store->latest(any);
    ASSERT_TRUE(kept && *kept);
    EXPECT_EQ((*kept)->game.moves, played);
    EXPECT_EQ((*kept)->game.settings, header.settings);
    EXPECT_EQ((*kept)->game.seed, "a");
    EXPECT_EQ((*kept)->played, 7U);
    EXPECT_FALSE((*kept)->ranked);
}

TEST(SavedGames, MovesTakenBackStayUntilAnotherIsMade) {
    const Folder folder;
    auto store = SavedGames::open(folder / "solo.db");
    ASSERT_TRUE(store);
    GameKey key;
    const auto header = game_of("a");
    const auto played = play_on(*store, key, header, 3);
    ASSERT_TRUE(store->keep(key, header, false, {1, std::nullopt, std::nullopt}));
    EXPECT_EQ((**store->latest(any)).played, 1U);
    EXPECT_EQ((**store->latest(any)).game.moves, played);
    ASSERT_TRUE(store->keep(key, header, false, {2, played[1], std::nullopt}));
    EXPECT_EQ((**store->latest(any)).game.moves.size(), 2U);
}

TEST(SavedGames, ResumesTheOneTouchedLastThatFits) {
    const Folder folder;
    auto store = SavedGames::open(folder / "solo.db");
    ASSERT_TRUE(store);
    GameKey first;
    GameKey second;
    play_on(*store, first, game_of("a"), 3);
    play_on(*store, second, game_of("b", 7), 1);
    EXPECT_EQ(store->unfinished(), 2);
    EXPECT_EQ((**store->latest(any)).game.seed, "b");
    const auto is_small = [](const Kept& kept) { return kept.game.settings.size == 5; };
    EXPECT_EQ((**store->latest(is_small)).game.seed, "a");
    ASSERT_TRUE(store->keep(first, game_of("a"), false, {2, std::nullopt, std::nullopt}));
    EXPECT_EQ((**store->latest(any)).game.seed, "a");
}

TEST(SavedGames, AFinishedGameIsAResultUntilItIsTakenBack) {
    const Folder folder;
    auto store = SavedGames::open(folder / "solo.db");
    ASSERT_TRUE(store);
    const auto header = game_of("a", 3);
    GameKey key;
    const auto played = play_on(*store, key, header, 100);
    EXPECT_EQ(store->unfinished(), 0);
    EXPECT_FALSE(*store->latest(any));
    const auto score = store->standing(header.settings, false, 0)->best;
    EXPECT_GT(score, 0);
    EXPECT_EQ(store->standing(header.settings, false, score)->better, 0);
    EXPECT_EQ(store->standing(header.settings, false, score - 1)->better, 1);
    EXPECT_EQ(store->standing(header.settings, true, 0)->results, 0);
    EXPECT_EQ(store->standing(game_of("a", 5).settings, false, 0)->results, 0);
    ASSERT_TRUE(store->keep(key, header, false, {played.size() - 1, std::nullopt, std::nullopt}));
    EXPECT_EQ(store->unfinished(), 1);
    EXPECT_EQ(store->standing(header.settings, false, 0)->results, 0);
}

TEST(SavedGames, BringsAnOlderFileUpToDate) {
    const Folder folder;
    const std::string file = folder / "solo.db";
    {
        // What the first version was, with a game in it.
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
    auto store = SavedGames::open(file);
    ASSERT_TRUE(store) << to_string(store.error());
    const auto kept = store->latest(any);
    ASSERT_TRUE(kept && *kept);
    EXPECT_EQ((*kept)->game.seed, "old");
    EXPECT_EQ((*kept)->game.settings.size, 9);
    EXPECT_EQ((*kept)->game.settings.roads, solo::Roads::directed);
    EXPECT_TRUE((*kept)->ranked);
    GameKey key = (*kept)->key;
    const auto header = (*kept)->game;
    play_on(*store, key, header, 2);
    EXPECT_EQ((**store->latest(any)).game.moves.size(), 2U);
}

TEST(SavedGames, RefusesANewerFileAndLeavesItAlone) {
    const Folder folder;
    const std::string file = folder / "solo.db";
    ASSERT_TRUE(Database::open(file)->run("CREATE TABLE future (x); PRAGMA user_version = 99"));
    const auto store = SavedGames::open(file);
    ASSERT_FALSE(store);
    EXPECT_NE(store.error().what.find("newer"), std::string::npos) << store.error().what;
    EXPECT_TRUE(Database::open(file)->run("DROP TABLE future"));
}

TEST(SavedGames, SaysWhatIsWrongWithAFile) {
    const Folder folder;
    cli::write_text(folder / "corrupt.db", std::string(5000, 'x'));
    const auto corrupt = SavedGames::open(folder / "corrupt.db");
    ASSERT_FALSE(corrupt);
    EXPECT_NE(corrupt.error().what.find("not a database"), std::string::npos) << corrupt.error().what;
    EXPECT_EQ(cli::file_text(folder / "corrupt.db"), std::string(5000, 'x'));

    cli::write_text(folder / "file", "");
    EXPECT_FALSE(SavedGames::open(folder / "file/solo.db"));
    EXPECT_FALSE(SavedGames::open(folder.path()));
}

TEST(SavedGames, OneBadGameDoesNotHideTheOthers) {
    const Folder folder;
    const std::string file = folder / "solo.db";
    auto store = SavedGames::open(file);
    ASSERT_TRUE(store);
    GameKey key;
    GameKey other;
    play_on(*store, key, game_of("good"), 1);
    play_on(*store, other, game_of("bad"), 1);
    ASSERT_TRUE(Database::open(file)->run("UPDATE games SET size = 4 WHERE seed = 'bad'"));
    EXPECT_EQ((**store->latest(any)).game.seed, "good");
}

// The moves say what a game is, and everything else that is kept of it must agree.
TEST(SavedGames, SaysWhichGamesAreDamaged) {
    const std::vector<std::pair<std::string, std::string>> faults = {
        {"UPDATE games SET played = -1", "is damaged: it has 3 moves, and -1 are said to be played"},
        {"UPDATE games SET played = 100", "is damaged: it has 3 moves, and 100 are said to be played"},
        {"DELETE FROM moves WHERE number = 2", "is damaged: it has 2 moves, and 3 are said to be played"},
        {"DELETE FROM moves WHERE number = 1", "is damaged: some of its moves are missing"},
        {"DELETE FROM moves WHERE number = 0", "is damaged: some of its moves are missing"},
        {"UPDATE moves SET number = 9223372036854775807 WHERE number = 2",
         "is damaged: some of its moves are missing"},
        {"UPDATE moves SET move = move || ',' || move WHERE number = 2",
         "is damaged: some of its moves are missing"},
        {"UPDATE moves SET move = 'x' WHERE number = 2", "cannot be read: malformed JSON"},
        {"UPDATE moves SET move = '{\"place\":[0,0,0]}' WHERE number = 0",
         "is damaged: city cannot go to [0,0]"},
        {"UPDATE games SET score = 99999999999999",
         "is damaged: its moves do not end with 99999999999999 points"},
        {"UPDATE games SET score = 0", "is damaged: its moves do not end with 0 points"},
        {"UPDATE games SET size = 4", "is damaged: "}};
    for (const auto& [sql, what] : faults) {
        const Folder folder;
        const std::string file = folder / "solo.db";
        auto store = SavedGames::open(file);
        ASSERT_TRUE(store);
        GameKey key;
        play_on(*store, key, game_of("a"), 3);
        ASSERT_TRUE(Database::open(file)->run(sql)) << sql;
        GameKey other;
        play_on(*store, other, game_of("b"), 3);
        const auto kept = store->load(1);
        ASSERT_FALSE(kept) << sql;
        EXPECT_EQ(kept.error().where.inside, "game 1");
        EXPECT_TRUE(kept.error().what.starts_with(what)) << kept.error().what;
        const auto all = store->all();
        ASSERT_TRUE(all);
        EXPECT_EQ(all->games.size(), 1U);
        EXPECT_EQ(all->damaged, std::vector{kept.error()});
    }
}

TEST(SavedGames, AFinishedGameHasTheScoreOfItsMoves) {
    const Folder folder;
    const std::string file = folder / "solo.db";
    auto store = SavedGames::open(file);
    ASSERT_TRUE(store);
    GameKey key;
    play_on(*store, key, game_of("a", 3), 100);
    ASSERT_TRUE(store->load(1));
    ASSERT_TRUE(Database::open(file)->run("UPDATE games SET score = score + 1"));
    EXPECT_FALSE(store->load(1));
}

TEST(SavedGames, IsReadWithoutBeingWritten) {
    const Folder folder;
    const auto none = SavedGames::open_to_read(folder / "none/solo.db");
    ASSERT_TRUE(none);
    EXPECT_FALSE(*none);
    EXPECT_EQ(folder.files(), 0);
    // SQLite takes these for more than a name.
    const std::string file = folder / "50%41?mode=x#.db";
    {
        auto store = SavedGames::open(file);
        ASSERT_TRUE(store);
        GameKey key;
        play_on(*store, key, game_of("a"), 3);
        // While another program plays.
        auto reader = SavedGames::open_to_read(file);
        ASSERT_TRUE(reader && *reader);
        EXPECT_EQ((*reader)->load(1)->game.moves.size(), 3U);
    }
    EXPECT_EQ(folder.files(), 1);
    const std::string before = cli::file_text(file);
    auto store = SavedGames::open_to_read(file);
    ASSERT_TRUE(store && *store);
    EXPECT_EQ((*store)->load(1)->game.seed, "a");
    GameKey key;
    EXPECT_FALSE((*store)->keep(key, game_of("b"), false, {1, std::nullopt, std::nullopt}));
    EXPECT_EQ(cli::file_text(file), before);
    EXPECT_EQ(folder.files(), 1);
}

TEST(SavedGames, TheFirstOfTwoProgramsGoesOn) {
    const Folder folder;
    auto one = SavedGames::open(folder / "solo.db");
    auto two = SavedGames::open(folder / "solo.db");
    ASSERT_TRUE(one && two);
    const auto header = game_of("a");
    GameKey first;
    const auto played = play_on(*one, first, header, 4);
    GameKey second = (**two->latest(any)).key;
    ASSERT_TRUE(one->keep(first, header, false, {3, std::nullopt, std::nullopt}));
    const auto late = two->keep(second, header, false, {3, played[2], std::nullopt});
    ASSERT_FALSE(late);
    EXPECT_NE(late.error().what.find("another program"), std::string::npos) << late.error().what;
    EXPECT_EQ((**two->latest(any)).game.moves, played);
    EXPECT_TRUE(one->keep(first, header, false, {4, std::nullopt, std::nullopt}));
    // Games of their own do not get in each other's way.
    GameKey third;
    play_on(*two, third, game_of("b"), 2);
    EXPECT_EQ(one->unfinished(), 2);
}

TEST(SavedGames, NothingIsKeptOfAChangeThatFails) {
    const Folder folder;
    auto store = SavedGames::open(folder / "solo.db");
    ASSERT_TRUE(store);
    GameKey key;
    ASSERT_TRUE(Database::open(folder / "solo.db")->run("DROP TABLE moves"));
    EXPECT_FALSE(store->keep(key, game_of("a"), false, {1, solo::Move{0, 9}, std::nullopt}));
    EXPECT_EQ(key.row, 0);
    EXPECT_EQ(store->unfinished(), 0);
}

}  // namespace
}  // namespace bastide::tui
