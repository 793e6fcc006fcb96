// The calls of the Position page: edits, and the piece under a finger.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "web/engine/src/calls.h"
#include "web/engine/testing/answer.h"

namespace bastide::engine {
namespace {

using nlohmann::json;
using testing::answer;
using testing::answer_json;

const std::string start = "players 2; tiles RCr 0 0 0";

TEST(EnginePositionCalls, AnEditReturnsTheEditedPosition) {
    const json view = answer_json("match_put_tile", {start, "C", "0", "-1"});
    EXPECT_EQ(view["match"]["position"], "players 2; tiles RCr 0 0 0, C 0 -1 2; scores 0 0; turn 0");
    EXPECT_EQ(view["board"].size(), 2U);
    // Type C is the 18th.
    EXPECT_EQ(view["left"][17], json({{"tile", "C"}, {"count", 4}}));
    EXPECT_EQ(view["box"][17], json({{"tile", "C"}, {"count", 4}}));
    const std::string short_deck = start + "; left -";
    const json none = answer_json("match_position", {short_deck});
    EXPECT_EQ(none["left"][17]["count"], 0);
    EXPECT_EQ(none["box"][17]["count"], 5);
    EXPECT_TRUE(none["hand"].is_null());
    const json rules = answer_json("match_set_rules", {start, "3", R"({"farm":2})"});
    EXPECT_EQ(rules["match"]["position"], "players 3, farm 2; tiles RCr 0 0 0; scores 0 0 0; turn 0");
}

TEST(EnginePositionCalls, AnImpossibleEditGivesTheReason) {
    const auto edited = answer("match_put_tile", {start, "L", "0", "-1"});
    ASSERT_FALSE(edited);
    EXPECT_EQ(edited.error().what(), "L does not fit on square 0 -1 in any rotation");
    EXPECT_FALSE(answer("match_set_hand", {start, "X"}));
}

TEST(EnginePositionCalls, ScoresAsIfTheGameWereOver) {
    const json view = answer_json("match_put_meeple", {start, "0", "0", "1", "1"});
    EXPECT_EQ(view["projected"], json({0, 1}));
    ASSERT_EQ(view["events"].size(), 1U);
    EXPECT_EQ(view["events"][0]["kind"], "road");
    EXPECT_EQ(view["supplies"], json({7, 6}));
}

TEST(EnginePositionCalls, FindsThePieceUnderAFinger) {
    const auto piece = [](const char* x, const char* y) {
        return answer_json("match_piece_at", {start, x, y})["piece"];
    };
    EXPECT_EQ(piece("50", "10"), 0);
    EXPECT_EQ(piece("50", "50"), 1);
    // A little beside the road.
    EXPECT_EQ(piece("50", "59"), 1);
    EXPECT_EQ(piece("50", "80"), 3);
    EXPECT_TRUE(answer_json("match_piece_at", {start, "150", "50"}).is_null());
}

TEST(EnginePositionCalls, ListsEachSquareForATileOnce) {
    EXPECT_EQ(answer_json("match_squares_for", {start, "RFr"}).size(), 3U);
    EXPECT_EQ(answer_json("match_squares_for", {start, "C"}).size(), 2U);
}

}  // namespace
}  // namespace bastide::engine
