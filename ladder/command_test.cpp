// `bastide match ladder` as its users see it.
#include <csignal>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/testing/run_command.h"
#include "store/testing/postgres_server.h"

namespace bastide::ladder {
namespace {

using cli::Folder;
using cli::Ran;
using cli::run_command;
using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(LadderCommand, PlaysGoesOnAndTakesNewBots) {
    const Folder folder;
    const std::string file = folder / "first.db";
    const Ran first =
        run_command({"match", "ladder", file, "--bots", "random,easy", "--pairs", "3", "--seed", "s"});
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_THAT(first.out, StartsWith("2 bots, 3 of 3 pairs of matches played\n\nbot "));
    EXPECT_THAT(first.out, ContainsRegex("\neasy +\\+"));
    const Ran again = run_command({"match", "ladder", file});
    EXPECT_EQ(again.out, first.out) << "nothing is left to play";
    const Ran more = run_command({"match", "ladder", file, "--pairs", "5"});
    EXPECT_THAT(more.out, StartsWith("2 bots, 5 of 5 pairs of matches played\n"));
    const Ran against = run_command(
        {"match", "ladder", file, "--bots", "greedy", "--against", "easy", "--pairs", "2", "--json"});
    const auto json = nlohmann::json::parse(against.out);
    EXPECT_EQ(json["bots"].size(), 3U);
    EXPECT_EQ(json["meetings"].size(), 2U);
    const Ran all = run_command({"match", "ladder", file, "--bots", "greedy", "--pairs", "2", "--records",
                                 folder / "records", "-o", folder / "ladder.svg"});
    EXPECT_THAT(all.out, StartsWith("3 bots, 9 of 9 pairs of matches played\n"));
    EXPECT_THAT(cli::file_text(folder / "ladder.svg"), StartsWith("<svg"));
    const std::string record = folder / "records/random-easy-0-1.json";
    EXPECT_EQ(run_command({"match", "replay", record}).status, 0);
    const auto files = std::distance(std::filesystem::directory_iterator(folder / "records"), {});
    EXPECT_EQ(files, 18);
}

TEST(LadderCommand, SaysWhatIsWrong) {
    const Folder folder;
    const std::string file = folder / "ladder.db";
    const auto error = [&](std::vector<std::string> words) {
        words.insert(words.begin(), {"match", "ladder"});
        const Ran ran = run_command(words);
        EXPECT_NE(ran.status, 0);
        EXPECT_EQ(ran.out, "");
        return ran.err;
    };
    EXPECT_THAT(error({}), HasSubstr("where is the ladder kept? Expected a file, or --database URL"));
    EXPECT_THAT(error({file}), HasSubstr("this ladder is new: expected --bots and who meets in it"));
    EXPECT_THAT(error({file, "--bots", "gredy,easy"}), HasSubstr("did you mean 'greedy'?"));
    EXPECT_THAT(error({file, "--bots", "easy"}), HasSubstr("nobody meets"));
    EXPECT_THAT(error({file, "--bots", "easy,./none"}), HasSubstr("./none: cannot be started: No such file"));
    EXPECT_THAT(error({file, "--bots", "easy,random", "--sprt", "20,0"}),
                HasSubstr("the lesser first, as in 0,20"));
    EXPECT_THAT(error({"--database", "mysql://x", "--bots", "easy,random"}),
                HasSubstr("this is not the URL of a database"));
    EXPECT_EQ(run_command({"match", "ladder", file, "--bots", "easy,random", "--pairs", "1"}).status, 0);
    EXPECT_THAT(error({file, "--seed", "other"}),
                HasSubstr("this ladder was begun otherwise: leave --seed as it was"));
    EXPECT_THAT(error({file, "--small-city", "2"}), HasSubstr("leave its rules as it was"));
    cli::write_text(folder / "no.db",
                    "this is no database, and as long as the header of one would be, or longer");
    EXPECT_THAT(error({folder / "no.db", "--bots", "easy,random"}), HasSubstr("no.db"));
}

// Killed again and again, it comes to what it would have come to.
TEST(LadderCommand, LosesNothingWhenItIsKilled) {
    const Folder folder;
    const std::string options = " --bots greedy,easy,./slow.sh --pairs 8 --seed s --threads 2";
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
        run_command({"match", "ladder", "--database", address, "--bots", "random,easy", "--pairs", "3"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, StartsWith("2 bots, 3 of 3 pairs of matches played\n"));
    const Ran again = run_command({"match", "ladder", "--database", address, "--standings"});
    EXPECT_EQ(again.out, ran.out);
    const Ran wrong =
        run_command({"match", "ladder", "--database", "postgresql:///none?host=/nowhere", "--standings"});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_THAT(wrong.err, StartsWith("PostgreSQL: "));
}

}  // namespace
}  // namespace bastide::ladder
