// The match as it is played: the real command in a terminal of tmux's.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/testing/sanitizers.h"
#include "bastide/match/table.h"
#include "cli/testing/run_command.h"
#include "cli/testing/terminal_player.h"
#include "os/testing/test_folder.h"
#include "tui/match/ui.h"

namespace bastide::cli {
namespace {

using match::TurnStep;
using play::IntentKind;
using testing::HasSubstr;
using testing::Not;

// The game of two people from a seed, played by intents in parallel with the screen.
class Mirror {
  public:
    explicit Mirror(const std::string& seed)
        : table_(table_of(match::Record({.settings = {}, .seed = seed}),
                          {{"Anna", nullptr}, {"Ben", nullptr}}, false)) {}

    const match::Table& table() const { return table_; }
    bool is_over() const { return table_.step == TurnStep::over; }

    void send(IntentKind kind, int x = 0, int y = 0) { table_ = act(table_, {.kind = kind, .x = x, .y = y}); }

    // Places the tile at the cursor, with the first possible meeple. Gives the keys for it.
    std::string turn() {
        send(IntentKind::confirm);
        if (table_.step != TurnStep::meeple) return "Space ";
        send(IntentKind::choose, 1);
        send(IntentKind::confirm);
        return "Space 1 Enter ";
    }
    std::string turns(int count) {
        std::string keys;
        for (int i = 0; i < count && !is_over(); ++i) keys += turn();
        return keys;
    }

    // Text that the screen shows when it has reached this state.
    std::string to_come() const { return std::to_string(table_.position().remaining()) + " tiles remaining"; }
    std::string place() const {
        return "x " + std::to_string(table_.cursor.x) + ", y " + std::to_string(table_.cursor.y) + '\n';
    }

