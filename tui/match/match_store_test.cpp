// The store of matches: games survive a round trip, and damage is reported.
#include "tui/match/match_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"

namespace bastide::tui {
namespace {

using os::TestFolder;
using ::testing::HasSubstr;

const auto any = [](const match::Table&) { return true; };

// Returns a table in which everything differs from the default.
match::Table new_table(const std::string& seed) {
    match::Deal deal{.seed = seed};
    deal.settings.players = 3;
    deal.settings.meeples = 5;
    deal.settings.small_city = match::SmallCity::two;
    deal.settings.farm = match::Farm::second;
    deal.settings.fields = false;
    deal.settings.unplaceable = match::Unplaceable::bottom;
    deal.settings.start = match::FirstTile::shuffled;
    return table_of(match::Record(deal),
                    {{"Anna", nullptr}, {"greedy", match::find_bot("greedy")}, {"Ben", nullptr}}, true);
}

// Returns a game after this many first legal moves, each saved.
match::Table stored_match(MatchStore& store, GameKey& key, const std::string& seed, std::size_t moves) {
    match::Table table = new_table(seed);
    while (!table.game().is_over() && table.record.played() < moves) {
        EXPECT_TRUE(table.record.play(table.game().legal_moves().front()));
        EXPECT_TRUE(store.save(key, table));
    }
    return table;
}

// Goes to this number of played turns, and saves that.
Result<void> save_at(MatchStore& store, GameKey& key, match::Table& table, std::size_t played) {
    table.record.go_to(played);
    return store.save(key, table);
}

TEST(TuiMatchStore, StoresEveryMoveAndSetting) {
    const TestFolder folder;
    const match::Table table = [&folder] {
        auto store = MatchStore::open(folder / "new/matches.db");
        EXPECT_TRUE(store);
        GameKey key;
        return stored_match(*store, key, "a", 7);
    }();
    auto store = MatchStore::open(folder / "new/matches.db");
    ASSERT_TRUE(store) << to_string(store.error());
    const auto stored = store->latest(any);
    ASSERT_TRUE(stored && *stored);
    const match::Table& read = (*stored)->table;
    EXPECT_EQ(read.record.start(), table.record.start());
    EXPECT_EQ(read.record, table.record);
    EXPECT_EQ(read.record.played(), 7U);
    EXPECT_EQ(read.seats, table.seats);
    EXPECT_TRUE(read.ranked);
    EXPECT_EQ(read, table_of(table.record, table.seats, true)) << "as it was left";
}

TEST(TuiMatchStore, StoresForfeits) {
    const TestFolder folder;
    auto store = MatchStore::open(folder / "bastide/matches.db");
    ASSERT_TRUE(store);
    GameKey key;
    match::Table table = stored_match(*store, key, "f", 1);
    table = forfeited(table_of(table.record, table.seats, true), "it ended with exit status 4");
    ASSERT_TRUE(store->save(key, table));
    EXPECT_EQ(store->unfinished(), 0);
    const auto stored = store->load(key.row);
    ASSERT_TRUE(stored) << to_string(stored.error());
    EXPECT_EQ(stored->table, table);
    EXPECT_EQ(stored->table.forfeit, (match::Forfeit{.seat = 1, .why = "it ended with exit status 4"}));
    const std::vector<std::string> home = {"XDG_DATA_HOME=" + folder.path()};
    EXPECT_THAT(cli::run_command({"match", "games"}, "", home).out, HasSubstr("  forfeit, ranked  f\n"));
    const auto list = nlohmann::json::parse(cli::run_command({"match", "games", "--json"}, "", home).out);
    ASSERT_EQ(list["games"].size(), 1U);
    EXPECT_EQ(list["games"][0]["state"], "forfeit");
    EXPECT_EQ(list["games"][0]["forfeit"]["why"], "it ended with exit status 4");
}

TEST(TuiMatchStore, UndoneMovesStayUntilAnotherMove) {
    const TestFolder folder;
    auto store = MatchStore::open(folder / "matches.db");
    ASSERT_TRUE(store);
    GameKey key;
    match::Table table = stored_match(*store, key, "b", 4);
    ASSERT_TRUE(save_at(*store, key, table, 2));
    EXPECT_EQ(store->load(key.row)->table.record, table.record);
    EXPECT_EQ(store->load(key.row)->table.record.line().size(), 4U);
    EXPECT_EQ(store->load(key.row)->table.record.played(), 2U);
    // The same move works as well as another.
    ASSERT_TRUE(table.record.play(match::Move(table.record.line()[2].move)));
    ASSERT_TRUE(store->save(key, table));
    EXPECT_EQ(store->load(key.row)->table.record.line().size(), 3U);
    EXPECT_EQ(store->load(key.row)->table.record, table.record);
}

TEST(TuiMatchStore, FinishedGamesAreNotResumed) {
    const TestFolder folder;
    auto store = MatchStore::open(folder / "matches.db");
    ASSERT_TRUE(store);
    GameKey over;
    match::Table table = stored_match(*store, over, "c", 1000);
    EXPECT_EQ(store->unfinished(), 0);
    EXPECT_EQ(store->load(over.row)->table.step, match::TurnStep::over);
    const auto none = store->latest(any);
    ASSERT_TRUE(none);
    EXPECT_FALSE(*none);
    // After undoing its last turn, it continues.
    ASSERT_TRUE(save_at(*store, over, table, table.record.played() - 1));
    EXPECT_EQ(store->unfinished(), 1);
}

TEST(TuiMatchStore, TheFirstOfTwoProgramsContinues) {
    const TestFolder folder;
    auto store = MatchStore::open(folder / "matches.db");
    ASSERT_TRUE(store);
    GameKey key;
    match::Table table = stored_match(*store, key, "d", 2);
    GameKey old = key;
    ASSERT_TRUE(save_at(*store, key, table, 1));
    const auto late = store->save(old, table);
    ASSERT_FALSE(late);
    EXPECT_THAT(late.error().what(), HasSubstr("another program"));
}

TEST(TuiMatchStore, ReportsDamageAndListsTheOthers) {
    const TestFolder folder;
    const std::string file = folder / "matches.db";
    auto store = MatchStore::open(file);
    ASSERT_TRUE(store);
    for (const std::string seed : {"1", "2", "3", "4", "5", "6"}) {
        GameKey key;
        stored_match(*store, key, seed, 3);
    }
    auto database = Database::open(file);
    ASSERT_TRUE(database);
    const auto damage = [&](const std::string& sql) { ASSERT_TRUE(database->run(sql)); };
    damage("UPDATE saved_games SET bots = json_set(bots, '$[1]', 'nobody') WHERE id = 2");
    damage("UPDATE saved_games SET record = json_set(record, '$.moves[1]', 'X 1 0 0 -') WHERE id = 3");
    damage("UPDATE saved_games SET record = json_remove(record, '$.moves[1]') WHERE id = 4");
    damage("UPDATE saved_games SET record = json_set(record, '$.options.farm', 4) WHERE id = 5");
    damage("UPDATE saved_games SET played = 4 WHERE id = 6");
    const auto all = store->all();
    ASSERT_TRUE(all) << to_string(all.error());
    ASSERT_EQ(all->games.size(), 1U);
    EXPECT_EQ(all->games[0].table.record.start().seed, "1");
    ASSERT_EQ(all->damaged.size(), 5U);
    EXPECT_EQ(to_string(all->damaged[0]),
              file + ": game 6: is damaged: it has 3 moves, and 4 are marked as played");
    EXPECT_THAT(all->damaged[1].what(), HasSubstr("farms are scored as in edition 1, 2 or 3"));
    EXPECT_THAT(all->damaged[2].what(), HasSubstr("it has 2 moves, and 3 are marked as played"));
    EXPECT_THAT(all->damaged[3].what(), HasSubstr("move 1: "));
    EXPECT_THAT(all->damaged[4].what(), HasSubstr("there is no bot 'nobody'"));
    EXPECT_EQ(store->load(7).error().what(),
              "there is no game 7: 'bastide match games' lists those that you have played");
}

TEST(TuiMatchStore, ReadingCreatesNothing) {
    const TestFolder folder;
    const auto none = MatchStore::open_to_read(folder / "matches.db");
    ASSERT_TRUE(none);
    EXPECT_FALSE(*none);
    EXPECT_EQ(folder.files(), 0);
}

}  // namespace
}  // namespace bastide::tui
