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
        {"a part of other players", [] { (void)Standings(2).add(Standings(3)); },
         "both parts have as many players, but got 3"},
        {"fewer names than players", [&] { player_lines(two, anna); }, "the player has a name, but got 2"},
        {"name_of(0)", [&] { name_of(0, anna); }, "the player has a name, but got 0"},
        {"a log of -1 players", [&] { timeline_table(negative); },
         "a game has at most 1000000 players, but got -1"},
        {"an entry of player 3 of 2", [&] { timeline_table(stranger); },
         "the entry's player exists, but got 3"},
        {"feed of a moved-from reader", [&] { (void)reader.feed("2\n"); },
         "the reader has not been moved from"},
        {"finish of a moved-from reader", [&] { (void)reader.finish(); },
         "the reader has not been moved from"},
    });
    EXPECT_EQ(player_lines(Standings(0)), "");
}

}  // namespace
}  // namespace bastide::tally
