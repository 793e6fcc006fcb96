// Stored ladders, in both SQLite and PostgreSQL: they play the games of `match run` exactly once, even if
// workers are stopped or killed.
#include <atomic>
#include <filesystem>
#include <mutex>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/run_command.h"
#include "ladder/play.h"
#include "ladder/postgres_ladder.h"
#include "ladder/sqlite_ladder.h"
#include "os/testing/test_folder.h"
#include "store/database.h"
#include "store/postgres.h"
#include "store/testing/postgres_server.h"

namespace bastide::ladder {
namespace {

using os::TestFolder;
using ::testing::HasSubstr;

const LadderSettings ladder_settings = {
    .settings = "{}", .seed = "s", .simulations = 10, .move_time = {}, .match_time = 500, .sprt = ""};

LadderConfig play_with(int threads) {
    LadderConfig play{
        .settings = {}, .seed = "s", .budget = {.simulations = 10}, .bots = {}, .hypotheses = {}};
    for (const char* const name : {"random", "easy", "greedy"}) play.bots[name] = match::find_bot(name);
    play.threads = threads;
    return play;
}

bool go_on(std::int64_t /*played*/) {
    return true;
}

// Runs the same tests on either database.
struct Kind {
    const char* name;
    bool is_shared;
};

class LadderStore : public ::testing::TestWithParam<Kind> {
  protected:
    void SetUp() override {
        if (!GetParam().is_shared) return;
        if (!store::PostgresServer::is_installed()) GTEST_SKIP() << "PostgreSQL is not installed";
        address_ = store::PostgresServer::shared().new_database();
    }

    std::unique_ptr<Store> open(std::chrono::seconds lease = usual_lease) {
        auto store =
            GetParam().is_shared ? open_postgres(address_, lease) : open_sqlite(folder_ / "ladder.db");
        EXPECT_TRUE(store) << to_string(store.error());
        return *std::move(store);
    }

    // A new ladder of three bots.
    std::unique_ptr<Store> begun(std::int64_t pairs) {
        auto store = open();
        EXPECT_TRUE(store->begin(ladder_settings));
        EXPECT_TRUE(store->add({{"random", "easy"}, {"random", "greedy"}, {"easy", "greedy"}}, pairs));
        return store;
    }

    void change(const std::string& sql) {
        if (GetParam().is_shared) {
            ASSERT_TRUE(store::Postgres::at(address_)->execute(sql));
        } else {
            ASSERT_TRUE(store::Database::open(folder_ / "ladder.db")->run(sql));
        }
    }

