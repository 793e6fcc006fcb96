// `bastide match ladder` as its users see it.
#include <csignal>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/testing/run_command.h"
#include "os/testing/test_folder.h"
#include "store/database.h"
#include "store/testing/postgres_server.h"

namespace bastide::ladder {
namespace {

using cli::Ran;
using cli::run_command;
using os::TestFolder;
using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(LadderCommand, PlaysResumesAndAddsBots) {
    const TestFolder folder;
    const std::string file = folder / "first.db";
    EXPECT_THAT(
        run_command({"match", "ladder", file, "--bots", "random,easy", "--deals", "1", "--seed", "s"}).out,
        StartsWith("2 bots, 1 of 1 pair of games played\n\nbot "));
    const Ran first = run_command({"match", "ladder", file, "--bots", "random, easy ", "--deals", "3"});
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_THAT(first.out, StartsWith("2 bots, 3 of 3 pairs of games played\n\nbot "));
    EXPECT_THAT(first.out, ContainsRegex("\neasy +\\+"));
    const Ran again = run_command({"match", "ladder", file});
    EXPECT_EQ(again.out, first.out) << "nothing is left to play";
    const Ran more = run_command({"match", "ladder", file, "--deals", "5"});
    EXPECT_THAT(more.out, StartsWith("2 bots, 5 of 5 pairs of games played\n"));
    const Ran against = run_command(
        {"match", "ladder", file, "--bots", "greedy", "--against", "easy", "--deals", "2", "--json"});
    const auto json = nlohmann::json::parse(against.out);
    EXPECT_EQ(json["bots"].size(), 3U);
    EXPECT_EQ(json["meetings"].size(), 2U);
    const Ran all = run_command({"match", "ladder", file, "--bots", "greedy", "--deals", "2", "--record",
                                 folder / "records", "-o", folder / "ladder.svg"});
    EXPECT_THAT(all.out, StartsWith("3 bots, 9 of 9 pairs of games played\n"));
    EXPECT_THAT(cli::file_text(folder / "ladder.svg"), StartsWith("<svg"));
    const std::string record = folder / "records/random-easy-0-1.json";
    EXPECT_EQ(run_command({"match", "replay", record}).status, 0);
    const auto files = std::distance(std::filesystem::directory_iterator(folder / "records"), {});
    EXPECT_EQ(files, 18);
}

TEST(LadderCommand, ExplainsErrors) {
    const TestFolder folder;
    const std::string file = folder / "ladder.db";
    const auto error = [&](std::vector<std::string> words) {
        words.insert(words.begin(), {"match", "ladder"});
        const Ran ran = run_command(words);
        EXPECT_NE(ran.status, 0);
        EXPECT_EQ(ran.out, "");
        return ran.err;
    };
    EXPECT_THAT(error({}), HasSubstr("no ladder is named: expected a file, or --database URL"));
    EXPECT_THAT(error({file}),
                HasSubstr("ladder.db: there is no such ladder: give at least two bots with --bots"));
    EXPECT_THAT(error({file, "--standings"}), EndsWith("there is no such ladder\n"));
    EXPECT_THAT(error({file, "--bots", "gredy,easy"}), HasSubstr("did you mean 'greedy'?"));
    EXPECT_THAT(error({file, "--bots", "easy"}), HasSubstr("--bots needs at least two bots"));
    EXPECT_THAT(error({file, "--bots", "easy,./none"}), HasSubstr("/none: cannot be started: No such file"));
    EXPECT_THAT(error({file, "--bots", "easy,./\xff.py"}),
                HasSubstr("\\xff.py' is not printable: expected a program with a UTF-8 path"));
    EXPECT_THAT(error({file, "--bots", "easy,random", "--sprt", "20,0"}),
                HasSubstr("the smaller first, as in 0,20"));
    EXPECT_EQ(folder.files(), 0) << "nothing is left of what could not be started";
    EXPECT_THAT(error({"--database", "mysql://x", "--bots", "easy,random"}),
                HasSubstr("this is not the URL of a database"));
    EXPECT_EQ(run_command({"match", "ladder", file, "--bots", "easy,random", "--deals", "1"}).status, 0);
    EXPECT_THAT(error({file, "--seed", "other"}),
                HasSubstr("this ladder has another seed: leave out --seed, or start a new ladder"));
    EXPECT_THAT(error({file, "--small-city", "2"}), HasSubstr("this ladder has other rules: leave them out"));
    cli::write_text(folder / "no.db",
                    "this is no database, and as long as the header of one would be, or longer");
    EXPECT_THAT(error({folder / "no.db", "--bots", "easy,random"}), HasSubstr("no.db"));
    EXPECT_FALSE(std::filesystem::exists(folder / "no.db.lock"));
}

// Its programs are found from any folder, and are not wanted once all is played.
TEST(LadderCommand, ResumesFromAnyFolder) {
    const TestFolder folder;
    const Ran ran = cli::run_shell(
        "cd \"$SCRATCH\"; mkdir bots; export BASTIDE; "
        "printf '#!/bin/sh\\nexec \"$BASTIDE\" match engine --bot random\\n' >bots/my.sh; chmod +x "
        "bots/my.sh; "
        "cd bots; \"$BASTIDE\" match ladder a.db --bots easy,./my.sh --deals 1 --seed s >/dev/null 2>&1; cd "
        "..; "
        "\"$BASTIDE\" match ladder bots/a.db --deals 2 2>&1; echo $?; "
        "\"$BASTIDE\" match ladder bots/a.db --run-programs 2>&1; rm bots/my.sh; "
        "\"$BASTIDE\" match ladder bots/a.db --record records 2>&1; ls records; ls bots");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out,
                ContainsRegex("^bastide match ladder: bots/a.db runs these programs on this machine: "
                              "/.*/bots/my.sh. If you trust them, add --run-programs, or name them "
                              "with --bots\n1\n2 bots, 2 of 2 pairs of games played\n"));
    EXPECT_THAT(ran.out, HasSubstr("easy-my.sh-0-0.json\neasy-my.sh-0-1.json\neasy-my.sh-1-0.json\n"));
    EXPECT_THAT(ran.out, ::testing::EndsWith("\na.db\n"));
    EXPECT_THAT(ran.out, Not(HasSubstr("cannot be started")));
}

// Programs must not read the seed.
TEST(LadderCommand, ItsFileIsPrivate) {
    const TestFolder folder;
    const std::string file = folder / "ladder.db";
    ASSERT_EQ(run_command({"match", "ladder", file, "--bots", "random,easy", "--deals", "1"}).status, 0);
    using std::filesystem::perms;
    EXPECT_EQ(std::filesystem::status(file).permissions(), perms::owner_read | perms::owner_write);
}

TEST(LadderCommand, RejectsWrongArguments) {
    const TestFolder folder;
    const std::string file = folder / "ladder.db";
    for (const auto& [option, value] :
         std::vector<std::pair<std::string, std::string>>{{"--sprt", "0,0"},
                                                          {"--sprt", "nan,nan"},
                                                          {"--sprt", "nan,5"},
                                                          {"--sprt", "0,nan"},
                                                          {"--sprt", "0,inf"},
                                                          {"--seed", ""},
                                                          {"--against", "gredy"},
                                                          {"--deals", "1000001"}}) {
        const Ran ran = run_command({"match", "ladder", file, "--bots", "easy,random", option, value});
        EXPECT_EQ(ran.status, 1) << option << " " << value;
        EXPECT_THAT(ran.err, HasSubstr(option + ": ")) << value;
    }
    EXPECT_EQ(run_command({"match", "ladder", file, "--bots", "gredy,easy"}).status, 1);
}

TEST(LadderCommand, ARejectedCommandLeavesNothing) {
    const TestFolder folder;
    const std::string file = folder / "ladder.db";
    EXPECT_EQ(run_command({"match", "ladder", file, "--bots", "./none,easy", "--seed", "a"}).status, 2);
    EXPECT_EQ(folder.files(), 0);
    EXPECT_EQ(run_command({"match", "ladder", file}).status, 2);
    EXPECT_EQ(run_command({"match", "ladder", file, "--standings"}).status, 2);
    EXPECT_EQ(folder.files(), 0);
    const Ran right =
        run_command({"match", "ladder", file, "--bots", "random,easy", "--seed", "b", "--deals", "1"});
    EXPECT_EQ(right.status, 0) << right.err;
    EXPECT_EQ(folder.files(), 1) << "nothing lies beside it";
}

TEST(LadderCommand, LeavesAnEmptyFileAlone) {
    const TestFolder folder;
    const std::string file = folder / "empty.db";
    cli::write_text(file, "");
    for (const std::vector<std::string>& options : {std::vector<std::string>{"--standings"}, {}}) {
        std::vector<std::string> words = {"match", "ladder", file};
        words.insert(words.end(), options.begin(), options.end());
        const Ran ran = run_command(words);
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.err, HasSubstr("empty.db: there is no ladder here yet"));
        EXPECT_EQ(cli::file_text(file), "");
        EXPECT_EQ(folder.files(), 1);
    }
}

