// Games that are watched: the real command in a terminal of tmux's.
#include "tui/viewer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/replay_table.h"
#include "bastide/solo/replay_table.h"
#include "cli/testing/run_command.h"
#include "cli/testing/terminal_player.h"
#include "os/testing/test_folder.h"
#include "tui/match/ui.h"
#include "tui/solo/ui.h"

namespace bastide::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

// A match of two, the first legal moves of it made.
match::Record match_of(std::size_t turns) {
    match::Record record({.settings = {}, .seed = "watch"});
    while (record.played() < turns) EXPECT_TRUE(record.play(record.game().legal_moves().front()));
    return record;
}

// Returns the status line at a turn of a game.
std::string status(const match::Record& record, std::size_t turn, const std::vector<std::string>& names) {
    const match::Table table = seek(replay_table(record, match::seats_of(names)), turn);
    return "Turn " + std::to_string(turn) + " of " + std::to_string(record.played()) + ": " +
           tui::MatchUi::describe_last_turn(table) + '\n';
}

TEST(TuiViewer, StepsThroughAMatch) {
    const os::TestFolder data;
    const match::Record record = match_of(30);
    write_text(data / "match.json", to_json(record));
    const auto at = [&](std::size_t turn) { return status(record, turn, {"Player 1", "Player 2"}); };
    TerminalPlayer watcher("match view", data.path());
    watcher.start(data / "match.json");
    EXPECT_THAT(watcher.await("Turn 0 of 30\n"), HasSubstr("70 tiles remaining, watched"));
    for (const auto& [key, turn] : std::vector<std::pair<std::string, std::size_t>>{{"Right", 1},
                                                                                    {"n", 2},
                                                                                    {"l", 3},
                                                                                    {"Left", 2},
                                                                                    {"p", 1},
                                                                                    {"Down", 11},
                                                                                    {"Down", 21},
                                                                                    {"Up", 11},
                                                                                    {"End", 30},
                                                                                    {"Right", 30},
                                                                                    {"h", 29},
                                                                                    {"'$'", 30},
                                                                                    {"Down", 30}}) {
        watcher.keys(key);
        EXPECT_THAT(watcher.await(at(turn)), HasSubstr(std::to_string(70 - turn) + " tiles remaining"));
    }
    watcher.keys("Home");
    watcher.await("Turn 0 of 30\n");
    watcher.keys("Left Up n");
    watcher.await(at(1));
    watcher.keys("q");
    EXPECT_THAT(watcher.await("status 0"), Not(HasSubstr("kept")));
    EXPECT_EQ(data.files(), 1) << "nothing is kept";
}

TEST(TuiViewer, ReviewsAMatch) {
    const os::TestFolder data;
    write_text(data / "match.json", to_json(match_of(20)));
    TerminalPlayer watcher("match view", data.path());
    watcher.start(data / "match.json");
    EXPECT_THAT(watcher.await("Turn 0 of 20"), HasSubstr("r review"));
    watcher.keys("r");
    const std::string begin = watcher.await("Accuracy of Player 1: ");
    EXPECT_THAT(begin, HasSubstr("m M mistakes"));
    EXPECT_THAT(begin, Not(HasSubstr("Scored")));
    watcher.keys("m");
    const std::string marked = watcher.await(" to win");
    EXPECT_THAT(marked, testing::ContainsRegex("Turn [0-9]+: (inaccuracy|mistake|blunder) [?]"));
    EXPECT_THAT(marked, HasSubstr("worth"));
    const std::size_t end = marked.find(" of 20");
    const std::size_t begin_of_status = marked.rfind("Turn ", end);
    const std::string turn = marked.substr(begin_of_status, end - begin_of_status);
    watcher.keys("m");
    watcher.keys("M");
    watcher.keys("M");  // there is no earlier one
    watcher.await(turn + " of 20");
    watcher.keys("'?'");
    watcher.await("judges more precisely");
    watcher.keys("Space End");
    watcher.await("Accuracy of Player 2: ");
    watcher.keys("q");
    watcher.await("status 0");
    EXPECT_THAT(run_command({"solo", "view", "--help"}).out, Not(HasSubstr("'r' reviews")));
}

TEST(TuiViewer, PlaysAndPauses) {
    const os::TestFolder data;
    const match::Record record = match_of(12);
    write_text(data / "match.json", to_json(record));
    TerminalPlayer watcher("match view", data.path());
    watcher.start(data / "match.json");
    EXPECT_THAT(watcher.await("Turn 0 of 12"), HasSubstr("space play"));
    watcher.keys("-");
    watcher.await("every 2 seconds");
    watcher.keys("+ + + + + +");
    watcher.await("at full speed");
    watcher.keys("Space");
    EXPECT_THAT(watcher.await("Turn 12 of 12"), HasSubstr("space"));
    watcher.await("space play");  // it rests at the end
    watcher.keys("- Space");
    watcher.await("space pause");
    watcher.await("Turn 12 of 12");
    watcher.await("space play");
    // A step also pauses.
    watcher.keys("- - - - - Home Space");
    watcher.await("space pause");
    watcher.keys("n");
    watcher.await("space play");
}

TEST(TuiViewer, HasThePagesAndViewsOfTheGame) {
    const os::TestFolder data;
    write_text(data / "match.json", to_json(match_of(5)));
    TerminalPlayer watcher("match view", data.path());
    watcher.start(data / "match.json");
    watcher.await("Turn 0 of 5");
    watcher.keys("?");
    watcher.await("before the first turn");
    watcher.keys("x t");
    watcher.await("70 tiles remaining");
    watcher.keys("x z");
    watcher.await("z zoom in");
    watcher.keys("v");
    watcher.await("v show marks");
    watcher.resize(60, 20);
    watcher.await("Needed: 80 x 24");
    watcher.keys("n");
    watcher.resize(100, 30);
    watcher.await("Turn 0 of 5");
    watcher.keys("C-c");
    watcher.await("status 130");
}