    TestFolder folder_;
    std::string address_;
};

INSTANTIATE_TEST_SUITE_P(, LadderStore, ::testing::Values(Kind{"sqlite", false}, Kind{"postgres", true}),
                         [](const auto& kind) { return std::string(kind.param.name); });

TEST_P(LadderStore, StoresItsSettings) {
    {
        const auto store = open();
        EXPECT_EQ(store->settings().value(), std::nullopt);
        EXPECT_EQ(store->begin(ladder_settings), ladder_settings);
        const LadderSettings other = {.settings = "other",
                                      .seed = "other",
                                      .simulations = {},
                                      .move_time = {},
                                      .match_time = {},
                                      .sprt = ""};
        EXPECT_EQ(store->begin(other), ladder_settings) << "who comes second finds what is there";
    }
    EXPECT_EQ(open()->settings().value(), ladder_settings);
}

TEST_P(LadderStore, AddsAPairingOnce) {
    const auto store = begun(2);
    EXPECT_EQ(store->bots().value(), (std::vector<std::string>{"random", "easy", "greedy"}));
    EXPECT_EQ(store->progress()->due, 6);
    ASSERT_TRUE(store->add({{"greedy", "random"}}, 2));
    EXPECT_EQ(store->progress()->due, 6) << "the other way round it is the same meeting";
    ASSERT_TRUE(store->add({{"greedy", "random"}}, 5));
    EXPECT_EQ(store->progress()->due, 9);
    ASSERT_TRUE(store->extend(5));
    EXPECT_EQ(store->progress()->due, 15);
    ASSERT_TRUE(store->extend(1));
    EXPECT_EQ(store->progress()->due, 15);
}

TEST_P(LadderStore, AssignsEachPairOnceInTheOrderOfDeals) {
    const auto store = begun(2);
    std::vector<std::int64_t> deals;
    std::set<std::int64_t> ids;
    for (auto task = store->take(); *task; task = store->take()) {
        deals.push_back((*task)->deal);
        ids.insert((*task)->id);
    }
    EXPECT_EQ(deals, (std::vector<std::int64_t>{0, 0, 0, 1, 1, 1}));
    EXPECT_EQ(ids.size(), 6U);
    ASSERT_TRUE(store->release_tasks());
    EXPECT_TRUE(store->take()->has_value());
}

TEST_P(LadderStore, PlaysLikeMatchRun) {
    const auto store = begun(6);
    ASSERT_TRUE(play_ladder(*store, play_with(3), go_on));
    EXPECT_EQ(store->progress()->played, 18);
    const auto all = store->all();
    ASSERT_TRUE(all);
    const match::Standings now = match::standings(3, all->pairings);
    match::MatchUp match_up;
    match_up.bots = {match::find_bot("easy"), match::find_bot("greedy")};
    match_up.seed = "s";
    match_up.deals = 6;
    match_up.rotates = true;
    std::map<std::pair<std::int64_t, int>, std::string> records;
    const auto run = match::play_match_up(match_up, go_on, [&](const match::PlayedMatch& played) {
        match::SavedMatch saved = saved_of(match_up.settings, played);
        saved.names = {"easy", "greedy"};
        if (played.round == 1) std::swap(saved.names[0], saved.names[1]);
        records[{played.deal, played.round}] = to_json(saved);
    });
    const auto met = now.pairing(1, 2);
    ASSERT_TRUE(met);
    EXPECT_EQ(met->matches(), run.games);
    EXPECT_DOUBLE_EQ(met->share(), run.rate(0).mean);
    EXPECT_EQ(met->ahead, run.differences[0]);
    int found = 0;
    ASSERT_TRUE(store->records([&](const std::string& one, const std::string& other, std::int64_t deal,
                                   std::int64_t round, const std::string& record) {
        if (one != "easy" || other != "greedy") return;
        ++found;
        EXPECT_EQ(record, (records[{deal, static_cast<int>(round)}]));
    }));
    EXPECT_EQ(found, 12);
}

TEST_P(LadderStore, DoesNotDependOnThreadsOrInterruptions) {
    const auto points_of = [&](Store& store) {
        std::vector<int> points;
        for (const match::Pairing& pairing : store.all()->pairings) {
            for (const match::LadderPair& pair : pairing.pairs)
                for (const match::LadderMatch& each : pair.matches)
                    points.insert(points.end(), each.points.begin(), each.points.end());
        }
        return points;
    };
    std::vector<int> whole;
    {
        TestFolder other;
        auto alone = open_sqlite(other / "ladder.db");
        ASSERT_TRUE((*alone)->begin(ladder_settings));
        ASSERT_TRUE((*alone)->add({{"random", "easy"}, {"random", "greedy"}, {"easy", "greedy"}}, 5));
        ASSERT_TRUE(play_ladder(**alone, play_with(1), go_on));
        whole = points_of(**alone);
    }
    {
        const auto store = begun(5);
        std::atomic<int> games = 0;
        // Stopped as soon as something has been played.
        ASSERT_TRUE(play_ladder(
            *store, play_with(2), [&](std::int64_t) { return games == 0; },
            [&](const Task&, int, const RatedMatch&) { ++games; }));
    }
    const auto store = open();
    ASSERT_TRUE(play_ladder(*store, play_with(3), go_on));
    EXPECT_EQ(points_of(*store), whole);
}

TEST_P(LadderStore, StoresEachPairExactlyOnce) {
    const auto store = begun(1);
    const auto task = **store->take();
    const LadderConfig play = play_with(1);
    const auto one = play.bots.at(task.one)->make({}, {});
    const auto other = play.bots.at(task.other)->make({}, {});
    const auto matches = play_pair(play, task, *one, *other, [] { return true; });
    ASSERT_TRUE(matches);
    PlayedPair pair{task, *matches};
    ASSERT_TRUE(store->save(pair));
    pair.matches[0].match.points = {1000, 0};
    ASSERT_TRUE(store->save(pair));
    EXPECT_EQ(store->all()->pairings[0].pairs[0].matches[0].points, (*matches)[0].match.points);
    EXPECT_EQ(store->progress()->played, 1);
}

TEST_P(LadderStore, StopsDecidedPairings) {
    auto store = open();
    ASSERT_TRUE(store->begin(ladder_settings));
    ASSERT_TRUE(store->add({{"random", "greedy"}, {"easy", "greedy"}}, 300));
    LadderConfig play = play_with(2);
    play.hypotheses = match::Hypotheses{.least = 0, .most = 100};
    ASSERT_TRUE(play_ladder(*store, play, go_on));
    const auto all = store->all();
    const match::Standings now = match::standings(all->bots.size(), all->pairings, play.hypotheses);
    for (const match::PairingResult& met : now.pairings) {
        EXPECT_EQ(met.comparison, match::Comparison::second);
        EXPECT_LT(met.matches(), 200);
    }
    EXPECT_EQ(store->progress()->due, store->progress()->played);
    ASSERT_TRUE(store->extend(400));
    EXPECT_EQ(store->progress()->due, store->progress()->played) << "what is decided is not played on";
}

// As in threads that play ahead of the decision.
TEST_P(LadderStore, StoresPairsBeyondTheDecision) {
    const auto store = begun(4);
    const LadderConfig play = play_with(1);
    std::vector<PlayedPair> played;
    for (int i = 0; i < 6; ++i) {
        const Task task = **store->take();
        const auto one = play.bots.at(task.one)->make({}, {});
        const auto other = play.bots.at(task.other)->make({}, {});
        played.push_back({task, *play_pair(play, task, *one, *other, [] { return true; })});
    }
    ASSERT_TRUE(store->save(played.front()));
    ASSERT_TRUE(store->close(played.front().task.pairing));
    // A new pair must not get the number of another.
    ASSERT_TRUE(store->add({{"greedy", "easy"}}, 20));
    for (const PlayedPair& pair : played) ASSERT_TRUE(store->save(pair));
    const auto all = store->all();
    for (const match::Pairing& pairing : all->pairings) EXPECT_EQ(pairing.pairs.size(), 2U);
    EXPECT_EQ(store->progress()->played, 6);
    EXPECT_EQ(store->progress()->due, 2 + 4 + 20);
}

TEST_P(LadderStore, AddsAllOrNothing) {
    const auto store = open();
    const auto failed = store->in_transaction([&]() -> Result<void> {
        EXPECT_TRUE(store->begin(ladder_settings));
        EXPECT_TRUE(store->add({{"random", "easy"}}, 3));
        return std::unexpected(file_error({}, "no"));
    });
    EXPECT_EQ(failed.error().what(), "no");
    EXPECT_EQ(store->settings().value(), std::nullopt);
    EXPECT_TRUE(store->bots()->empty());
    EXPECT_EQ(store->progress()->due, 0);
    EXPECT_TRUE(store->in_transaction([&] { return store->add({{"random", "easy"}}, 3); }));
    EXPECT_EQ(store->progress()->due, 3);
}

TEST_P(LadderStore, AddsNothingAfterAnInterruption) {
    const auto store = open();
    int looks = 0;
    store->set_cancel_check([&looks] { return ++looks < 3; });
    const auto added = store->in_transaction([&] { return store->add({{"random", "easy"}}, 1'000'000); });
    ASSERT_FALSE(added);
    EXPECT_THAT(added.error().what(), HasSubstr("interrupted: nothing was added"));
    store->set_cancel_check({});
    EXPECT_EQ(store->progress()->due, 0);
}

TEST_P(LadderStore, LimitsPairs) {
    const auto store = open();
    const auto added = store->add({{"random", "easy"}, {"random", "greedy"}}, max_pairs / 2 + 1);
    ASSERT_FALSE(added);
    EXPECT_THAT(added.error().what(),
                HasSubstr("are more than a ladder can have: expected at most 10000000"));
    EXPECT_EQ(store->progress()->due, 0);
}

// The host is to blame, and no bot.
TEST_P(LadderStore, DropsGamesPlayedDuringAShortage) {
    const auto store = begun(2);
    LadderConfig play = play_with(2);
    play.shortage = [] { return std::optional(file_error({}, "too little")); };
    const auto played = play_ladder(*store, play, go_on);
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().what(), "too little");
    EXPECT_EQ(store->progress()->played, 0);
    EXPECT_TRUE(store->take()->has_value());
}

TEST_P(LadderStore, ReportsDamage) {
    begun(1);
    const auto store = open();
    ASSERT_TRUE(play_ladder(*store, play_with(1), go_on));
    change("UPDATE ladder_matches SET forfeited_by = '7'");
    EXPECT_THAT(to_string(store->all().error()),
                HasSubstr("this ladder is damaged: a game was forfeited by '7', expected 0 or 1"));
    change("UPDATE ladder_pairs SET state = 7");
    EXPECT_THAT(to_string(store->progress().error()), HasSubstr("a state that is neither 0, 1 nor 2"));
}

TEST_P(LadderStore, StoresForfeits) {
    const auto store = open();
    const match::BotKind failing{
        .name = "failing", .about = "", .make = [](const auto&, const auto&) {
            class Failing : public match::Bot {
                match::Move choose(const match::Position& at, play::Random& random) override {
                    return *at.random_move(random);
                }
                Result<match::Move> choose_after(const match::Position&, const match::MoveHistory&,
                                                 play::Random&) override {
                    return std::unexpected(file_error({}, "it's \"out\" of \xff ideas"));
                }
            };
            return std::make_unique<Failing>();
        }};
    ASSERT_TRUE(store->begin(ladder_settings));
    ASSERT_TRUE(store->add({{"random", "./failing"}}, 2));
    LadderConfig play = play_with(1);
    play.bots["./failing"] = &failing;
    int calls = 0;
    ASSERT_TRUE(play_ladder(*store, play, go_on, [&](const Task&, int, const RatedMatch& game) {
        ++calls;
        EXPECT_EQ(game.why, "it's \"out\" of \\xff ideas");
    }));
    EXPECT_EQ(calls, 4);
    const auto all = store->all();
    for (const match::LadderPair& pair : all->pairings[0].pairs)
        for (const match::LadderMatch& each : pair.matches) EXPECT_EQ(each.forfeited_by, 1);
    EXPECT_EQ(match::standings(2, all->pairings).bots.front().share, 1);
}

TEST_P(LadderStore, OfANewerVersionIsNotTouched) {
    open();
    change(GetParam().is_shared ? "UPDATE ladder_version SET number = 1000" : "PRAGMA user_version = 1000");
    const auto store = GetParam().is_shared ? open_postgres(address_) : open_sqlite(folder_ / "ladder.db");
    ASSERT_FALSE(store);
    EXPECT_THAT(store.error().what(), HasSubstr("written by a newer version of bastide, in format 1000"));
}

class LadderShared : public LadderStore {};
INSTANTIATE_TEST_SUITE_P(, LadderShared, ::testing::Values(Kind{"postgres", true}),
                         [](const auto& kind) { return std::string(kind.param.name); });

TEST_P(LadderShared, IsPlayedByManyAtOnce) {
    begun(8);
    const auto play = [&] {
        const auto store = open();
        EXPECT_TRUE(play_ladder(*store, play_with(2), go_on));
    };
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < 3; ++i) workers.emplace_back(play);
    }
    const auto store = open();
    EXPECT_EQ(store->progress()->played, 24);
    for (const match::Pairing& pairing : store->all()->pairings) EXPECT_EQ(pairing.pairs.size(), 8U);
}

