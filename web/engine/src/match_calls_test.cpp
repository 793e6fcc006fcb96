// The calls of the Match page without a command: the look of a tile, and features as outlines.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/match/oriented_tile.h"
#include "web/engine/src/calls.h"
#include "web/engine/testing/answer.h"

namespace bastide::engine {
namespace {

using nlohmann::json;
using testing::answer_json;
using testing::answer_or_error;

TEST(EngineMatchCalls, ArtDescribesTheSidesOfTheRules) {
    for (match::Type type = 0; type < match::type_count; ++type) {
        for (int rotation = 0; rotation < 4; ++rotation) {
            const std::string letters(match::types[type].name);
            const json art = answer_json("match_art", {letters, std::to_string(rotation)});
            const auto& edges = match::oriented_types[match::oriented_tile(type, rotation)].edges;
            ASSERT_EQ(art["sides"].size(), edges.size());
            for (std::size_t side = 0; side < edges.size(); ++side)
                EXPECT_EQ(art["sides"][side], std::string(name(edges[side]))) << letters;
            EXPECT_EQ(art["pieces"].size(), match::types[type].piece_count);
        }
    }
}

TEST(EngineMatchCalls, ArtRotatesClockwise) {
    EXPECT_EQ(answer_json("match_art", {"CRr", "0"})["sides"], json({"city", "road", "road", "field"}));
    EXPECT_EQ(answer_json("match_art", {"CRr", "1"})["sides"], json({"field", "city", "road", "road"}));
}

// A city cap completes the start tile's city, which then has a field around it.
constexpr std::string_view closed = R"({"version":1,"players":2,"deck":["C","L"],"moves":["C 0 -1 2 fNL"]})";

json table_of(std::string_view match) {
    json seat = {{"name", "Ann"}, {"bot", nullptr}};
    json other = {{"name", "Bob"}, {"bot", nullptr}};
    const json record = json::parse(match);
    const std::size_t played = record["moves"].size();
    return {{"match", record}, {"played", played}, {"seats", {seat, other}}, {"ranked", false}};
}

TEST(EngineMatchCalls, FieldsAreShownWithTheirCompletedCities) {
    const json view = answer_json("match_view", {std::string(closed), "1", "Ann\nBob"});
    const json& meeple = view["board"][1]["meeple"];
    ASSERT_FALSE(meeple.is_null());
    const json field = answer_json("match_region", {std::string(closed), "1", meeple["node"].dump()});
    EXPECT_EQ(field["kind"], "field");
    ASSERT_EQ(field["cities"].size(), 1U);
    // The city belongs to the start tile, whose first piece is the city or the road.
    std::vector<json> cities;
    for (const char* node : {"0", "1", "2", "3"}) {
        const json other = answer_json("match_region", {std::string(closed), "1", node});
        if (other["kind"] == "city") cities.push_back(other);
    }
    ASSERT_EQ(cities.size(), 1U);
    EXPECT_EQ(field["cities"][0]["area"], cities[0]["area"]);
    EXPECT_TRUE(cities[0]["cities"].empty());
}

TEST(EngineMatchCalls, AFieldIsFoundAtAPoint) {
    const auto at = [](const char* x, const char* y) {
        return answer_json("match_field_at", {std::string(closed), "1", x, y});
    };
    // The city cap is open to the south, with field in the north.
    const json field = at("50", "-90");
    EXPECT_EQ(field["kind"], "field");
    EXPECT_EQ(field["cities"].size(), 1U);
    EXPECT_EQ(at("5", "-90"), field);
    EXPECT_NE(at("50", "90"), field);
    EXPECT_EQ(at("50", "90")["kind"], "field");
    EXPECT_TRUE(at("50", "-5").is_null()) << "a city";
    EXPECT_TRUE(at("50", "50").is_null()) << "a road";
    EXPECT_TRUE(at("50", "-190").is_null()) << "a free square";
}

TEST(EngineMatchCalls, EventsNameAPieceOfTheirFeature) {
    const std::string match = R"({"version":1,"players":2,"deck":["C"],"moves":["C 0 -1 2 cS"]})";
    const json event = answer_json("match_view", {match, "1", ""})["events"][0];
    ASSERT_EQ(event["kind"], "city");
    const json city = answer_json("match_region", {match, "1", event["node"].dump()});
    EXPECT_EQ(city["kind"], "city");
}

TEST(EngineMatchCalls, AClaimCoversTheJoinedFeature) {
    // By the north of the start tile the city's end closes its city: its field feeds it.
    const json start = table_of(R"({"version":1,"players":2,"deck":["C"],"moves":[]})");
    const json table = answer_json("match_act", {start.dump(), "point 0 -1"})["table"];
    ASSERT_EQ(table["cursor"], json({0, -1}));
    const json city = answer_json("match_claim", {table.dump(), "0"});
    EXPECT_EQ(city["kind"], "city");
    const json field = answer_json("match_claim", {table.dump(), "1"});
    EXPECT_EQ(field["kind"], "field");
    ASSERT_EQ(field["cities"].size(), 1U);
    EXPECT_EQ(field["cities"][0]["area"], city["area"]);
    EXPECT_EQ(answer_or_error("match_claim", {table.dump(), "2"}), "error: the tile has no such piece");
}

TEST(EngineMatchCalls, OtherFeaturesHaveNoOutline) {
    EXPECT_EQ(answer_or_error("match_region", {std::string(closed), "1", "200"}),
              "error: there is no such piece");
    const json away = answer_json("match_act", {table_of(closed).dump(), "point 9 9"})["table"];
    EXPECT_EQ(answer_or_error("match_claim", {away.dump(), "0"}), "error: the tile does not fit there");
}

TEST(EngineMatchCalls, AHoleHasTheTilesThatFitAndTheChancesToDrawOne) {
    const std::string start = R"({"version":1,"players":2,"seed":"1","moves":[]})";
    const json odds = answer_json("match_square_odds", {start, "0", "1", "0"});
    EXPECT_EQ(odds["draws"].size(), 2U);
    EXPECT_GT(odds["left"], 0);
    EXPECT_EQ(std::ranges::count(odds["tiles"], "Cccc+"), 0);
    EXPECT_GT(odds["draws"][0].get<double>(), odds["next"].get<double>());
    EXPECT_TRUE(answer_json("match_square_odds", {start, "0", "0", "0"}).is_null());
    EXPECT_TRUE(answer_json("match_square_odds", {start, "0", "9", "9"}).is_null());
}

}  // namespace
}  // namespace bastide::engine