TEST(TuiViewer, StoredGamesAreFoundByNumber) {
    const os::TestFolder data;
    match::Record record = match_of(9);
    record.go_to(7);
    tui::GameKey key;
    const std::vector<match::Seat> seats = {{"Anna", nullptr}, {"easy", match::find_bot("easy")}};
    ASSERT_TRUE(
        tui::MatchStore::open(data / "bastide/matches.db")->save(key, table_of(record, seats, false)));
    TerminalPlayer watcher("match view", data.path());
    watcher.start("1");
    watcher.await("Turn 0 of 7");
    const match::Record played = *play::replay<match::Game>(record.start(), record.moves());
    watcher.keys("End");
    watcher.await(status(played, 7, {"Anna", "easy"}));
    watcher.keys("Right");
    watcher.await(status(played, 7, {"Anna", "easy"}));
    const std::vector<std::string> home = {"XDG_DATA_HOME=" + data.path()};
    EXPECT_EQ(
        run_command({"match", "view", "2"}, "", home).err,
        "bastide match view: there is no game 2: 'bastide match games' lists those that you have played\n");
    EXPECT_EQ(
        run_command({"solo", "view", "1"}, "", home).err,
        "bastide solo view: there is no game 1: 'bastide solo games' lists those that you have played\n");
    EXPECT_EQ(run_command({"solo", "view", "1"}, "", home).status, 2);
}

TEST(TuiViewer, StepsThroughASoloGame) {
    const os::TestFolder data;
    solo::Record record({.settings = {.size = 5, .dealer = {}}, .seed = "watch"});
    while (!record.game().is_over()) ASSERT_TRUE(record.play(record.game().legal_moves().front()));
    write_text(data / "game.json", to_json(record));
    TerminalPlayer watcher("solo view", data.path());
    watcher.start(data / "game.json");
    watcher.await("Move 0 of " + std::to_string(record.played()));
    watcher.keys("n");
    const solo::Table first = seek(replay_table(record), 1);
    EXPECT_THAT(watcher.await("Move 1 of"), HasSubstr(tui::SoloUi::describe_last_turn(first)));
    watcher.keys("End");
    const std::string over = watcher.await("Game over");
    EXPECT_THAT(over, Not(HasSubstr("new game")));
    EXPECT_THAT(over, Not(HasSubstr("not kept")));
    watcher.keys("p");
    EXPECT_THAT(watcher.await("Squares left"), Not(HasSubstr("Best")));
}

TEST(TuiViewer, ShowsBotsPlaying) {
    const os::TestFolder data;
    TerminalPlayer watcher("match play", data.path());
    watcher.start("--players random,greedy --seed bots");
    watcher.await("Turn 1: random placed ");
    watcher.keys("Space");
    watcher.await("space play");
    watcher.keys("Home");
    const std::string before = watcher.await("Turn 0 of ");
    const int turns = std::stoi(before.substr(before.find("Turn 0 of ") + 10));
    // Beyond the last turn a bot makes another, one for each step.
    watcher.keys("End n");
    watcher.await("Turn " + std::to_string(turns + 1) + ": ");
    EXPECT_THAT(watcher.screen(), HasSubstr("space play"));
    watcher.keys("+ + + + + + Space");
    EXPECT_THAT(watcher.await("The game is over"), HasSubstr(" 1st "));
    watcher.await("space play");
    watcher.keys("Left");
    watcher.await("Turn 70 of 71: greedy placed ");
    watcher.keys("q");
    EXPECT_THAT(watcher.await("status 0"), HasSubstr("Bastide game, seed bots: random "));
    EXPECT_EQ(data.files(), 0) << "nothing is kept";
}

TEST(TuiViewer, ABotPlaysTheSoloGame) {
    const os::TestFolder data;
    TerminalPlayer watcher("solo play", data.path());
    watcher.start("--bot greedy --size 5 --seed bots");
    watcher.await("Move 1");
    watcher.keys("+ + + + + +");
    watcher.await("Game over");
    watcher.keys("q");
    EXPECT_THAT(watcher.await("status 0"), HasSubstr("seed bots: "));
    EXPECT_EQ(data.files(), 0) << "nothing is kept";
}

TEST(TuiViewer, ReportsGamesThatCannotBeShown) {
    const os::TestFolder data;
    write_text(data / "bad.json", "{}");
    const std::vector<std::string> home = {"XDG_DATA_HOME=" + data.path()};
    for (const char* const game : {"match", "solo"}) {
        const Ran bad = run_command({game, "view", data / "bad.json"}, "", home);
        EXPECT_EQ(bad.status, 2);
        EXPECT_THAT(bad.err, HasSubstr("bad.json:1:1: "));
        EXPECT_EQ(run_command({game, "view"}, "", home).status, 1);
    }
    write_text(data / "match.json", to_json(match_of(5)));
    const Ran piped = run_command({"match", "view", data / "match.json"}, "", home);
    EXPECT_EQ(piped.status, 1);
    EXPECT_THAT(piped.err, HasSubstr("needs a terminal"));
    const Ran nobody = run_command({"solo", "play", "--bot", "nobody"}, "", home);
    EXPECT_EQ(nobody.status, 1);
    EXPECT_THAT(nobody.err, HasSubstr("'nobody' is not a bot (the bots are random, greedy"));
}

}  // namespace
}  // namespace bastide::cli