// The clock of the server was set back.
TEST_P(LadderShared, IgnoresHeartbeatsInTheFuture) {
    begun(1);
    const auto other = open();
    while (*other->take()) {
    }
    change("UPDATE ladder_pairs SET beat = beat + 3600");
    EXPECT_TRUE(open()->take()->has_value());
}

TEST_P(LadderShared, ReadingDoesNotCreateIt) {
    const auto none = open_postgres_to_read(address_);
    ASSERT_FALSE(none);
    EXPECT_THAT(to_string(none.error()), HasSubstr("PostgreSQL: there is no ladder in this database"));
    EXPECT_EQ(
        store::Postgres::at(address_)->execute("SELECT to_regclass('ladder_terms') IS NULL")->front()[0],
        "t");
    begun(2);
    change(
        "DO $$BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', "
        "current_database()); END$$");
    const auto ladder = open_postgres_to_read(address_);
    ASSERT_TRUE(ladder) << to_string(ladder.error());
    EXPECT_EQ((*ladder)->progress()->due, 6);
}

// The changes of a transaction are lost with its connection, so the rest must not run on another.
TEST_P(LadderShared, IsAtomicIfTheConnectionIsLost) {
    const auto store = open();
    const auto failed = store->in_transaction([&]() -> Result<void> {
        EXPECT_TRUE(store->begin(ladder_settings));
        change(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
            "datname = current_database()");
        return store->add({{"random", "easy"}}, 3);
    });
    EXPECT_FALSE(failed);
    EXPECT_EQ(store->settings().value(), std::nullopt);
    EXPECT_TRUE(store->bots()->empty());
}