  private:
    match::Table table_;
};

constexpr const char* two = "--players me,me --names Anna,Ben --seed ";

TEST(TuiMatchPlay, PlaysAWholeMatchAndReplaysIt) {
    const os::TestFolder data;
    TerminalPlayer player("match play", data.path());
    player.start(std::string(two) + "whole");
    Mirror mirror("whole");
    player.await(mirror.to_come());
    while (!mirror.is_over()) {
        player.keys(mirror.turns(8));
        if (!mirror.is_over()) player.await(mirror.to_come());
    }
    const std::string over = player.await("The game is over");
    EXPECT_THAT(over, HasSubstr("meeples  end"));
    EXPECT_THAT(over, HasSubstr(" 1st "));
    EXPECT_THAT(over, HasSubstr("bastide match view 1"));
    player.keys("q");
    const std::string result = tui::MatchUi::describe_result(mirror.table());
    EXPECT_THAT(player.await("status 0"), HasSubstr(result));
    const std::vector<std::string> home = {"XDG_DATA_HOME=" + data.path()};
    const Ran list = run_command({"match", "games"}, "", home);
    EXPECT_EQ(list.status, 0);
    const match::Scores scores = final_scores(mirror.table().position());
    EXPECT_THAT(list.out,
                testing::MatchesRegex(
                    "game  date        players    points .*\n   1  20..-..-..  Anna, Ben  " +
                    std::to_string(scores[0]) + ", " + std::to_string(scores[1]) + " *over   whole\n"));
    EXPECT_THAT(run_command({"match", "odds", "1", "--turn", "72"}, "", home).err,
                testing::StartsWith("bastide match odds: the game has only"));
    const Ran file = run_command({"match", "games", "1"}, "", home);
    EXPECT_EQ(run_command({"match", "replay"}, file.out).status, 0) << file.out;
    // Another one like it.
    player.start("--new --players me,me");
    player.await("70 tiles remaining");
}

TEST(TuiMatchPlay, PastedTextIsNotPlayed) {
    const os::TestFolder data;
    TerminalPlayer player("match play", data.path());
    player.start(std::string(two) + "paste");
    player.await("70 tiles remaining");
    player.paste("   quit, please q\n\n");
    player.keys("?");
    player.await("Any key goes back");
    player.keys("x");
    player.await("70 tiles remaining");
    player.keys("q");
    player.await("status 0");
}

TEST(TuiMatchPlay, RestoresTheTerminalHoweverItEnds) {
    const os::TestFolder data;
    for (const auto& [signal, status] : {std::pair("USR1", "status 138"),
                                         {"ALRM", "status 142"},
                                         {"SEGV", "status 139"},
                                         {"ABRT", "status 134"}}) {
        if (has_sanitizer && std::string_view(signal) == "SEGV") continue;
        TerminalPlayer player("match play", data.path());
        player.start("--new");
        player.await("70 tiles remaining");
        player.kill(signal);
        EXPECT_THAT(player.await(status), Not(HasSubstr("tiles remaining"))) << signal;
    }
}

TEST(TuiMatchPlay, ContinuesAGameByItsNumber) {
    const os::TestFolder data;
    TerminalPlayer player("match play", data.path());
    for (const std::string seed : {"first", "second"}) {
        player.start(std::string(two) + seed + " --new");
        Mirror mirror(seed);
        player.await(mirror.to_come());
        player.keys(mirror.turn());
        player.await("69 tiles remaining");
        player.keys("q");
        player.await("status 0");
    }
    player.start("1");
    player.await("seed first");
    player.keys("q");
    player.await("status 0");
    const std::vector<std::string> home = {"XDG_DATA_HOME=" + data.path()};
    const Ran both = run_command({"match", "play", "1", "--seed", "a"}, "", home);
    EXPECT_EQ(both.status, 1);
    EXPECT_THAT(both.err, HasSubstr("game 1 continues as it is: leave out the options"));
    player.start("7");
    EXPECT_THAT(player.await("status 2"), HasSubstr("there is no game 7"));
}

TEST(TuiMatchPlay, TodaysDealUsesTheDate) {
    const os::TestFolder data;
    TerminalPlayer player("match play", data.path());
    const std::string before = run_shell("date -u +%F").out;
    player.start("--daily");
    const std::string shown = player.await("space place");
    const std::string day = run_shell("date -u +%F").out;
    if (day != before) GTEST_SKIP() << "it is midnight";
    EXPECT_THAT(shown, HasSubstr("seed daily-" + day));
}

TEST(TuiMatchPlay, MovesAndTurnsTheTile) {
    const os::TestFolder data;
    TerminalPlayer player("match play", data.path());
    player.start(std::string(two) + "move");
    Mirror mirror("move");
    player.await(mirror.place());
    for (const char* const key : {"n", "n", "N", "Tab"}) {
        mirror.send(IntentKind::next, *key == 'N' ? -1 : 1);
        player.keys(key);
        player.await(mirror.place());
    }
    mirror.send(IntentKind::point, 1, 1);
    player.keys("Up Up Up k Left Left Left h Down j Right l");
    player.await(mirror.place());
    EXPECT_THAT(player.screen(), HasSubstr("does not fit: "));
    mirror.send(IntentKind::next, 1);
    player.keys("n");
    // Rotated, to match the screen.
    player.keys("r r e");
    mirror.send(IntentKind::turn, 1);
    mirror.send(IntentKind::turn, 1);
    mirror.send(IntentKind::turn, -1);
    player.keys(mirror.turn());
    player.await(mirror.to_come());
    player.keys(mirror.turns(4));
    player.await(mirror.to_come());
}

TEST(TuiMatchPlay, BotsMoveAndAHintCanBeFollowed) {
    const os::TestFolder data;
    TerminalPlayer player("match play", data.path());
    player.start("--players random,me,greedy --seed bots");
    player.await("69 tiles remaining");
    player.keys("i");
    player.await("Hint: here, with");
    player.keys("Space");
    player.await("66 tiles remaining");
    EXPECT_THAT(player.screen(), HasSubstr("greedy"));
}

TEST(TuiMatchPlay, UndoAsksForConfirmation) {
    const os::TestFolder data;
    TerminalPlayer player("match play", data.path());
    player.start(std::string(two) + "back");
    Mirror mirror("back");
    player.await(mirror.to_come());
    player.keys(mirror.turn());
    player.await("69 tiles remaining");
    player.keys("u");
    player.await("You have seen the next tile");
    player.keys("n");
    player.await("u undo");
    player.keys("u y");
    EXPECT_THAT(player.await(" undone"), HasSubstr("70 tiles remaining"));
    // Undone moves can be redone after a restart.
    player.keys("q");
    EXPECT_THAT(player.await("status 0"), HasSubstr("'bastide match play 1' continues it"));
    player.start("");
    player.await("Resumed after 0 turns");
    player.keys("U");
    EXPECT_THAT(player.await("Redone"), HasSubstr("69 tiles remaining"));
}

TEST(TuiMatchPlay, RankedMatchesHaveNoUndo) {
    const os::TestFolder data;
    TerminalPlayer player("match play", data.path());
    player.start(std::string(two) + "r --ranked");
    Mirror mirror("r");
    player.await("ranked");
    player.keys(mirror.turn() + "u");
    EXPECT_THAT(player.await("no turn can be undone"), HasSubstr("69 tiles remaining"));
    player.keys("i");
    player.await("there are no hints");
}

TEST(TuiMatchPlay, LosesNothingIfKilled) {
    const os::TestFolder data;
    TerminalPlayer player("match play", data.path());
    player.start(std::string(two) + "kill --farm 2");
    Mirror mirror("kill");
    player.await(mirror.to_come());
    player.keys(mirror.turns(5));
    player.await(mirror.to_come());
    player.kill("KILL");
    player.await("status 137");
    // Another kind of match does not take its place. Missing options have the documented defaults: two people
    // are not the default, nor is --farm 2.
    for (const char* const other : {"--farm 2", "--players me,me", "--seed kill"}) {
        player.start(other);
        player.await("You also have an unfinished game, number 1: me,me, seed kill");
        player.keys("q");
        player.await("status 0");
    }
    player.start("--players me,me --farm 2");
    const std::string after = player.await("Resumed after 5 turns");
    EXPECT_THAT(after, HasSubstr(mirror.to_come()));
    EXPECT_THAT(after, HasSubstr("Anna"));
    player.keys("v");
    EXPECT_THAT(player.await("show marks"), Not(HasSubstr("now  end")));
    player.kill("TERM");
    player.await("status 143");
}

TEST(TuiMatchPlay, OpensAndClosesPages) {
    const os::TestFolder data;
    TerminalPlayer player("match play", data.path());
    player.start(std::string(two) + "pages");
    player.await("space place");
    player.keys("?");
    player.await("Any key goes back");
    player.keys("q o");
    player.await("Nothing scored yet.");
    player.keys("q");
    player.await("space place");
    player.keys("?");
    player.await("Any key goes back");
    player.resize(40, 10);
    player.await("too small");
    player.resize(100, 30);
    player.await("Any key goes back");
    player.keys("q o");
    player.await("Nothing scored yet.");
    player.keys("x t");
    player.await("70 tiles remaining");
    player.keys("x z");
    player.await("z zoom in");
    player.keys("C-c");
    EXPECT_THAT(player.await("status 130"), Not(HasSubstr("z zoom in")));
}

TEST(TuiMatchPlay, FollowsTheWindow) {
    const os::TestFolder data;
    TerminalPlayer player("match play", data.path());
    player.start(std::string(two) + "w");
    player.await("space place");
    player.resize(60, 20);
    player.await("It is 60 x 20\nNeeded: 80 x 24");
    player.resize(7, 2);
    player.keys("Space");
    player.resize(150, 50);
    player.await("space place");
}

TEST(TuiMatchPlay, WorksWithoutColoursAndUnicode) {
    const os::TestFolder data;
    TerminalPlayer player("match play", data.path());
    const std::string colored = "38;5;";
    player.start(std::string(two) + "x");
    player.await("space place");
    EXPECT_THAT(player.screen("-e"), HasSubstr(colored));
    player.start(std::string(two) + "x --ascii", "TERM=screen-256color NO_COLOR=1");
    const std::string shown = player.await("space place");
    EXPECT_THAT(player.screen("-e"), Not(HasSubstr(colored)));
    for (const char each : shown) ASSERT_GE(each, 0) << shown;
}

TEST(TuiMatchPlay, ReportsACorruptFileAndContinues) {
    const os::TestFolder data;
    run_shell("mkdir -p " + (data / "bastide"));
    write_text(data / "bastide/matches.db", std::string(5000, 'x'));
    TerminalPlayer player("match play", data.path());
    player.start(std::string(two) + "x");
    Mirror mirror("x");
    EXPECT_THAT(player.await("This game is not being saved"), HasSubstr("not a database"));
    player.keys(mirror.turns(2));
    EXPECT_THAT(player.await(mirror.to_come()), HasSubstr("not saved"));
    player.keys("q");
    EXPECT_THAT(player.await("status 0"), HasSubstr("This game was not saved"));
}

// Expects one line with the correct usage.
void expect_refused(const std::vector<std::string>& options, int status, const std::string& what) {
    std::vector<std::string> words = {"match", "play"};
    words.insert(words.end(), options.begin(), options.end());
    const Ran ran = run_command(words);
    EXPECT_EQ(ran.status, status) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(what));
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    EXPECT_EQ(ran.out, "");
}

TEST(TuiMatchPlay, ExplainsErrorsOnTheCommandLine) {
    expect_refused({"--players", "me,me,me,me,me,me,me"}, 1, "a game has 1 to 6");
    expect_refused({"--players", "me,dave"}, 1, "'dave' is not a player ('me' and the bots random, easy");
    expect_refused({"--players", "greedy,greedy"}, 1, "needs a terminal");
    expect_refused({"--players", ""}, 1, "is not a player");
    expect_refused({"--names", "Anna,Ben"}, 1, "--names has 2 names, but 1 person plays");
    expect_refused({"--names", "An\tna"}, 1, "is not a name");
    expect_refused({"--names", ""}, 1, "is not a name");
    expect_refused({"--names", "  "}, 1, "'' is not a name");
    expect_refused({"--names", "medium"}, 1, "'medium' is the name of a bot in this game");
    expect_refused({"--players", "me,easy,easy", "--names", "easy 3"}, 1, "the name of a bot");
    expect_refused({"--players", "me,me", "--names", "Anna,Anna"}, 1, "'Anna' is given twice");
    expect_refused({"--seed", ""}, 1, "seed");
    expect_refused({"--farm", "4"}, 1, "3, 2 or 1");
    expect_refused({"--daily", "--seed", "a"}, 1, "--daily");
    expect_refused({"--meeples", "0"}, 1, "1 to 72");
    expect_refused({"--what"}, 1, "--what");
    expect_refused({}, 1, "needs a terminal");
}

TEST(TuiMatchPlay, SavedGamesHaveNumbers) {
    const os::TestFolder data;
    const std::vector<std::string> home = {"XDG_DATA_HOME=" + data.path()};
    EXPECT_EQ(run_command({"match", "games"}, "", home).err,
              "No games yet: 'bastide match play' starts one.\n");
    const Ran none = run_command({"match", "games", "1"}, "", home);
    EXPECT_EQ(none.status, 2);
    EXPECT_EQ(
        none.err,
        "bastide match games: there is no game 1: 'bastide match games' lists those that you have played\n");
    EXPECT_EQ(run_command({"match", "games", "one"}, "", home).status, 1);
    EXPECT_EQ(run_command({"match", "games", "0"}, "", home).status, 1);
    EXPECT_EQ(data.files(), 0) << "to look makes nothing";
}

}  // namespace
}  // namespace bastide::cli
