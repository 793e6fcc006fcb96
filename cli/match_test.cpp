// The match command as its users see it: what it prints where, and its exit status.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/testing/bad_input.h"
#include "cli/testing/run_command.h"

namespace bastide::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

TEST(MatchCommand, ListsTheTiles) {
    const Ran ran = run_command({"match", "tiles"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("\nCcRr+       O      2   CRRC  city N W with a pennant, road E S\n"));
    const json tiles = json::parse(run_command({"match", "tiles", "--json"}).out)["tiles"];
    ASSERT_EQ(tiles.size(), 24U);
    int count = 0;
    for (const json& tile : tiles) count += tile["count"].get<int>();
    EXPECT_EQ(count, 72);
    const json start = {
        {"name", "RCr"},
        {"letter", "D"},
        {"count", 4},
        {"edges", "CRFR"},
        {"pieces",
         {{{"kind", "city"}, {"at", {"cN"}}, {"pennants", 0}},
          {{"kind", "road"}, {"at", {"rE", "rW"}}},
          {{"kind", "field"}, {"at", {"fEL", "fWR"}}, {"cities", {0}}},
          {{"kind", "field"}, {"at", {"fER", "fSL", "fSR", "fWL"}}, {"cities", json::array()}}}},
        {"rotations", {0, 1, 2, 3}}};
    EXPECT_EQ(tiles[2], start);
}

TEST(MatchCommand, CountsPaths) {
    const std::string sequence = "RFr C Rr CFC RRR L";
    EXPECT_EQ(run_command({"match", "perft", "--sequence", sequence, "--depth", "4"}).out,
              "12\n267\n9682\n152282\n");
    EXPECT_EQ(run_command({"match", "perft", "--sequence", "RFr,C, Rr", "--unmerged", "--tiles-only"}).out,
              "6\n48\n508\n");
    EXPECT_EQ(run_command({"match", "perft", "--sequence", sequence, "--depth", "3", "--meeples", "1"}).out,
              "12\n267\n4954\n");
    EXPECT_EQ(run_command({"match", "perft", "--sequence", sequence, "--depth", "3", "--sums"}).out,
              "12 0 0 5 0\n267 0 48 150 168\n9682 0 2480 11128 7166\n");
}

TEST(MatchCommand, SaysWhatIsWrongWithASequence) {
    const auto error = [](const std::vector<std::string>& options) {
        std::vector<std::string> words = {"match", "perft"};
        words.insert(words.end(), options.begin(), options.end());
        const Ran ran = run_command(words);
        EXPECT_EQ(ran.out, "");
        return std::to_string(ran.status) + " " + ran.err;
    };
    EXPECT_EQ(error({"--sequence", "RFr Q"}), "2 'Q' is no tile: 'bastide match tiles' lists them\n");
    EXPECT_EQ(error({"--sequence", " "}),
              "2 --sequence is empty: name the tiles that are drawn, as in \"RFr C L\"\n");
    EXPECT_EQ(error({"--sequence", "L C", "--depth", "3"}),
              "2 a depth of 3 needs as many tiles: --sequence has 2\n");
    EXPECT_EQ(error({"--sequence", "Cccc+ Cccc+"}),
              "2 the deck has 2 tiles Cccc+, and 1 is there to be drawn\n");
    EXPECT_THAT(error({}), HasSubstr("1 --sequence is required"));
    EXPECT_THAT(error({"--sequence", "L", "--farm", "4"}), HasSubstr("1 '4' is none of: 3, 2, 1"));
    EXPECT_THAT(error({"--sequence", "L", "--meeples", "0"}),
                HasSubstr("1 --meeples: '0' is no whole number from 1 to 72"));
}

}  // namespace
}  // namespace bastide::cli
