// The real command in a tmux terminal, with keys as input and the screen as output. Nothing waits for a fixed
// time. Every step waits for its expected result.
#include <cstdlib>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/solo/game.h"
#include "cli/testing/run_command.h"
#include "cli/testing/terminal_player.h"
#include "os/testing/test_folder.h"
#include "tui/solo/solo_store.h"

namespace bastide::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

// The game from a seed, played by keys in parallel with the screen.
struct Mirror {
    solo::Game game;
    solo::Cell cursor;

    Mirror(int size, const std::string& seed)
        : game({.size = size, .dealer = {}}, seed), cursor(game.board().square(size / 2, size / 2)) {}

    // The keys that place a tile, and places it.
    std::string keys(const solo::Move& move) {
        const solo::Board& board = game.board();
        const int down = board.row(move.square) - board.row(cursor);
        const int right = board.column(move.square) - board.column(cursor);
        std::string keys = std::to_string(move.hand + 1);
        for (int i = 0; i < std::abs(down); ++i) keys += down < 0 ? " Up" : " j";
        for (int i = 0; i < std::abs(right); ++i) keys += right < 0 ? " h" : " Right";
        cursor = move.square;
        game.apply(move);
        return keys + " Space";
    }
    // Returns the keys of the first legal move.
    std::string next_keys() {
        const solo::Move move = game.legal_moves().front();
        if (!move.is_discard()) return keys(move);
        game.apply(move);
        return "d";
    }
    std::string play_some(int moves) {
        std::string all;
        for (int i = 0; i < moves; ++i) all += keys(game.legal_moves().front()) + " ";
        return all;
    }
    std::string left() const { return "Squares left" + padded(game.board().squares_left(), 5); }
    std::string score() const { return "Score" + padded(game.board().score().total(), 11); }

    static std::string padded(int number, int width) {
        const std::string text = std::to_string(number);
        return std::string(static_cast<std::size_t>(width) - text.size(), ' ') + text;
    }
};

TEST(TuiSoloPlay, PlaysAWholeGameAndTheNext) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    player.start("--size 3 --seed whole");
    player.await("Seed      whole");
    Mirror mirror(3, "whole");
    while (!mirror.game.is_over()) player.keys(mirror.next_keys());
    const std::string over = player.await("Game over");
    EXPECT_THAT(over, HasSubstr(mirror.score()));
    EXPECT_THAT(over, HasSubstr("1st of 1"));
    player.keys("g");
    EXPECT_THAT(player.await("Squares left    8"), HasSubstr("in 1 game"));
    player.keys("q");
    EXPECT_THAT(player.await("status 0"), Not(HasSubstr("kept"))) << "nothing was played of the second";
}

TEST(TuiSoloPlay, LeavesTheResultOnTheTerminal) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    player.start("--size 3 --seed whole --ranked");
    player.await("Seed      whole");
    Mirror mirror(3, "whole");
    while (!mirror.game.is_over()) player.keys(mirror.next_keys());
    player.await("Game over");
    player.keys("q");
    EXPECT_THAT(
        player.await("status 0"),
        HasSubstr("ranked, seed whole: " + std::to_string(mirror.game.board().score().total()) + " points"));
}

TEST(TuiSoloPlay, UndoesAndRedoes) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    player.start("--size 5 --seed back");
    Mirror mirror(5, "back");
    const std::string before = mirror.score();
    player.await(mirror.left());
    player.keys(mirror.play_some(1));
    player.await(mirror.score());
    player.keys("u");
    EXPECT_THAT(player.await(" undone"), HasSubstr(before));
    // Undone moves can be redone even after a restart.
    player.keys("q");
    player.await("status 0");
    player.start("");
    player.await("Resumed after 0 moves");
    player.keys("r");
    EXPECT_THAT(player.await("Redone"), HasSubstr(mirror.score()));
}

TEST(TuiSoloPlay, RankedGamesHaveNoUndo) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    player.start("--size 5 --seed r --ranked");
    player.await("ranked");
    Mirror mirror(5, "r");
    player.keys(mirror.play_some(1) + "u");
    EXPECT_THAT(player.await("ranked: no move can be undone"), HasSubstr(mirror.score()));
    player.keys("i");
    EXPECT_THAT(player.await("ranked: there are no hints"), Not(HasSubstr("i hint")));
}

