// The score pad's JSON: totals even for impossible sheets, and sheets that survive a round trip.
#include "bastide/caverna/format_pad.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/caverna/format.h"
#include "bastide/caverna/problems.h"
#include "bastide/caverna/read.h"
#include "bastide/caverna/testing/official.h"
#include "bastide/text/json_value.h"

namespace bastide::caverna {
namespace {

using ::testing::HasSubstr;
using testing::official;

TEST(CavernaPadJson, ContainsLinesTotalRankAndRequiredInputs) {
    std::vector<Holding> players(2);
    players[0].supply.gold = 3;
    players[1].name = "Green";
    players[1].furnishings[tile::weapon_storage] = 1;
    const std::string json = pad_json(players, official);
    EXPECT_THAT(json, HasSubstr(R"({"rules":"official","players":[{"name":"Player 1","total":-3,"rank":1,)"
                                R"("lines":[{"key":"animals","title":"animals","points":0,)"
                                R"("why":{"id":"caverna.animals_and_dogs","operands":[)"
                                R"({"id":"caverna.farm_animals","operands":["0"]},)"
                                R"({"id":"caverna.dogs","operands":["0"]}],)"
                                R"("english":"0 farm animals and 0 dogs"}},)"));
    EXPECT_THAT(json, HasSubstr(R"({"key":"weapon_storage","title":"Weapon storage","points":0,)"
                                R"("why":{"id":"caverna.tile_rule_and_number","operands":[)"
                                R"({"id":"caverna.tile_rule","operands":)"
                                R"(["weapon_storage","3 for each armed dwarf"]},"0"],)"
                                R"("english":"3 for each armed dwarf: 0"}})"));
    EXPECT_THAT(json, HasSubstr(R"("problems":[],"asks":[]},{"name":"Green","total":-6,"rank":2,)"));
    EXPECT_THAT(json, HasSubstr(R"("problems":[],"asks":["weapons"]}]})"));
}

TEST(CavernaPadJson, ScoresImpossibleSheetsAndNamesTheProblems) {
    std::vector<Holding> players(2);
    players[1].dwarfs = 4;
    players[1].begging_markers = 1;
    const std::vector<Problem> found = problems(players, official);
    ASSERT_EQ(found.size(), 1U);
    const std::string json = pad_json(players, official);
    EXPECT_THAT(json, HasSubstr(R"("total":-7,"rank":2)"));
    EXPECT_THAT(json, HasSubstr("\"english\":\"" + to_string(found.front().message) + "\"}],\"asks\":[]}]}"));
}

TEST(CavernaSheetsJson, RoundTrips) {
    Holding full;
    full.name = "Bl\"ue\n";
    full.dwarfs = 5;
    full.weapons = {8, 3};
    full.animals = {1, 2, 3, 4, 5};
    full.supply = {1, 2, 3, 4, 5, 6, 7, 8};
    full.grain_fields = {3, 1};
    full.vegetable_fields = {2};
    full.small_pastures = 1;
    full.large_pastures = 2;
    full.ore_mines = 3;
    full.ruby_mines = 4;
    full.unused_spaces = 5;
    full.begging_markers = 6;
    full.furnishings[tile::dwelling] = 2;
    full.furnishings[tile::trader] = 1;
    full.state_parlor_dwellings = 7;
    const std::vector one = {full};
    EXPECT_EQ(read_holdings(sheets_json(one)).value(), one);
    const std::vector several = {full, Holding(), full};
    EXPECT_EQ(read_holdings(sheets_json(several)).value(), several);
}

TEST(CavernaSheetsJson, WritesEveryMemberOfTheTemplate) {
    const auto blank = read_holdings(empty_sheet());
    const auto due = text::parse_json(empty_sheet());
    const auto written = text::parse_json(sheets_json(blank.value()));
    ASSERT_TRUE(due && written);
    ASSERT_EQ(written->members.size(), due->members.size());
    for (std::size_t i = 0; i < due->members.size(); ++i) {
        const auto& [name, value] = due->members[i];
        EXPECT_EQ(written->members[i].name, name);
        EXPECT_EQ(written->members[i].value.members.size(), value.members.size()) << name;
    }
}

TEST(CavernaTilesJson, HasEachTileOnce) {
    const auto json = text::parse_json(tiles_json());
    ASSERT_TRUE(json);
    const text::JsonValue* tiles = json->find("tiles");
    ASSERT_NE(tiles, nullptr);
    ASSERT_EQ(tiles->elements.size(), furnishing_count);
    EXPECT_THAT(tiles_json(),
                HasSubstr(R"({"most_players":7,"most_of_anything":999,"tiles":[{"name":"dwelling",)"
                          R"("title":"Dwelling","colour":"dwelling","cost":"4 wood 3 stone",)"
                          R"("points":3,"bonus":"","exchange":"","many":true},)"));
    EXPECT_THAT(tiles_json(),
                HasSubstr(R"("points":3,"bonus":"","exchange":"2 grain for 3 gold","many":false})"));
}

}  // namespace
}  // namespace bastide::caverna
