// The exact texts of a game as a log and as a map. cli/match/systems_test.cpp checks that both give the
// game's result.
#include "bastide/match/export.h"

#include <gtest/gtest.h>

#include "bastide/match/testing/read_game.h"
#include "bastide/tile/catalogue.h"

namespace bastide::match {
namespace {

using testing::read_game;

// A road of three that the other player closes, a city with a pennant, and farmers.
constexpr const char* three_turns = R"("deck":["LR","RRR","CFc+","C"],
    "moves":["LR 1 0 1 rW","RRR -1 0 0 rS","CFc+ 0 -1 1 cN","C 0 -2 2 fNL"]})";

TEST(MatchTallyLog, HasALineForEveryWinner) {
    const auto log = tally_log(read_game(std::string(R"({"version":1,"players":2,)") + three_turns));
    ASSERT_TRUE(log);
    EXPECT_EQ(*log,
              "2\n"
              "1 road 3\n"
              "1 city 4\n"
              ":\n"
              "2 road 1\n"
              "2 field 1\n"
              ".\n");
}

TEST(MatchTallyLog, NamesAllWinnersOfASharedFeature) {
    // Two farmers on fields that become one next to a city, and a monastery with two surrounding tiles.
    const auto log = tally_log(read_game(R"({"version":1,"players":3,"deck":["C","RFr","L","L"],
        "moves":["C 0 -1 2 fNL","RFr 1 0 0 fNL","L 1 -1 0 -","L 2 -1 0 m"]})"));
    ASSERT_TRUE(log);
    EXPECT_EQ(*log,
              "3\n"
              ":\n"
              "1 cloister 2\n"
              "1 field 1\n"
              "2 field 1\n"
              ".\n");
}

TEST(MatchTallyLog, CountsOneForASmallCityThatScoresTwo) {
    const auto log = tally_log(read_game(R"({"version":1,"players":2,"options":{"small_city":2},"deck":["C"],
        "moves":["C 0 -1 2 cS"]})"));
    ASSERT_TRUE(log);
    EXPECT_EQ(*log, "2\n1 city 1\n:\n.\n") << "2 points a tile";
}

TEST(MatchTallyLog, FailsForFarmsOfTheFirstEdition) {
    const auto log =
        tally_log(read_game(std::string(R"({"version":1,"players":2,"options":{"farm":1},)") + three_turns));
    ASSERT_FALSE(log);
    EXPECT_EQ(log.error().what(),
              "a log cannot record first-edition farms, which score 4 points per city: use a game with farms "
              "3 or 2, or no fields");
    EXPECT_TRUE(tally_log(read_game(R"({"version":1,"players":2,"options":{"farm":1,"fields":"off"},"deck":[],
        "moves":[]})")));
}

TEST(MatchLandscapeJson, IsTheTableFromItsNorthwestCorner) {
    const Record record = read_game(std::string(R"({"version":1,"players":2,)") + three_turns);
    EXPECT_EQ(landscape_json(record.game().position().board()),
              "[\n"
              "  [[],[0,0,2,0,1],[]],\n"
              "  [[],[2,0,2,0,1],[]],\n"
              "  [[0,1,1,1,0],[2,1,0,1,1],[0,0,0,1,0]]\n"
              "]\n");
}

TEST(MatchLandscapeJson, HasEveryTypeAsOneOfThe19) {
    std::array<bool, tile::catalogue.size()> met{};
    for (Type type = 0; type < type_count; ++type) {
        Board board;
        board.place({0, 0}, oriented_tile(type, 0));
        std::array<int, 5> five{};
        const std::string json = landscape_json(board);
        ASSERT_EQ(json.size(), std::string("[\n  [[0,0,0,0,0]]\n]\n").size()) << json;
        for (std::size_t i = 0; i < five.size(); ++i) five[i] = json[6 + 2 * i] - '0';
        const tile::LegendReading reading = tile::read_legend(five);
        EXPECT_EQ(reading.count, tile::CityCount::fits) << types[type].name;
        EXPECT_TRUE(in_catalogue(reading.tile)) << types[type].name;
        EXPECT_EQ(reading.tile.has_monastery(), types[type].name.starts_with('L')) << types[type].name;
        for (std::size_t i = 0; i < met.size(); ++i)
            for (int turns = 0; turns < 4; ++turns)
                met[i] |= tile::catalogue[i].rotate(turns) == reading.tile;
    }
    EXPECT_EQ(std::ranges::count(met, true), 19) << "all of them occur";
}

}  // namespace
}  // namespace bastide::match