TEST(TuiSoloPlay, DiscardsTheHandIfAllowed) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    player.start("--size 7 --seed hand");
    Mirror mirror(7, "hand");
    player.await("in 5 turns");
    player.keys("d");
    player.await("only after 5 turns");
    player.keys(mirror.play_some(5));
    player.await("four new tiles now");
    player.keys("d");
    EXPECT_THAT(player.await("in 5 turns"), HasSubstr(mirror.left()));
}

TEST(TuiSoloPlay, TheGamesPlayedAreListedAndPrinted) {
    const os::TestFolder data;
    const std::vector<std::string> home = {"XDG_DATA_HOME=" + data.path()};
    EXPECT_EQ(run_command({"solo", "games"}, "", home).err,
              "No games yet: 'bastide solo play' starts one.\n");
    EXPECT_EQ(
        run_command({"solo", "games", "1"}, "", home).err,
        "bastide solo games: there is no game 1: 'bastide solo games' lists those that you have played\n");
    EXPECT_EQ(data.files(), 0) << "to look makes nothing";
    TerminalPlayer player("solo play", data.path());
    player.start("--size 5 --seed mine");
    Mirror mirror(5, "mine");
    player.await(mirror.left());
    player.keys(mirror.play_some(3) + "u");
    player.await(" undone");
    player.keys("q");
    player.await("status 0");
    EXPECT_THAT(run_command({"solo", "games"}, "", home).out,
                testing::MatchesRegex(
                    "game  date        board and dealer                     points  state          seed\n"
                    "   1  20..-..-..  5 x 5, plain roads, weighted dealer       .  after 2 moves  mine\n"));
    // Undone moves are not part of the file, which replays.
    const Ran file = run_command({"solo", "games", "1"}, "", home);
    EXPECT_THAT(run_command({"solo", "replay"}, file.out).out, HasSubstr("\n2 moves, 0 of them new hands."));
    const Ran none = run_command({"solo", "games", "7"}, "", home);
    EXPECT_EQ(none.status, 2);
    EXPECT_THAT(none.err, HasSubstr("there is no game 7"));
    for (const char* const number : {"one", "0", "-1", "99999999999999999999999"}) {
        const Ran bad = run_command({"solo", "games", number}, "", home);
        EXPECT_EQ(bad.status, 1) << number;
        EXPECT_EQ(run_command({"match", "games", number}, "", home).status, 1) << number;
    }
}

TEST(TuiSoloPlay, ReportsDamageAndListsTheOthers) {
    const os::TestFolder data;
    const std::vector<std::string> home = {"XDG_DATA_HOME=" + data.path()};
    const std::string file = data / "bastide/solo.db";
    {
        auto store = tui::SoloStore::open(file);
        ASSERT_TRUE(store);
        for (const std::string seed : {"good", "bad"}) {
            tui::GameKey key;
            const solo::Record record({.settings = {.size = 5, .dealer = {}}, .seed = seed});
            ASSERT_TRUE(store->save(key, table_of(record, false)));
        }
    }
    ASSERT_TRUE(
        tui::Database::open(file)->run("UPDATE saved_games SET played = -1 WHERE record ->> 'seed' = 'bad'"));
    const Ran list = run_command({"solo", "games"}, "", home);
    EXPECT_EQ(list.status, 2);
    EXPECT_THAT(list.out, testing::MatchesRegex(
                              "game  date [^\n]*\n   1  20..-..-..  5 x 5, [^\n]*  after 0 moves  good\n"));
    EXPECT_EQ(list.err, file + ": game 2: is damaged: it has 0 moves, and -1 are marked as played\n");
    const Ran one = run_command({"solo", "games", "2"}, "", home);
    EXPECT_EQ(one.status, 2);
    EXPECT_EQ(one.out, "");
    EXPECT_EQ(one.err, list.err);
    ASSERT_TRUE(tui::Database::open(file)->run("DROP TABLE saved_games"));
    const Ran none = run_command({"solo", "games"}, "", home);
    EXPECT_EQ(none.status, 2);
    EXPECT_EQ(none.out, "");
    EXPECT_EQ(none.err, file + ": this is the database of another program: expected saved games\n");
}