// However it is called.
TEST(LadderCommand, IsPlayedByOneProgramAtATime) {
    const Ran ran = cli::run_shell(
        "cd \"$SCRATCH\"; \"$BASTIDE\" match ladder a.db --bots random,easy --deals 1 >/dev/null; "
        "ln -s a.db soft.db; ln a.db hard.db; "
        "for name in a soft hard; do flock a.db \"$BASTIDE\" match ladder $name.db 2>&1; echo $?; done; "
        "flock a.db \"$BASTIDE\" match ladder soft.db --standings >/dev/null; echo $?");
    EXPECT_EQ(ran.out,
              "a.db: another program is playing this ladder: stop it first\n2\n"
              "soft.db: another program is playing this ladder: stop it first\n2\n"
              "hard.db: another program is playing this ladder: stop it first\n2\n0\n");
}

TEST(LadderCommand, CanBeReadInAReadOnlyFolder) {
    const Ran ran = cli::run_shell(
        "cd \"$SCRATCH\"; mkdir kept; \"$BASTIDE\" match ladder kept/a.db --bots random,easy --deals 1 "
        ">/dev/null; chmod a-w kept kept/a.db; \"$BASTIDE\" match ladder kept/a.db --standings; ls kept; "
        "chmod u+w kept");
    EXPECT_THAT(ran.out,
                AllOf(StartsWith("2 bots, 1 of 1 pair of games played"), ::testing::EndsWith("\na.db\n")));
}

