// A view agrees with the rules in every position, and the predicted effects of moves come true.
#include "bastide/match/view.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/match/notation.h"
#include "bastide/match/testing/random_match.h"
#include "bastide/match/testing/read_game.h"

namespace bastide::match {
namespace {

using nlohmann::json;
using testing::read_game;

const std::vector<std::string> six_people = {"Ann", "Bob", "Cleo", "Dee", "Eve", "Fay"};

json view(const Record& record) {
    return json::parse(view_json(record, six_people));
}

// Returns the same game after some of its moves.
Record after(Record record, std::size_t moves) {
    record.go_to(moves);
    return record;
}

TEST(MatchView, ShowsANewGame) {
    const json seen = view(read_game(R"({"version":1,"players":3,"deck":["C"],"moves":[]})"));
    EXPECT_EQ(seen["players"], 3);
    EXPECT_EQ(seen["about"], "3 players");
    EXPECT_EQ(seen["over"], false);
    EXPECT_EQ(seen["board"], json::parse(R"([{"x":0,"y":0,"tile":"RCr","rotation":0,"meeple":null}])"));
    EXPECT_EQ(seen["supplies"], json({7, 7, 7}));
    EXPECT_EQ(seen["ranks"], json({1, 1, 1}));
    EXPECT_EQ(seen["last"], nullptr);
    EXPECT_EQ(seen["hand"]["tile"], "C");
    EXPECT_EQ(seen["hand"]["rotations"], 4);
    // Its city to the start tile's in the north, or one of its three fields to the field in the south; none
    // of it fits the roads in the east and the west.
    std::map<std::string, std::set<int>> places;
    for (const json& place : seen["hand"]["places"])
        places[place["x"].dump() + " " + place["y"].dump()].insert(place["rotation"].get<int>());
    EXPECT_EQ(places, (std::map<std::string, std::set<int>>{{"0 -1", {2}}, {"0 1", {1, 2, 3}}}));
    EXPECT_EQ(seen["hand"]["pieces"][0], json::parse(R"({"kind":"city","words":["cN","cE","cS","cW"]})"));
}

TEST(MatchView, HasPointsAndValuesOfMoves) {
    const json seen = view(read_game(R"({"version":1,"players":2,"deck":["C"],"moves":[]})"));
    const json& places = seen["hand"]["places"];
    const auto north = std::ranges::find_if(places, [](const json& place) { return place["y"] == -1; });
    ASSERT_NE(north, places.end());
    const json& choices = (*north)["choices"];
    // No meeple, the city that the tile closes, and the field about it, which touches the city.
    ASSERT_EQ(choices.size(), 3U);
    EXPECT_EQ(choices[0], json::parse(R"({"piece":null,"move":"C 0 -1 2 -","gains":[0,0],"worth":[0,0]})"));
    EXPECT_EQ(choices[1], json::parse(R"({"piece":0,"move":"C 0 -1 2 cS","gains":[4,0],"worth":[4,0]})"));
    EXPECT_EQ(choices[2]["gains"], json({0, 0}));
    EXPECT_EQ(choices[2]["worth"], json({3, 0}));
}

TEST(MatchView, EventsListTheirTiles) {
    const json first =
        view(read_game(R"({"version":1,"players":2,"deck":["C","L"],"moves":["C 0 -1 2 cS"]})"));
    EXPECT_EQ(first["scores"], json({4, 0}));
    EXPECT_EQ(first["supplies"], json({7, 7})) << "the meeple is back";
    EXPECT_EQ(first["first_news"], 0);
    EXPECT_EQ(first["last"], json::parse(R"({"player":0,"move":"C 0 -1 2 cS","x":0,"y":-1})"));
    ASSERT_EQ(first["events"].size(), 1U);
    const json& event = first["events"][0];
    EXPECT_EQ(event["move"], 0);
    EXPECT_EQ(event["kind"], "city");
    EXPECT_EQ(event["complete"], true);
    EXPECT_EQ(event["tiles"], 2);
    EXPECT_EQ(event["pennants"], 0);
    EXPECT_EQ(event["cities"], 0);
    EXPECT_EQ(event["points"], 4);
    EXPECT_EQ(event["winners"], json::parse("[0]"));
    EXPECT_EQ(event["squares"], json::parse("[[0,-1],[0,0]]"));
    EXPECT_EQ(event["text"], "A city of 2 tiles is complete: 4 points for Ann");
}

TEST(MatchView, CountsUnseenTiles) {
    const json seen = view(read_game(R"({"version":1,"players":2,"deck":["L","L"],"moves":[]})"));
    const auto left = [&](std::string_view tile) {
        for (const json& each : seen["left"])
            if (each["tile"] == tile) return each["count"].get<int>();
        return -1;
    };
    EXPECT_EQ(seen["left"].size(), 24U);
    EXPECT_EQ(left("RCr"), 0) << "the deck is short";
    EXPECT_EQ(left("L"), 1) << "one is in hand";
}

TEST(MatchView, MarksDeadSquares) {
    const Record match = testing::random_match({}, "dead");
    std::size_t dead = 0;
    for (std::size_t moves = 0; moves <= match.played(); ++moves) {
        const Record record = after(match, moves);
        const Position& position = record.game().position();
        std::set<Square> squares;
        for (const OpenSquare& open : position.board().open_squares()) squares.insert(open.at);
        for (Type type = 0; type < type_count; ++type) {
            if (position.remaining(type) == 0 && position.tile() != type) continue;
            for (const Placement& placement : position.places(type)) squares.erase(placement.at);
        }
        const json seen = view(record);
        EXPECT_EQ(seen["dead"].size(), squares.size());
        for (const json& square : seen["dead"])
            EXPECT_TRUE(squares.contains({square[0].get<std::int8_t>(), square[1].get<std::int8_t>()}));
        dead += squares.size();
    }
    EXPECT_GT(dead, 0U);
}

// Every prediction about a move is true after it.
TEST(MatchView, FollowsTheRulesFromMoveToMove) {
    for (const Settings& settings : testing::some_settings()) {
        const Record match = testing::random_match(settings, "view");
        const auto players = static_cast<std::size_t>(settings.players);
        json before = view(after(match, 0));
        for (std::size_t i = 0; i < match.played(); ++i) {
            const json seen = view(after(match, i + 1));
            const Move& move = match.steps()[i].move;
            // Only the first of rotations that look alike is listed.
            const bool is_first = first_alike(move.tile, move.placement.rotation) == move.placement.rotation;
            bool was_offered = false;
            for (const json& place : before["hand"]["places"]) {
                for (const json& choice : place["choices"]) {
                    if (choice["move"] != to_text(move)) continue;
                    was_offered = true;
                    for (std::size_t player = 0; player < players; ++player) {
                        const int gain = choice["gains"][player].get<int>();
                        const int worth = choice["worth"][player].get<int>();
                        EXPECT_EQ(before["scores"][player].get<int>() + gain, seen["scores"][player]);
                        EXPECT_EQ(before["projected"][player].get<int>() + worth, seen["projected"][player]);
                    }
                }
            }
            EXPECT_EQ(was_offered, is_first) << to_text(move);
            EXPECT_EQ(seen["board"].size(), i + 2);
            EXPECT_EQ(seen["over"].get<bool>(), seen["hand"].is_null());
            const auto standing = std::ranges::count_if(
                seen["board"], [](const json& tile) { return !tile["meeple"].is_null(); });
            int supplied = 0;
            for (const json& supply : seen["supplies"]) supplied += supply.get<int>();
            EXPECT_EQ(standing + supplied, settings.players * settings.meeples);
            before = seen;
        }
        EXPECT_EQ(before["over"], true);
        // The points in the log add up to the result.
        std::vector<int> sums(players);
        for (const json& event : before["events"])
            for (const json& winner : event["winners"])
                sums[winner.get<std::size_t>()] += event["points"].get<int>();
        EXPECT_EQ(json(sums), before["projected"]);
    }
}

}  // namespace
}  // namespace bastide::match