TEST(TuiSoloPlay, LosesNothingIfKilled) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    player.start("--size 7 --seed kill");
    Mirror mirror(7, "kill");
    player.await(mirror.left());
    player.keys(mirror.play_some(4));
    player.await(mirror.left());
    player.kill("KILL");
    player.await("status 137");
    player.start("");
    const std::string after = player.await("Resumed after 4 moves");
    EXPECT_THAT(after, HasSubstr(mirror.left()));
    EXPECT_THAT(after, HasSubstr(mirror.score()));
    EXPECT_THAT(after, HasSubstr("Seed      kill"));
    // Its board continues with the game.
    player.keys(mirror.play_some(2));
    player.await(mirror.score());
}

TEST(TuiSoloPlay, OtherOptionsStartAnotherGame) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    player.start("--size 7 --seed one");
    Mirror mirror(7, "one");
    player.await(mirror.left());
    player.keys(mirror.play_some(1));
    player.await(mirror.left());
    player.keys("q");
    EXPECT_THAT(player.await("status 0"), HasSubstr("'bastide solo play 1' continues it"));
    player.start("--size 5");
    player.await("You also have an unfinished game, number 1: 7 x 7");
    player.start("--size 7");
    player.await("Resumed after 1 move.");
    player.start("--new");
    player.await("11 x 11");
}

TEST(TuiSoloPlay, FollowsTheWindow) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    player.start("--size 5 --seed w");
    player.await("Seed      w");
    player.resize(60, 20);
    player.await("It is 60 x 20\nNeeded: 80 x 24");
    player.resize(120, 40);
    player.await("Seed      w");
}

TEST(TuiSoloPlay, RestoresTheTerminal) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    player.start("--seed c");
    player.await("Seed      c");
    player.keys("C-c");
    EXPECT_THAT(player.await("status 130"), Not(HasSubstr("Seed")));
    player.start("--seed t");
    player.await("Seed      t");
    player.kill("TERM");
    EXPECT_THAT(player.await("status 143"), Not(HasSubstr("Seed")));
    player.start("--seed q");
    player.await("Seed      q");
    player.kill("QUIT");
    EXPECT_THAT(player.await("status 131"), Not(HasSubstr("Seed")));
    // Typed text is visible again.
    player.keys("echoed");
    player.await("echoed");
}

// Only the first button means something here.
TEST(TuiSoloPlay, IgnoresOtherClicks) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    player.start("--seed clicks", "TERM=xterm-256color");
    player.await("Seed      clicks");
    player.keys("Escape '[<2;10;10M' Escape '[<2;10;10m'");
    player.kill("TERM");
    player.await("status 143");
}

// The shell has no job control here, so the program cannot be stopped.
TEST(TuiSoloPlay, RedrawsIfItCannotBeStopped) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    player.start("--seed stop");
    player.await("Seed      stop");
    player.keys("C-z");
    player.resize(100, 30);
    player.await("Seed      stop");
    player.keys("?");
    player.await("Any key goes back");
    player.keys("C-c");
    player.await("status 130");
}

TEST(TuiSoloPlay, ReportsACorruptFileAndContinues) {
    const os::TestFolder data;
    run_shell("mkdir -p " + (data / "bastide"));
    write_text(data / "bastide/solo.db", std::string(5000, 'x'));
    TerminalPlayer player("solo play", data.path());
    player.start("--size 5 --seed x");
    EXPECT_THAT(player.await("This game is not being saved"), HasSubstr("not a database"));
    Mirror mirror(5, "x");
    player.keys(mirror.play_some(2));
    EXPECT_THAT(player.await(mirror.score()), HasSubstr("not saved"));
    player.keys("q");
    EXPECT_THAT(player.await("status 0"), HasSubstr("This game was not saved"));
}

TEST(TuiSoloPlay, WorksWithoutColoursAndUnicode) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    const std::string colored = "38;5;";
    player.start("--size 5 --seed x");
    player.await("Seed      x");
    EXPECT_THAT(player.screen("-e"), HasSubstr(colored));
    player.start("--size 5 --seed x --ascii", "TERM=screen-256color NO_COLOR=1");
    const std::string shown = player.await("Seed      x");
    EXPECT_THAT(player.screen("-e"), Not(HasSubstr(colored)));
    for (const char each : shown) ASSERT_GE(each, 0) << shown;
}