// No bot is to blame.
TEST(LadderCommand, StopsWhenTheHostRunsOutOfFiles) {
    const std::string bot = cli::source_path("engines/testing/hostile.sh") + " good";
    const Ran ran =
        cli::run_shell("cd \"$SCRATCH\"; bot='" + bot +
                       "'; (ulimit -n 26; \"$BASTIDE\" match ladder a.db --bots "
                       "\"random,$bot\" --deals 40 --threads 12 --move-time 120000 >/dev/null; echo $?); "
                       "\"$BASTIDE\" match ladder a.db --standings --json");
    EXPECT_THAT(ran.err,
                HasSubstr("cannot be started: Too many open files: raise the limits of this command"));
    ASSERT_THAT(ran.out, StartsWith("2\n"));
    const auto json = nlohmann::json::parse(ran.out.substr(2));
    for (const auto& each : json["bots"]) EXPECT_EQ(each["forfeits"], 0);
}

// As if a user stops it. Its standings can be read meanwhile.
TEST(LadderCommand, EndsWhenTheTerminalIsClosed) {
    const Ran ran = cli::run_shell(
        "cd \"$SCRATCH\"; \"$BASTIDE\" match ladder a.db --bots greedy,easy --deals 100000 >/dev/null & "
        "until \"$BASTIDE\" match ladder a.db --standings 2>/dev/null | grep -q '^2 bots, [1-9]'; "
        "do sleep 0.1; done; kill -HUP $!; wait $!; echo $?");
    EXPECT_EQ(ran.out, "130\n") << ran.err;
}

