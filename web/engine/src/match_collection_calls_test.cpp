// The calls of the Games page: the same game is added once, and queries give games, first moves and mistakes.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/match/bots/bot.h"
#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/notation.h"
#include "bastide/match/position_text.h"
#include "bastide/match/problems/problem_set.h"
#include "bastide/match/review/format.h"
#include "web/engine/src/calls.h"
#include "web/engine/testing/answer.h"

namespace bastide::engine {
namespace {

using nlohmann::json;
using testing::answer;
using testing::answer_json;

match::SavedMatch game_of_bots(const char* seed) {
    const match::Settings settings;
    const auto first = match::find_bot("greedy")->make(settings, {});
    const auto second = match::find_bot("random")->make(settings, {});
    match::SavedMatch game =
        saved_of(settings, play_match(settings, seed, std::vector<match::Bot*>{first.get(), second.get()}));
    game.names = {"Ada", "Bo"};
    return game;
}

TEST(EngineCollectionCalls, TheSameGameIsAddedOnce) {
    match::SavedMatch game = game_of_bots("a");
    game.tags = {.event = "Club", .date = "2026"};
    const std::string collection = to_json(game_of_bots("b")) + to_json(game);
    match::SavedMatch again = game;
    again.tags = {.date = "2026-11-21"};
    const json known = answer_json("match_add", {collection, to_json(again)});
    EXPECT_EQ(known["known"], 1);
    EXPECT_EQ(known["game"]["event"], "Club");
    EXPECT_EQ(known["game"]["date"], "2026-11-21");
    again.names = {"Ada", "Cy"};
    EXPECT_TRUE(answer_json("match_add", {collection, to_json(again)})["known"].is_null());
    again.moves.clear();
    EXPECT_TRUE(answer_json("match_add", {"", to_json(again)})["known"].is_null());
    EXPECT_FALSE(answer("match_add", {collection, R"({"version":1,"date":"today"})"}));
}

TEST(EngineCollectionCalls, AQueryChoosesGamesAndTheirNextMoves) {
    std::string collection;
    for (const char* seed : {"a", "b", "c", "d"}) {
        match::SavedMatch game = game_of_bots(seed);
        if (seed == std::string("b")) game.tags = {.event = "Club", .date = "2026-11-21"};
        collection += to_json(game);
    }
    collection += "{damaged}\n";
    const json all = answer_json("match_collection", {collection, "", "", "", ""});
    EXPECT_EQ(all["damaged"], 1);
    EXPECT_EQ(all["players"], json::parse(R"([{"name":"Ada","games":4},{"name":"Bo","games":4}])"));
    EXPECT_EQ(all["events"], json({"Club"}));
    ASSERT_EQ(all["games"].size(), 4U);
    // The game with the latest date, then the game added last.
    EXPECT_EQ(all["games"][0]["number"], 1);
    EXPECT_EQ(all["games"][1]["number"], 3);
    EXPECT_TRUE(all["games"][0]["result"].is_null());
    std::int64_t games = 0;
    for (const json& opening : all["openings"]) games += opening["games"].get<std::int64_t>();
    EXPECT_EQ(games, 4);
    const json won = answer_json("match_collection", {collection, "ada", "won", "club", ""});
    ASSERT_EQ(won["games"].size(), 1U);
    EXPECT_EQ(won["games"][0]["result"], "won");
    EXPECT_EQ(won["games"][0]["places"], json({1, 2}));
    EXPECT_EQ(won["players"].size(), 2U);
    const std::string first = all["openings"][0]["move"];
    const json next = answer_json("match_collection", {collection, "", "", "", first});
    EXPECT_EQ(next["games"].size(), all["openings"][0]["games"]);
    EXPECT_EQ(next["openings"][0]["player"], 1);
    EXPECT_FALSE(answer("match_collection", {collection, "", "best", "", ""}));
    EXPECT_FALSE(answer("match_collection", {collection, "", "", "", "a move"}));
}

TEST(EngineCollectionCalls, AnOpeningHasTheLeadOfAReview) {
    const json all = answer_json("match_collection", {to_json(game_of_bots("a")), "", "", "", ""});
    const json& opening = all["openings"][0];
    const auto expected = [&](const std::string& move, const std::string& simulations) {
        return answer("match_expected_lead", {opening["before"], move, "0", simulations});
    };
    const auto before = match::read_position(opening["before"].get<std::string>());
    const auto move = match::read_move(opening["move"].get<std::string>());
    ASSERT_TRUE(before && move);
    const std::int64_t lead = expected_lead(*before, *move, 0, {.simulations = 4});
    EXPECT_EQ(json::parse(*expected(opening["move"], "4")), match::json_points(lead));
    EXPECT_FALSE(expected("a move", "4"));
    EXPECT_FALSE(expected("L 5 5 0 -", "4"));
    EXPECT_FALSE(expected(opening["move"], "-1"));
}

TEST(EngineCollectionCalls, AProblemOfAPositionIsTheSameAsInAGame) {
    // The last turns of a game are searched exactly.
    match::SavedMatch game = game_of_bots("a");
    game.moves.resize(game.moves.size() - 2);
    const json found = answer_json("match_problem", {to_json(game), std::to_string(game.moves.size())});
    if (found.is_null()) return;
    const json file = {{"version", 1}, {"problems", json::array({found["problem"]})}};
    EXPECT_TRUE(match::read_problems(file.dump()));
    EXPECT_EQ(found["id"], "a/" + std::to_string(game.moves.size() + 1));
}

}  // namespace
}  // namespace bastide::engine
