// Reading sheets: valid ones, and the errors of invalid ones.
#include "bastide/caverna/read.h"

#include <gtest/gtest.h>

namespace bastide::caverna {
namespace {

std::string refusal(std::string_view json) {
    const auto read = read_holdings(json);
    return read ? "read" : to_string(read.error());
}

TEST(CavernaReadHoldings, TakesEveryMember) {
    const auto read = read_holdings(R"({"name": "Blue", "dwarfs": 5, "weapons": [8, 3],
        "animals": {"dogs": 1, "sheep": 2, "donkeys": 3, "wild_boars": 4, "cattle": 5},
        "supply": {"wood": 1, "stone": 2, "ore": 3, "food": 4, "gold": 5, "rubies": 6, "grain": 7, "vegetables": 8},
        "fields": {"grain": [3, 1], "vegetables": [2]},
        "small_pastures": 1, "large_pastures": 2, "ore_mines": 3, "ruby_mines": 4, "unused_spaces": 5,
        "begging_markers": 6, "furnishings": ["dwelling", "dwelling", "beer_parlor"], "state_parlor_dwellings": 7})");
    ASSERT_TRUE(read) << to_string(read.error());
    Holding due;
    due.name = "Blue";
    due.dwarfs = 5;
    due.weapons = {8, 3};
    due.animals = {1, 2, 3, 4, 5};
    due.supply = {1, 2, 3, 4, 5, 6, 7, 8};
    due.grain_fields = {3, 1};
    due.vegetable_fields = {2};
    due.small_pastures = 1;
    due.large_pastures = 2;
    due.ore_mines = 3;
    due.ruby_mines = 4;
    due.unused_spaces = 5;
    due.begging_markers = 6;
    due.furnishings[tile::dwelling] = 2;
    due.furnishings[tile::beer_parlor] = 1;
    due.state_parlor_dwellings = 7;
    EXPECT_EQ(*read, std::vector{due});
}

TEST(CavernaReadHoldings, TakesTitlesOfTiles) {
    const auto read = read_holdings(
        R"x({"furnishings": ["Cooking cave", "beer-parlor", "STATE_PARLOR", "Simple dwelling (4w 2s)"]})x");
    ASSERT_TRUE(read) << to_string(read.error());
    Holding due;
    for (const std::string_view name :
         {"cooking_cave", "beer_parlor", "state_parlor", "simple_dwelling_4w2s"})
        due.furnishings[find_furnishing(name).value()] = 1;
    EXPECT_EQ(read->front(), due);
}

TEST(CavernaReadHoldings, MembersAreOptional) {
    EXPECT_EQ(read_holdings("{}").value(), std::vector{Holding()});
    EXPECT_EQ(read_holdings(R"({"players": [{}, {}]})").value().size(), 2U);
    const auto blank = read_holdings(empty_sheet());
    ASSERT_TRUE(blank) << to_string(blank.error());
    Holding due;
    due.unused_spaces = 22;
    EXPECT_EQ(blank->front(), due);
}

TEST(CavernaReadHoldings, RejectsInvalidSheets) {
    EXPECT_EQ(refusal(""), "1:1: this is not JSON: the text is empty");
    EXPECT_EQ(refusal("{\"dwarfs\": 2,}"),
              "1:14: this is not JSON: expected the name of a member, in quotes");
    EXPECT_EQ(refusal(std::string_view("{}\0{}", 5)), "1:3: this is not JSON: a zero byte");
    EXPECT_EQ(refusal("[]"), "1:1: expected an object, { … }");
    EXPECT_EQ(refusal("{\n \"dwarf\": 3}"), "2:11: 'dwarf' is unknown here; did you mean 'dwarfs'?");
    EXPECT_EQ(
        refusal(R"({"animals": {"cats": 1}})"),
        "1:22: animals: 'cats' is unknown here: expected one of dogs, sheep, donkeys, wild_boars, cattle");
    EXPECT_EQ(refusal(R"({"dwarfs": 2, "dwarfs": 3})"), "1:15: 'dwarfs' is given twice: leave one out");
    EXPECT_EQ(refusal(R"({"supply": {"gold": -1}})"),
              "1:21: supply, gold: '-1' is not a whole number from 0 to 999");
    EXPECT_EQ(refusal(R"({"supply": {"gold": 1000}})"),
              "1:21: supply, gold: '1000' is not a whole number from 0 to 999");
    EXPECT_EQ(refusal(R"({"supply": {"gold": 99999999999999999999}})"),
              "1:21: supply, gold: '99999999999999999999' is not a whole number from 0 to 999");
    EXPECT_EQ(refusal(R"({"supply": {"gold": 1.5}})"),
              "1:21: supply, gold: '1.5' is not a whole number from 0 to 999");
    EXPECT_EQ(refusal(R"({"supply": {"gold": "7"}})"),
              "1:21: supply, gold: expected a whole number from 0 to 999");
    EXPECT_EQ(refusal(R"({"supply": 7})"), "1:12: supply: expected an object, { … }");
    EXPECT_EQ(refusal(R"({"weapons": 7})"), "1:13: weapons: expected a list of numbers, [ … ]");
    EXPECT_EQ(refusal(R"({"weapons": [7, null]})"), "1:17: weapons: expected a whole number from 0 to 999");
    EXPECT_EQ(refusal(R"({"furnishings": "dwelling"})"),
              "1:17: furnishings: expected a list of furnishing tiles, [ … ]");
    EXPECT_EQ(refusal(R"({"furnishings": ["castle"]})"),
              "1:18: furnishings: 'castle' is not a furnishing tile ('bastide caverna tiles' lists them)");
    EXPECT_EQ(
        refusal(R"({"furnishings": ["weaving_parlr"]})"),
        "1:18: furnishings: 'weaving_parlr' is not a furnishing tile ('bastide caverna tiles' lists them); "
        "did you mean 'weaving_parlor'?");
    EXPECT_EQ(refusal(R"({"furnishings": [1]})"),
              "1:18: furnishings: expected the name of a furnishing tile in quotes");
    EXPECT_EQ(refusal(R"({"name": 1})"), "1:10: name: expected a name in quotes");
    EXPECT_EQ(refusal(R"({"players": []})"), "1:13: expected a list of one or more players, [ … ]");
    EXPECT_EQ(refusal(R"({"players": [{}], "name": ""})"), "1:1: 'players' must be the only member");
    EXPECT_EQ(refusal(R"({"players": [{}, {"dwarfs": {}}]})"),
              "1:29: player 2, dwarfs: expected a whole number from 0 to 999");
    EXPECT_EQ(refusal(R"({"players": [{}, {}, {}, {}, {}, {}, {}, {}]})"),
              "1:42: there are at most 7 players");
}

}  // namespace
}  // namespace bastide::caverna