TEST(LadderCommand, ReportsDamage) {
    const TestFolder folder;
    const std::string file = folder / "ladder.db";
    ASSERT_EQ(run_command({"match", "ladder", file, "--bots", "random,easy", "--deals", "1"}).status, 0);
    const auto standings = [&](const std::string& change) {
        EXPECT_TRUE(store::Database::open(file)->run("UPDATE ladder_terms SET " + change));
        const Ran ran = run_command({"match", "ladder", file, "--standings"});
        EXPECT_EQ(ran.status, 2);
        return ran.err;
    };
    EXPECT_THAT(standings("sprt = 'x'"),
                HasSubstr("ladder.db: this ladder is damaged: --sprt: 'x' is not two"));
    EXPECT_THAT(standings("settings = '{'"), HasSubstr("ladder.db: this ladder is damaged: its rules: "));
    EXPECT_THAT(standings("seed = ''"), HasSubstr("ladder.db: this ladder is damaged: its seed: "));
}

// Repeated kills do not change the result.
TEST(LadderCommand, LosesNothingIfKilled) {
    const TestFolder folder;
    const std::string options = " --bots greedy,easy,./slow.sh --deals 8 --seed s --threads 2";
    const std::string slow =
        "printf '#!/bin/sh\\nexec \"$BASTIDE\" match engine --bot greedy\\n' >slow.sh; "
        "chmod +x slow.sh; export BASTIDE; cd \"$SCRATCH\"; ";
    const std::string begin = "cd \"$SCRATCH\"; " + slow;
    const Ran killed =
        cli::run_shell(begin + "for i in 1 2 3 4 5; do \"$BASTIDE\" match ladder a.db" + options +
                       " >/dev/null 2>&1 & sleep 0.$i; kill -KILL $!; wait $!; done; " +
                       "\"$BASTIDE\" match ladder a.db" + options + " --json >a.json && " +
                       "\"$BASTIDE\" match ladder b.db" + options + " --json >b.json && cat a.json b.json");
    EXPECT_EQ(killed.status, 0) << killed.err;
    const std::size_t half = killed.out.find('\n') + 1;
    auto one = nlohmann::json::parse(killed.out.substr(0, half));
    auto other = nlohmann::json::parse(killed.out.substr(half));
    for (auto* json : {&one, &other})
        for (auto& bot : (*json)["bots"]) bot.erase("milliseconds");
    EXPECT_EQ(one, other);
    EXPECT_EQ(one["meetings"].size(), 3U);
}

TEST(LadderCommand, PlaysALadderOfPostgres) {
    if (!store::PostgresServer::is_installed()) GTEST_SKIP() << "PostgreSQL is not installed";
    const std::string address = store::PostgresServer::shared().new_database();
    const Ran ran =
        run_command({"match", "ladder", "--database", address, "--bots", "random,easy", "--deals", "3"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, StartsWith("2 bots, 3 of 3 pairs of games played\n"));
    const Ran again = run_command({"match", "ladder", "--database", address, "--standings"});
    EXPECT_EQ(again.out, ran.out);
    const Ran wrong =
        run_command({"match", "ladder", "--database", "postgresql:///none?host=/nowhere", "--standings"});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_THAT(wrong.err, StartsWith("PostgreSQL: "));
}

}  // namespace
}  // namespace bastide::ladder
