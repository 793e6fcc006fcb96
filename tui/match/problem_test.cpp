// Problems in a tmux terminal: right and wrong answers, skipping and saving.
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/problems/problem_set.h"
#include "bastide/match/table.h"
#include "cli/testing/run_command.h"
#include "cli/testing/terminal_player.h"
#include "os/testing/test_folder.h"

namespace bastide::cli {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;

// One match whose first move is asked for: completing the start tile's city, for four points and at once.
const std::string closes_a_city =
    R"({"version":1,"problems":[{"theme":"complete","rating":1000,"best":"C 0 -1 2 cS","lead":300,"error":10,)"
    R"("match":{"version":1,"players":2,"deck":["C","L","RFr","RFr","Rr"],"moves":[]}},)"
    R"({"theme":"claim","rating":1900,"best":"L 0 1 0 m","lead":300,"error":10,)"
    R"("match":{"version":1,"players":2,"deck":["L","RFr","RFr","Rr"],"moves":[]}}]})";

// Returns the keys that place a tile for a move.
std::string keys_of(const match::Problem& problem) {
    match::Table table =
        table_of(*replay(problem.match), {{"Player 1", nullptr}, {"Player 2", nullptr}}, true);
    const auto send = [&](play::IntentKind kind, int x) { table = act(table, {.kind = kind, .x = x}); };
    std::string keys;
    for (int i = 0; i < 40 && table.cursor != problem.best.placement.at; ++i) {
        send(play::IntentKind::next, 1);
        keys += "n ";
    }
    for (int i = 0; i < 4 && table.rotation != problem.best.placement.rotation; ++i) {
        send(play::IntentKind::turn, 1);
        keys += "r ";
    }
    send(play::IntentKind::confirm, 0);
    keys += "Space ";
    for (std::size_t i = 0; i < table.choices.size(); ++i)
        if (table.choices[i] == problem.best.piece) keys += std::to_string(i) + ' ';
    return keys + "Enter";
}

TEST(TuiMatchProblems, AreAnsweredExplainedAndSaved) {
    const os::TestFolder folder;
    const std::string file = folder / "two.json";
    std::ofstream(file) << closes_a_city;
    const auto problems = match::read_problems(closes_a_city);
    ASSERT_TRUE(problems) << to_string(problems.error());
    TerminalPlayer player("match problems play", folder.path());
    player.start(file);
    EXPECT_THAT(player.await("Find the move"), HasSubstr("rated 1900, yours 1500 +-700"));
    player.keys(keys_of((*problems)[1]));
    EXPECT_THAT(player.await("next problem"), ContainsRegex("Right. The best move claims a monastery"));
    player.keys("n");
    player.await("rated 1000");
    // Anywhere but where the best is: a tile without a meeple on the first square there is.
    player.keys("n Space 0 Enter");
    EXPECT_THAT(player.await("b the best move"),
                HasSubstr("points behind the best move. The best move completes a city"));
    player.keys("b");
    player.await("b your move");
    player.keys("q");
    EXPECT_THAT(player.await("status 0"), HasSubstr("1 of 2 problems solved. Your rating is "));
    // Missed problems are repeated, solved ones are not.
    player.start(file);
    EXPECT_THAT(player.await("Find the move"), HasSubstr("rated 1000"));
    player.keys(keys_of(problems->front()));
    player.await("The best move completes a city for 4 points");
    player.keys("n");
    player.await("you have solved all 2 problems");
    player.keys("q");
    player.await("status 0");
}

TEST(TuiMatchProblems, WorkDailyAndWithoutAStore) {
    const os::TestFolder folder;
    std::filesystem::create_directory(folder / "bastide");
    std::ofstream(folder / "bastide/problems.db") << "this is no database, whatever its name says it is";
    TerminalPlayer player("match problems play", folder.path());
    player.start("--daily");
    player.await("Find the move");
    player.keys("x");
    player.await("Find the move");
    player.keys("?");
    player.await("Any key");
    player.keys("q q");
    EXPECT_THAT(player.await("status 0"), HasSubstr("Answers were not saved: "));
}

}  // namespace
}  // namespace bastide::cli
