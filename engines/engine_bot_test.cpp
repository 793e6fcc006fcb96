// Programs that play, and programs that misbehave: none of these hangs a game, each loses it, and the message
// is correct.
#include "engines/engine_bot.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/match/bots/parallel/match_up.h"
#include "cli/testing/run_command.h"
#include "engines/session.h"
#include "os/testing/test_folder.h"

namespace bastide::engines {
namespace {

using cli::source_path;
using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr Milliseconds ample{120'000};
constexpr Milliseconds short_time{200};

const Limits patient = {.start = ample, .move = ample};
const Limits hasty = {.start = ample, .move = short_time};

std::string hostile(const std::string& kind) {
    return source_path("engines/testing/hostile.sh") + " " + kind;
}

// A match of a program against one of our own, and the place of the program in it.
match::PlayedMatch played(const std::string& command, const Limits& limits) {
    const match::BotKind kind = engine_kind(command, limits);
    const auto program = kind.make({}, {});
    const auto random = match::find_bot("random")->make({}, {});
    const std::array<match::Bot*, 2> seats = {program.get(), random.get()};
    return match::play_match({}, "hostile", seats);
}

// Returns the message about a program that forfeits.
std::string fate(const std::string& kind, const Limits& limits) {
    const match::PlayedMatch match = played(hostile(kind), limits);
    if (!match.forfeit) return "it has played";
    EXPECT_EQ(match.forfeit->seat, 0);
    EXPECT_EQ(match::places(match.scores, match.forfeit, 2)[0], 2)
        << "who forfeits is last, whatever the points";
    EXPECT_EQ(match::places(match.scores, match.forfeit, 2)[1], 1);
    return match.forfeit->why;
}

TEST(EnginesBot, PlaysAMatch) {
    EXPECT_EQ(fate("good", patient), "it has played");
}

TEST(EnginesBot, ForfeitsWhenItIsLate) {
    EXPECT_THAT(fate("late", hasty), StartsWith("no move within 200 ms, its last line was 'readyok'"));
    EXPECT_THAT(fate("silent", hasty), StartsWith("no move within 200 ms"));
    EXPECT_THAT(fate("stubborn", hasty), StartsWith("no move within 200 ms"));
}

TEST(EnginesBot, ForfeitsWhenItsClockRunsOut) {
    EXPECT_THAT(fate("silent", {.start = ample, .move = ample, .match = short_time}),
                StartsWith("its clock of 200 ms has run out"));
}

// The time for lines to arrive is allowed once, not for each move.
TEST(EnginesBot, ForfeitsWhenItsMovesTogetherTakeLonger) {
    EXPECT_THAT(fate("slow", {.start = ample, .move = ample, .match = Milliseconds(1)}),
                StartsWith("its clock of 1 ms has run out"));
}

TEST(EnginesBot, ForfeitsOnAnIllegalMove) {
    EXPECT_THAT(fate("illegal", patient), StartsWith("line 4: 'LR 40 40 0 -' is not legal: "));
}

TEST(EnginesBot, ForfeitsOnALineOutsideTheProtocol) {
    EXPECT_THAT(fate("nonsense", patient), StartsWith("line 4: 'bestmove' is not a line of a program"));
    EXPECT_THAT(fate("wordy", patient), StartsWith("line 1: 'hello' is not a line of a program"));
    EXPECT_THAT(fate("refuses", patient), StartsWith("line 4: it gave up: I do not like this tile"));
}

TEST(EnginesBot, QuotesAreSafeToPrint) {
    EXPECT_THAT(fate("bytes", patient),
                EndsWith(", its last line was 'move \\xff', standard error: 'bad \\xff\\x00'"));
}

TEST(EnginesBot, ForfeitsWhenItFloodsOutput) {
    EXPECT_THAT(fate("floods", patient), StartsWith("too much output: 1048576 bytes for one move"));
    EXPECT_THAT(fate("endless", patient), StartsWith("a line without an end: more than 65536 bytes"));
}

TEST(EnginesBot, ForfeitsWhenItExits) {
    EXPECT_THAT(fate("ends", patient), StartsWith("it ended with exit status 4"));
    EXPECT_THAT(fate("leaves", hasty), StartsWith("it ended with exit status 4"));
    EXPECT_THAT(fate("dies", patient),
                AllOf(StartsWith("it was ended by signal 11, its last line was 'move "),
                      HasSubstr("standard error: 'out of ideas'")));
    EXPECT_THAT(fate("closes", patient), StartsWith("it closed its output"));
}

TEST(EnginesBot, ForfeitsWhenItIsNotReady) {
    EXPECT_EQ(fate("crash", patient), "it ended with exit status 3, standard error: 'no such opening'");
    EXPECT_EQ(
        fate("future", patient),
        "it speaks version 2 of the protocol: expected at most 1, its last line was 'protocol 2 future'");
    const Limits at_once = {.start = short_time, .move = ample};
    EXPECT_EQ(fate("mute", at_once),
              "it was not ready within 200 ms, it has written nothing: does it flush each line?");
    EXPECT_THAT(fate("chatter", at_once),
                AllOf(StartsWith("it was not ready within 200 ms"), HasSubstr("'more and more'")));
}

TEST(EnginesBot, ReportsWhyItCannotStart) {
    EXPECT_EQ(to_string(check_starts("./there is none", patient).error()),
              "./there is none: cannot be started: No such file or directory");
    EXPECT_EQ(to_string(check_starts(source_path("README.md"), patient).error()),
              source_path("README.md") + ": cannot be started: Permission denied");
    const os::TestFolder folder;
    cli::write_text(folder / "my bot.sh", "echo 1");
    EXPECT_THAT(to_string(check_starts(folder / "my bot.sh", patient).error()),
                EndsWith("; quote a path that contains spaces: '" + (folder / "my bot.sh") + "'"));
    std::filesystem::permissions(folder / "my bot.sh", std::filesystem::perms::all);
    EXPECT_THAT(to_string(check_starts(quoted_word(folder / "my bot.sh"), patient).error()),
                EndsWith("Exec format error: does a script begin with a line such as #!/bin/sh?"));
    EXPECT_THAT(to_string(check_starts(" ", patient).error()), HasSubstr("expected the path of a program"));
    EXPECT_TRUE(check_starts(hostile("good"), patient));
    EXPECT_TRUE(check_starts(hostile("stubborn"), patient)) << "it is killed in the end";
}

TEST(EnginesBot, LeavesNoChildrenBehind) {
    const os::TestFolder folder;
    EXPECT_THAT(fate("forks " + (folder / "child"), {.start = ample, .move = Milliseconds(1000)}),
                StartsWith("no move within 1000 ms"));
    std::ifstream file(folder / "child");
    pid_t child = 0;
    ASSERT_TRUE(file >> child);
    // It was killed, and its new parent collects it.
    while (std::filesystem::exists("/proc/" + std::to_string(child))) {
        std::ifstream stat("/proc/" + std::to_string(child) + "/stat");
        std::string number;
        std::string name;
        std::string state;
        stat >> number >> name >> state;
        if (state == "Z") break;
        std::this_thread::sleep_for(Milliseconds(10));
    }
}

TEST(EnginesBot, IsLimitedInMemoryAndTime) {
    constexpr std::int64_t little = 256;
    EXPECT_EQ(fate("eats", patient), "it has played");
    EXPECT_THAT(fate("eats", {.start = ample, .move = ample, .memory = little}),
                StartsWith("it ended with exit status 5"));
    EXPECT_THAT(fate("burns", {.start = ample, .move = ample, .processor = 1}),
                StartsWith("it has used its 1 s of processor time"));
    EXPECT_THAT(fate("spreads", {.start = ample, .move = ample, .processor = 1}),
                StartsWith("it has used its 1 s of processor time"))
        << "its child has";
}

// It would know the tiles of the second game.
TEST(EnginesBot, PlaysADealAgainInAnotherProcess) {
    const os::TestFolder folder;
    const std::string command = hostile("notes") + " " + (folder / "processes");
    const match::BotKind kind = engine_kind(command, patient);
    match::MatchUp match_up;
    match_up.bots = {&kind, match::find_bot("random")};
    match_up.deals = 3;
    match_up.rotates = true;
    EXPECT_EQ(match::play_match_up(match_up, [](std::int64_t) { return true; }).forfeits[0], 0);
    std::ifstream file(folder / "processes");
    const std::vector<int> processes{std::istream_iterator<int>(file), {}};
    ASSERT_EQ(processes.size(), 6U);
    for (std::size_t deal = 0; deal < 3; ++deal) EXPECT_NE(processes[2 * deal], processes[2 * deal + 1]);
}

TEST(EnginesBot, CannotReadTheSeed) {
    const os::TestFolder folder;
    const std::string command = hostile("looks") + " " + (folder / "seen");
    const cli::Ran ran =
        cli::run_command({"match", "run", "--bots", command + ",random", "--games", "1", "--seed", "secret"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::string seen = cli::file_text(folder / "seen");
    EXPECT_THAT(seen, Not(HasSubstr("secret")));
    EXPECT_THAT(seen, HasSubstr("bastide")) << "the name of the host can be read";
}

TEST(EnginesBot, PlaysSecretDealsByDefault) {
    const auto seed_of = [](const std::string& bot) {
        return nlohmann::json::parse(
            cli::run_command({"match", "run", "--bots", bot + ",random", "--games", "1", "--json"})
                .out)["seed"];
    };
    EXPECT_EQ(seed_of("greedy"), "1");
    EXPECT_NE(seed_of(hostile("good")), seed_of(hostile("good")));
}

TEST(EnginesBot, IsRestartedForTheNextMatch) {
    const match::BotKind kind = engine_kind(hostile("dies"), patient);
    match::MatchUp match_up;
    match_up.bots = {&kind, match::find_bot("random")};
    match_up.deals = 3;
    match_up.rotates = true;
    const auto result = match::play_match_up(match_up, [](std::int64_t) { return true; });
    EXPECT_EQ(result.games, 6);
    EXPECT_EQ(result.forfeits[0], 6);
    EXPECT_EQ(result.rate(0).mean, 0);
    EXPECT_EQ(result.rate(1).mean, 1);
    EXPECT_EQ(result.by_bot[1].count(), 0) << "its points do not count";
    EXPECT_EQ(result.differences[1].count(), 0);
}

TEST(EnginesBot, LogsStandardError) {
    const os::TestFolder folder;
    {
        Limits limits = {.start = short_time, .move = ample};
        limits.logs = std::make_shared<ErrorLogs>(folder.path());
        fate("chatter", limits);
        limits.start = ample;
        fate("crash", limits);
        fate("good", limits);
    }
    ASSERT_EQ(folder.files(), 3);
    for (const auto& each : std::filesystem::directory_iterator(folder.path())) {
        const std::string text = cli::file_text(each.path());
        EXPECT_LE(text.size(), static_cast<std::size_t>(ErrorLog::max_bytes));
        EXPECT_THAT(text, ::testing::AnyOf(StartsWith("more and more\n"), "no such opening\n",
                                           StartsWith("info the first of those there are\n")));
    }
}

// They are waited for together, not one after the other.
TEST(EnginesBot, QuitsAtOnceWithAllOthers) {
    constexpr int many = 20;
    std::vector<Session> sessions;
    for (int i = 0; i < many; ++i) {
        auto session = Session::start(words_of(hostile("stubborn")), patient);
        ASSERT_TRUE(session) << to_string(session.error());
        sessions.push_back(*std::move(session));
    }
    const auto start = Clock::now();
    Session::quit(sessions);
    EXPECT_LT(Clock::now() - start, std::chrono::seconds(many / 2)) << "each would take a second";
}

// Even if the host cannot send anything.
TEST(EnginesBot, EndsWithTheHost) {
    const cli::Ran ran = cli::run_shell(
        "\"$BASTIDE\" match run --bots '" + hostile("late") +
        "',random --threads 1 --move-time 600000 >/dev/null 2>&1 & "
        "until bot=$(cat /proc/$!/task/*/children | tr -d ' ') && grep -qs sleep /proc/${bot:-none}/comm; do "
        "sleep 0.05; "
        "done; kill -KILL $!; "
        "while kill -0 $bot 2>/dev/null && ! grep -q '^State:.Z' /proc/$bot/status; do sleep 0.05; done; "
        "echo gone");
    EXPECT_EQ(ran.out, "gone\n") << ran.err;
}

TEST(EnginesBot, ReportsItsThoughts) {
    const match::BotKind kind = engine_kind(hostile("good"), patient);
    std::string thought;
    match::Budget budget;
    budget.report = [&thought](const std::string& text) { thought = text; };
    const match::Game game({}, std::string_view("thoughts"));
    play::Random chance(1);
    ASSERT_TRUE(kind.make({}, budget)->choose_after(game.position(), {}, chance));
    EXPECT_EQ(thought, "the first of those there are");
}

TEST(EnginesBot, IsFoundFromAnyFolder) {
    const std::string here = std::filesystem::current_path().string();
    EXPECT_EQ(absolute_command("./none/../mybot.py"), here + "/mybot.py");
    EXPECT_EQ(absolute_command("python3 none.py -v easy"), "python3 none.py -v easy");
    EXPECT_EQ(absolute_command("python3 /a/b.py"), "python3 /a/b.py");
    EXPECT_EQ(short_names({"greedy", "/a/x.py", "python3 /b/y.py -v", "/c/z.py", "/d/z.py"}),
              (std::vector<std::string>{"greedy", "x.py", "python3 y.py -v", "/c/z.py", "/d/z.py"}));
}

// A bot of our own behind the protocol: the same matches, however many threads there are.
TEST(EnginesBot, PlaysTheSameOnAnyNumberOfThreads) {
    const match::BotKind kind = engine_kind(BASTIDE_COMMAND " match engine --bot easy", patient);
    match::MatchUp match_up;
    match_up.bots = {&kind, match::find_bot("greedy")};
    match_up.deals = 4;
    match_up.rotates = true;
    const auto matches_of = [&](int threads) {
        std::mutex mutex;
        std::map<std::pair<std::int64_t, int>, std::vector<match::Move>> matches;
        match_up.threads = threads;
        match::play_match_up(
            match_up, [](std::int64_t) { return true; },
            [&](const match::PlayedMatch& played) {
                EXPECT_FALSE(played.forfeit) << played.forfeit->why;
                const std::scoped_lock lock(mutex);
                matches[{played.deal, played.round}] = played.moves;
            });
        return matches;
    };
    const auto alone = matches_of(1);
    EXPECT_EQ(alone.size(), 8U);
    EXPECT_EQ(matches_of(3), alone);
}

// A table creates its bot for each turn, and the program continues.
TEST(EnginesBot, ContinuesAGameTurnByTurn) {
    const os::TestFolder folder;
    const match::BotKind kind = engine_kind(hostile("good"), patient);
    match::Record record({.settings = {}, .seed = "turns"});
    const match::Game& game = record.game();
    while (!game.is_over()) {
        const auto moves = record.moves();
        play::Random chance(record.played());
        const auto move =
            kind.make({}, {})->choose_after(game.position(), {moves, game.unplaceable_tiles()}, chance);
        ASSERT_TRUE(move) << to_string(move.error());
        ASSERT_TRUE(record.play(*move));
    }
}

TEST(EnginesBot, IsNotAwaitedAfterCancellation) {
    const match::BotKind kind = engine_kind(hostile("silent"), patient);
    int looks = 0;
    match::Budget budget;
    budget.watch = [&looks] { return ++looks < 3; };
    const match::Game game({}, std::string_view("unwanted"));
    play::Random chance(1);
    EXPECT_FALSE(kind.make({}, budget)->choose_after(game.position(), {}, chance));
}

}  // namespace
}  // namespace bastide::engines
