// Nim meets the requirements of games, and is played at its table with the intents that the screen sends.
#include "examples/nim/nim.h"

#include <gtest/gtest.h>

#include "bastide/play/random.h"
#include "bastide/play/testing/game_properties.h"
#include "examples/nim/commands.h"
#include "examples/nim/json.h"
#include "examples/nim/table.h"
#include "examples/nim/ui.h"
#include "os/testing/test_folder.h"

namespace nim {
namespace {

using bastide::play::IntentKind;

// All moves that may be legal in some position, and some that never are.
std::vector<Move> candidates() {
    std::vector<Move> moves;
    for (std::size_t heap = 0; heap < 5; ++heap) {
        for (int taken = -1; taken < 9; ++taken) moves.push_back({heap, taken});
    }
    return moves;
}

TEST(Nim, IsAGameLikeOthers) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(seed);
        bastide::play::testing::expect_game<Game>({3, 4, 7}, seed, candidates());
    }
}

TEST(Nim, IsPlayedByIntents) {
    Table table = table_of({1, 0, 2});
    table = act(table, {.kind = IntentKind::step, .x = 1});
    EXPECT_EQ(table.chosen(), (Move{2, 1})) << "the empty heap is passed over";
    table = act(table, {.kind = IntentKind::step, .y = -1});
    table = act(table, {.kind = IntentKind::step, .y = -1});
    EXPECT_EQ(table.chosen(), (Move{2, 2})) << "there are no more";
    table = act(table, {.kind = IntentKind::confirm});
    EXPECT_EQ(table.game().heaps(), (Heaps{1, 0, 0}));
    EXPECT_EQ(player_to_move(table), "Second");
    table = act(table, {.kind = IntentKind::undo});
    EXPECT_EQ(table.game().heaps(), (Heaps{1, 0, 2}));
    table = act(act(table, {.kind = IntentKind::redo}), {.kind = IntentKind::confirm});
    EXPECT_TRUE(table.game().is_over());
    EXPECT_EQ(describe_result(table), "Nim: the second player has won");
    const auto notice = act(table, {.kind = IntentKind::confirm}).notice;
    EXPECT_EQ(notice.kind, bastide::play::NoticeKind::illegal);
    EXPECT_EQ(to_string(to_message(*notice.illegality)), "the heap has no more than 0");
}

// Returns the output of a command and its exit status.
std::string output_of(const std::vector<std::string>& words,
                      bastide::cli::Exit exit = bastide::cli::Exit::done) {
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    EXPECT_EQ(run_command(words), exit);
    const std::string errors = testing::internal::GetCapturedStderr();
    const std::string text = testing::internal::GetCapturedStdout();
    return text.empty() ? errors : text;
}

const std::string short_game = std::string(BASTIDE_SOURCE_DIR) + "/examples/nim/short.json";

TEST(Nim, RepeatsASavedGame) {
    EXPECT_EQ(output_of({"replay", short_game}),
              "First took 2 from heap 1\nSecond took 3 from heap 2\nFirst took 5 from heap 3\n"
              "Second took 1 from heap 1\nFirst took 1 from heap 2\nNim: the first player has won\n");
    EXPECT_THAT(output_of({"replay", "/no/such/file.json"}, bastide::cli::Exit::input),
                testing::HasSubstr("/no/such/file.json"));
    EXPECT_THAT(output_of({"view", short_game}, bastide::cli::Exit::usage),
                testing::HasSubstr("needs a terminal"));
}

TEST(Nim, PlaysManyGamesBetweenBots) {
    EXPECT_EQ(output_of({"run", "--games", "50"}), "perfect won 50 of 50 games against random\n");
    EXPECT_EQ(output_of({"bots"}), "random   any legal move\nperfect  wins whenever it can\n");
    const bastide::os::TestFolder folder;
    output_of({"run", "--games", "3", "--record", folder / "games"});
    EXPECT_THAT(output_of({"replay", folder / "games/game-2.json"}),
                testing::HasSubstr("the first player has won"));
}

TEST(Nim, ListsTheGamesThatWerePlayed) {
    const bastide::os::TestFolder folder;
    setenv("XDG_DATA_HOME", folder.path().c_str(), 1);
    EXPECT_THAT(output_of({"games"}), testing::HasSubstr("No games yet: 'nim play' starts one."));
    auto store = Ui::Store::open(*bastide::store::data_file("nim.db"));
    ASSERT_TRUE(store);
    Table table = table_of({3, 4, 5});
    table = act(table, {.kind = IntentKind::confirm});
    table = act(act(table, {.kind = IntentKind::confirm}), {.kind = IntentKind::undo});
    bastide::tui::GameKey key;
    ASSERT_TRUE(store->save(key, table));
    EXPECT_THAT(output_of({"games"}), testing::HasSubstr("Second to move"));
    EXPECT_EQ(output_of({"games", "1"}), "{\"version\":1,\"heaps\":[3,4,5],\"moves\":[[0,1]]}\n");
    const auto stored = store->load(1);
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->table.record, table.record) << "with the move that can be redone";
}

TEST(Nim, RoundTripsAndRejectsOtherText) {
    Table table = table_of({1, 2, 3});
    table = act(act(table, {.kind = IntentKind::point, .x = 2, .y = -2}), {.kind = IntentKind::confirm});
    const auto text = [](const Table& each) {
        bastide::text::JsonWriter json;
        write_json(json, each);
        return json.take();
    };
    const auto read = read_table(text(table));
    ASSERT_TRUE(read);
    EXPECT_EQ(text(*read), text(table));
    for (const char* bad : {"", "{}", R"({"version":1,"heaps":[1,2],"moves":[]})",
                            R"({"version":1,"heaps":[1,2,3],"moves":[[0,2]]})",
                            R"({"version":1,"heaps":[1,2,3],"moves":[[3,1]]})"})
        EXPECT_FALSE(read_record(bad)) << bad;
}

// A player who follows the hints wins from heaps with a non-zero exclusive or, against any play.
TEST(Nim, AHintWins) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        bastide::play::Random chance(seed);
        Game game({3, 4, 5});
        bool is_advised = true;
        while (!game.is_over()) {
            const auto moves = game.legal_moves();
            game.apply(is_advised ? best_move(game)
                                  : moves[chance.below(static_cast<std::uint32_t>(moves.size()))]);
            is_advised = !is_advised;
        }
        EXPECT_FALSE(is_advised) << "the advised player took the last, seed " << seed;
    }
}

}  // namespace
}  // namespace nim
