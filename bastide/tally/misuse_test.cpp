// Calls with extreme, empty and moved-from values: each returns an error or ends with the message of a
// contract.
#include "bastide/base/testing/misuse.h"

#include <limits>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/tally/format.h"
#include "bastide/tally/names.h"
#include "bastide/tally/read.h"
#include "bastide/tally/standings.h"
#include "bastide/tally/write.h"

namespace bastide::tally {
namespace {

using bastide::testing::expect_contracts;

TEST(TallyMisuse, AReaderRepeatsItsError) {
    LogReader reader;
    const auto first = reader.feed("2\n1 raod 3\n");
    ASSERT_FALSE(first);
    const auto second = reader.feed("1 road 3\n");
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error(), first.error());
    EXPECT_EQ(reader.finish().error(), first.error());
    EXPECT_EQ(reader.standings().player(1).total(), 0);
}

TEST(TallyMisuse, AnEmptyLogIsAnError) {
    LogReader reader;
    EXPECT_TRUE(reader.feed(""));
    EXPECT_FALSE(reader.finish());
}

TEST(TallyMisuseDeathTest, StandingsAndReaders) {
    const Standings two(2);
    const std::vector<std::string> anna = {"Anna"};
    LogReader reader;
    const LogReader other = std::move(reader);
    const std::string no_player = "there is a player with this number, but got ";
    const MatchLog negative{.players = -1};
    const MatchLog stranger{.players = 2, .entries = {{.player = 3}}};
    expect_contracts({
        {"Standings(-1)", [] { Standings(-1); }, "a game has at most 1000000 players, but got -1"},
        {"player(0)", [&] { (void)two.player(0); }, no_player + "0"},
        {"player(3)", [&] { (void)two.player(3); }, no_player + "3"},
        {"the least player", [&] { (void)two.player(std::numeric_limits<std::int32_t>::min()); },
         no_player + "-2147483648"},
        {"an entry of player 3", [] { (void)Standings(2).add({.player = 3}); }, no_player + "3"},
        {"an entry of player 0", [] { (void)Standings(2).add({.player = 0}); }, no_player + "0"},
        {"a correction of player -1",
         [] { (void)Standings(2).add_or_correct({.points = 3, .player = -1, .is_correction = true}); },
         "add_or_correct.*' requires that " + no_player + "-1"},
        {"a field during play",
         [] { (void)Standings(2).add({.points = 3, .player = 1, .feature = LogFeature::field}); },
         "the feature scores in this phase, but got 3"},
        {"a feature that is none",
         [] { (void)Standings(2).add({.player = 1, .feature = static_cast<LogFeature>(9)}); },
         "the feature scores in this phase, but got 9"},
        {"points of a feature that is none",
         [&] { (void)two.player(1).points(Phase::final, static_cast<LogFeature>(9)); },
         "the feature scores in this phase, but got 9"},
        {"points that cancel",
         [] {
             constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
             Standings one(1);
             (void)one.add({.points = most, .player = 1});
             (void)one.add({.points = -most, .player = 1, .feature = LogFeature::road});
             (void)one.add({.points = most, .player = 1});
         },
         "the sum is in the range of its type.*"},
        {"a part of other players", [] { (void)Standings(2).add(Standings(3)); },
         "both parts have as many players, but got 3"},
        {"fewer names than players", [&] { player_lines(two, anna); }, "the player has a name, but got 2"},
        {"name_of(0)", [&] { name_of(0, anna); }, "the player has a name, but got 0"},
        {"a log of -1 players", [&] { timeline_table(negative); },
         "a game has at most 1000000 players, but got -1"},
        {"an entry of player 3 of 2", [&] { timeline_table(stranger); },
         "the entry's player exists, but got 3"},
        {"feed of a moved-from reader", [&] { (void)reader.feed("2\n"); },
         "LogReader::feed.*' requires that the reader has not been moved from"},
        {"finish of a moved-from reader", [&] { (void)reader.finish(); },
         "the reader has not been moved from"},
    });
    EXPECT_EQ(player_lines(Standings(0)), "");
}

TEST(TallyMisuseDeathTest, LogsThatCannotBeWritten) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    const auto entry = [](const LogEntry& each) { return MatchLog{.players = 2, .entries = {each}}; };
    const MatchLog mixed{.players = 1, .entries = {{.player = 1, .phase = Phase::final}, {.player = 1}}};
    const std::vector<std::pair<MatchLog, std::string>> wrong = {
        {{.players = -1}, "a game has at most 1000000 players, but got -1"},
        {{.players = 2, .names = {"Anna"}}, "all players have names, or none, but got 1"},
        {entry({.player = 0}), "the entry's player exists, but got 0"},
        {entry({.player = 9}), "the entry's player exists, but got 9"},
        {entry({.count = -3, .player = 1}), "an entry counts 0 tiles and pennants or more, but got -3"},
        {mixed, "entries of final scoring come after those of play, but got 0"},
    };
    for (const auto& [log, message] : wrong) {
        expect_contracts({
            {"extended_log", [&] { (void)extended_log(log); }, "extended_log.*' requires that " + message},
            {"plain_log", [&] { (void)plain_log(log); }, "plain_log.*' requires that " + message},
        });
    }
    expect_contracts({
        {"more tiles than can be counted",
         [&] { (void)plain_log(entry({.count = most, .player = 1, .pennants = 5})); },
         "plain_log.*' requires that the sum is in the range of its type.*"},
        {"a state with one name of five",
         [] { LogReader(LogReader::State{.players = 5, .is_extended = true, .names = {"Anna"}}); },
         "all players have names, or none, but got 1"},
    });
}

}  // namespace
}  // namespace bastide::tally