TEST(TuiSoloPlay, AHintIsAMoveThatCanBeMade) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    player.start("--size 5 --seed hint");
    player.await("Seed      hint");
    player.keys("i");
    EXPECT_THAT(player.await("Hint: tile"), Not(HasSubstr("not here")));
    player.keys("v");
    EXPECT_THAT(player.await("show marks"), Not(HasSubstr("+")));
    player.keys("Enter");
    player.await("Squares left   23");
}

// Returns "Seed daily-2026-11-21" for the system's date.
std::string todays_seed() {
    const std::string day = run_shell("date -u +%F").out;
    return "daily-" + day.substr(0, day.find('\n'));
}

TEST(TuiSoloPlay, TodaysBoardCountsOnce) {
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    const std::string before = todays_seed();
    player.start("--daily");
    const std::string shown = player.await("only this try counts");
    const std::string seed = todays_seed();
    if (seed != before) GTEST_SKIP() << "it is midnight";
    EXPECT_THAT(shown,
                testing::AllOf(HasSubstr("Seed      " + seed), HasSubstr("11 x 11"), HasSubstr("ranked")));
    player.keys("q");
    player.await("status 0");
    // Played elsewhere, as it were.
    {
        auto store = tui::SoloStore::open(data / "bastide/solo.db");
        ASSERT_TRUE(store);
        solo::Record record({.settings = {}, .seed = seed});
        while (!record.game().is_over()) ASSERT_TRUE(record.play(record.game().legal_moves().front()));
        tui::GameKey key;
        ASSERT_TRUE(store->save(key, table_of(record, true)));
        EXPECT_EQ(ranked_result(*store, {{}, seed}), record.game().board().score().total());
        EXPECT_EQ(ranked_result(*store, {{}, "another"}), std::nullopt);
        EXPECT_EQ(ranked_result(*store, {{.size = 5, .dealer = {}}, seed}), std::nullopt);
    }
    player.start("--daily");
    EXPECT_THAT(player.await("You have played today's board: "), HasSubstr("unranked"));
}

TEST(TuiSoloPlay, ExplainsErrorsOnTheCommandLine) {
    EXPECT_EQ(run_command({"solo", "play", "--daily", "--seed", "a"}).status, 1);
    EXPECT_EQ(run_command({"solo", "play", "--daily", "--new"}).status, 1);
    EXPECT_EQ(run_command({"solo", "play", "--daily", "--size", "7"}).status, 1);
    EXPECT_THAT(run_command({"solo", "play", "--daily", "--size", "7"}).err,
                HasSubstr("the same board for everyone"));
    EXPECT_EQ(run_command({"solo", "play", "--size", "4"}).status, 1);
    EXPECT_THAT(run_command({"solo", "play", "--size", "4"}).err, HasSubstr("odd number from 3 to 99"));
    EXPECT_THAT(run_command({"solo", "play", "--size", "ten"}).err, HasSubstr("odd number from 3 to 99"));
    EXPECT_EQ(run_command({"solo", "play", "--dealer", "dave"}).status, 1);
    EXPECT_THAT(run_command({"solo", "play", "--dealer", "dave"}).err, HasSubstr("weighted, bag, streak"));
    EXPECT_EQ(run_command({"solo", "play", "--seed", ""}).status, 1);
    EXPECT_EQ(run_command({"solo", "play", "--roads", "round"}).status, 1);
    const Ran piped = run_command({"solo", "play"});
    EXPECT_EQ(piped.status, 1);
    EXPECT_THAT(piped.err, HasSubstr("needs a terminal"));
    const os::TestFolder data;
    TerminalPlayer player("solo play", data.path());
    player.start("", "TERM=nothing");
    EXPECT_THAT(player.await("status 1"), HasSubstr("'nothing' is unknown"));
    player.start("", "TERM=dumb");
    EXPECT_THAT(player.await("status 1"), HasSubstr("cannot move its cursor"));
}

}  // namespace
}  // namespace bastide::cli
