// The store of matches: what goes in comes out, and what was damaged is said.
#include "tui/match/saved_matches.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/run_command.h"

namespace bastide::tui {
namespace {

using cli::Folder;
using ::testing::HasSubstr;

const auto any = [](const KeptMatch&) { return true; };

MatchTable table_of(const std::string& seed) {
    MatchTable table;
    table.settings.players = 3;
    table.settings.meeples = 5;
    table.settings.small_city = match::SmallCity::two;
    table.settings.farm = match::Farm::second;
    table.settings.fields = false;
    table.settings.unplaceable = match::Unplaceable::bottom;
    table.settings.start = match::Start::shuffled;
    table.seed = seed;
    table.seats = {{"Anna", nullptr}, {"greedy", match::find_bot("greedy")}, {"Ben", nullptr}};
    table.ranked = true;
    return table;
}

// Plays and keeps the first legal moves, up to so many, and gives what was played.
std::vector<match::Move> play_on(SavedMatches& store, GameKey& key, const MatchTable& table,
                                 std::size_t moves) {
    match::Game game(table.settings, std::string_view(table.seed));
    std::vector<match::Move> played;
    while (!game.is_over() && played.size() < moves) {
        const match::Move move = game.legal_moves().front();
        game.apply(move);
        played.push_back(move);
        EXPECT_TRUE(store.keep(key, table, {played.size(), move, game.is_over()}));
    }
    return played;
}

TEST(SavedMatches, KeepsEveryMoveAndEverythingAgreed) {
    const Folder folder;
    const MatchTable table = table_of("a");
    std::vector<match::Move> played;
    {
        auto store = SavedMatches::open(folder / "new/matches.db");
        ASSERT_TRUE(store) << to_string(store.error());
        GameKey key;
        played = play_on(*store, key, table, 7);
    }
    auto store = SavedMatches::open(folder / "new/matches.db");
    ASSERT_TRUE(store);
    const auto kept = store->latest(any);
    ASSERT_TRUE(kept && *kept);
    EXPECT_EQ((*kept)->table, table);
    EXPECT_EQ((*kept)->moves, played);
    EXPECT_EQ((*kept)->played, 7U);
    EXPECT_FALSE((*kept)->is_over);
}

TEST(SavedMatches, MovesTakenBackStayUntilAnotherIsMade) {
    const Folder folder;
    auto store = SavedMatches::open(folder / "matches.db");
    ASSERT_TRUE(store);
    const MatchTable table = table_of("b");
    GameKey key;
    const auto played = play_on(*store, key, table, 4);
    ASSERT_TRUE(store->keep(key, table, {2, std::nullopt, false}));
    EXPECT_EQ(store->load(key.row)->moves, played);
    EXPECT_EQ(store->load(key.row)->played, 2U);
    ASSERT_TRUE(store->keep(key, table, {3, played[2], false}));
    EXPECT_EQ(store->load(key.row)->moves.size(), 3U);
}

TEST(SavedMatches, WhatIsOverIsNotResumed) {
    const Folder folder;
    auto store = SavedMatches::open(folder / "matches.db");
    ASSERT_TRUE(store);
    GameKey over;
    play_on(*store, over, table_of("c"), 1000);
    EXPECT_EQ(store->unfinished(), 0);
    EXPECT_TRUE(store->load(over.row)->is_over);
    const auto none = store->latest(any);
    ASSERT_TRUE(none);
    EXPECT_FALSE(*none);
    // Its last turn taken back, it goes on.
    ASSERT_TRUE(store->keep(over, table_of("c"), {70, std::nullopt, false}));
    EXPECT_EQ(store->unfinished(), 1);
}

TEST(SavedMatches, AnotherProgramThatMovedFirstIsLetPlay) {
    const Folder folder;
    auto store = SavedMatches::open(folder / "matches.db");
    ASSERT_TRUE(store);
    GameKey key;
    const auto played = play_on(*store, key, table_of("d"), 2);
    GameKey old = key;
    ASSERT_TRUE(store->keep(key, table_of("d"), {1, std::nullopt, false}));
    const auto late = store->keep(old, table_of("d"), {1, std::nullopt, false});
    ASSERT_FALSE(late);
    EXPECT_THAT(late.error().what, HasSubstr("another program"));
}

TEST(SavedMatches, DamageIsSaidAndTheOthersListed) {
    const Folder folder;
    const std::string file = folder / "matches.db";
    auto store = SavedMatches::open(file);
    ASSERT_TRUE(store);
    for (const std::string seed : {"1", "2", "3", "4", "5", "6"}) {
        GameKey key;
        play_on(*store, key, table_of(seed), 3);
    }
    auto database = Database::open(file);
    ASSERT_TRUE(database);
    const auto damage = [&](const std::string& sql) { ASSERT_TRUE(database->run(sql)); };
    damage("UPDATE seats SET bot = 'nobody' WHERE match = 2 AND number = 1");
    damage("UPDATE moves SET move = 'X 1 0 0 -' WHERE match = 3 AND number = 1");
    damage("DELETE FROM moves WHERE match = 4 AND number = 1");
    damage("UPDATE matches SET farm = '4' WHERE id = 5");
    damage("UPDATE matches SET played = 4 WHERE id = 6");
    const auto all = store->all();
    ASSERT_TRUE(all) << to_string(all.error());
    ASSERT_EQ(all->games.size(), 1U);
    EXPECT_EQ(all->games[0].table.seed, "1");
    ASSERT_EQ(all->damaged.size(), 5U);
    EXPECT_EQ(to_string(all->damaged[0]),
              file + ": match 6: is damaged: it has 3 moves, and 4 are said to be played");
    EXPECT_THAT(all->damaged[1].what, HasSubstr("rules are not known"));
    EXPECT_THAT(all->damaged[2].what, HasSubstr("some of its moves are missing"));
    EXPECT_THAT(all->damaged[3].what, HasSubstr("move 1: "));
    EXPECT_THAT(all->damaged[4].what, HasSubstr("there is no bot 'nobody'"));
    EXPECT_EQ(store->load(7).error().what, "there is no match 7");
}

TEST(SavedMatches, LookingMakesNothing) {
    const Folder folder;
    const auto none = SavedMatches::open_to_read(folder / "matches.db");
    ASSERT_TRUE(none);
    EXPECT_FALSE(*none);
    EXPECT_EQ(folder.files(), 0);
}

}  // namespace
}  // namespace bastide::tui