TEST(LadderServer, IsAwaitedDuringARestart) {
    if (!store::PostgresServer::is_installed()) GTEST_SKIP() << "PostgreSQL is not installed";
    store::PostgresServer server;
    std::vector<std::string> calls;
    std::jthread starting;
    const auto store = open_postgres(server.new_database(), usual_lease, [&](const std::string& what) {
        calls.push_back(what);
        // The server ends with the thread that has started it.
        starting = std::jthread([&server](const std::stop_token& is_over) {
            server.start();
            while (!is_over.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(10));
        });
    });
    ASSERT_TRUE(store) << to_string(store.error());
    server.stop();
    EXPECT_EQ((*store)->settings(), std::nullopt);
    EXPECT_THAT(calls, ::testing::ElementsAre(HasSubstr("the database cannot be reached: trying again")));
}

TEST(LadderFile, StopsWhenItsFileIsDeleted) {
    const TestFolder folder;
    auto store = *open_sqlite(folder / "ladder.db");
    ASSERT_TRUE(store->begin(ladder_settings));
    ASSERT_TRUE(store->add({{"random", "easy"}}, 50));
    const auto played = play_ladder(*store, play_with(1), go_on, [&](const Task&, int, const RatedMatch&) {
        std::filesystem::remove(folder / "ladder.db");
    });
    ASSERT_FALSE(played);
    EXPECT_THAT(to_string(played.error()),
                HasSubstr("ladder.db: the file was deleted or moved while it was in use"));
}

TEST(LadderFile, OtherDatabasesAreNotTouched) {
    const TestFolder folder;
    const std::string file = folder / "other.db";
    ASSERT_TRUE(store::Database::open(file)->run("CREATE TABLE games (id INTEGER)"));
    const std::string before = cli::file_text(file);
    for (const auto open : {open_sqlite, open_sqlite_to_read})
        EXPECT_THAT(to_string(open(file).error()),
                    HasSubstr("other.db: this is the database of another program: expected a ladder"));
    EXPECT_EQ(cli::file_text(file), before);
    EXPECT_EQ(folder.files(), 1);
}

TEST(LadderFile, MayHaveAnyName) {
    const TestFolder folder;
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    EXPECT_TRUE(open_sqlite(":memory:"));
    std::filesystem::current_path(before);
    EXPECT_TRUE(std::filesystem::exists(folder / ":memory:"));
}

TEST(LadderFile, IsReadWhileItIsPlayed) {
    const TestFolder folder;
    const auto store = *open_sqlite(folder / "ladder.db");
    ASSERT_TRUE(store->begin(ladder_settings));
    ASSERT_TRUE(store->add({{"random", "easy"}}, 5));
    EXPECT_EQ((*open_sqlite_to_read(folder / "ladder.db"))->progress()->due, 5);
}

// Ladders that an older release wrote: every match is there, and the rest is played.
class LadderOlder : public ::testing::Test {
  protected:
    void load(const std::string& name) {
        auto database = store::Database::open(file);
        ASSERT_TRUE(database->run(cli::file_text(saved + name + ".sql")));
    }
    static std::string records_of(Store& store) {
        std::string text;
        EXPECT_TRUE(store.records([&](const std::string& one, const std::string& other, std::int64_t deal,
                                      std::int64_t round, const std::string& record) {
            text += one + "|" + other + "|" + std::to_string(deal) + "|" + std::to_string(round) + "|" +
                    record + "\n";
        }));
        return text;
    }

    const std::string saved = BASTIDE_SOURCE_DIR "/ladder/testing/saved/";
    TestFolder folder;
    std::string file = folder / "ladder.db";
};

TEST_F(LadderOlder, HasAllItsGames) {
    load("ladder");
    for (int time = 0; time < 2; ++time) {
        const auto store = *open_sqlite(file);
        EXPECT_EQ((*store->settings())->seed, "fixture");
        EXPECT_EQ(store->bots(), (std::vector<std::string>{"random", "easy", "/tmp/bots/leaves.py", "greedy",
                                                           "master:4000"}));
        EXPECT_EQ(store->progress()->due, 6);
        EXPECT_EQ(store->progress()->played, 4);
        EXPECT_EQ(records_of(*store), cli::file_text(saved + "ladder-records.txt"));
        const auto all = store->all();
        ASSERT_TRUE(all) << to_string(all.error());
        ASSERT_EQ(all->pairings.size(), 4U);
        EXPECT_EQ(all->pairings[1].pairs.at(0).matches[0].forfeited_by, 0);
        EXPECT_FALSE(all->pairings[0].pairs.at(0).matches[0].forfeited_by);
    }
}

TEST_F(LadderOlder, Resumes) {
    load("ladder");
    const auto store = *open_sqlite(file);
    const auto task = store->take();
    ASSERT_TRUE(task && *task);
    EXPECT_EQ((*task)->one, "master:4000");
    EXPECT_EQ((*task)->other, "greedy");
    EXPECT_EQ((*task)->deal, 0);
    ASSERT_TRUE(store->save({**task,
                             {RatedMatch{.match = {}, .why = {}, .record = "first"},
                              RatedMatch{.match = {}, .why = {}, .record = "second"}}}));
    EXPECT_EQ(store->progress()->played, 5);
    EXPECT_EQ(records_of(*store), cli::file_text(saved + "ladder-records.txt") +
                                      "master:4000|greedy|0|0|first\nmaster:4000|greedy|0|1|second\n");
}

TEST_F(LadderOlder, DecidedPairingsStayDecided) {
    load("ladder-sprt");
    const auto store = *open_sqlite_to_read(file);
    EXPECT_EQ((*store->settings())->sprt, "0,400");
    EXPECT_EQ((*store->settings())->simulations, 7);
    EXPECT_EQ(records_of(*store), cli::file_text(saved + "ladder-sprt-records.txt"));
    EXPECT_EQ(store->progress()->due, store->progress()->played);
}

// A worker with a heartbeat keeps its pair. A silent one loses it.
TEST_P(LadderShared, ReassignsPairsOfSilentWorkers) {
    constexpr std::chrono::seconds short_lease{1};
    begun(1);
    const auto silent = open(short_lease);
    while (*silent->take()) {
    }
    const auto other = open(short_lease);
    auto task = other->take();
    while (!*task) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        task = other->take();
        ASSERT_TRUE(task);
    }
    // It plays all the rest, although the silent one never sends anything.
    ASSERT_TRUE(other->release_tasks());
    ASSERT_TRUE(play_ladder(*other, play_with(1), go_on));
    EXPECT_EQ(other->progress()->played, 3);
}

}  // namespace
}  // namespace bastide::ladder
