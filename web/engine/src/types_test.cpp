// Tests that the TypeScript declarations contain each type that a page uses, with its comment.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "web/engine/src/answer.h"

namespace bastide::engine {
namespace {

using ::testing::HasSubstr;

TEST(EngineTypes, AreDeclaredOnce) {
    const Answer types = answer(std::string_view("types\0", 6), types_modules());
    ASSERT_TRUE(types.is_good);
    for (const char* name :
         {"MatchRecord",   "MatchTable",   "MatchView",       "MatchNow",    "MatchRegion", "JudgedTurn",
          "MatchReview",   "MatchProblem", "MatchPractice",   "SoloGame",    "SoloView",    "SoloTable",
          "PuzzleView",    "PuzzleTable",  "PuzzleHint",      "MapScore",    "Hole",        "Tally",
          "EntryKind",     "CavernaSheet", "CavernaTiles",    "Arrangement", "BestSoFar",   "OnlineView",
          "OnlineWelcome", "OnlineEvent",  "MatchCollection", "AddedMatch"}) {
        const std::string declared = std::string("export interface ") + name + " ";
        const std::size_t place = types.text.find(declared);
        ASSERT_NE(place, std::string::npos) << name;
        EXPECT_EQ(types.text.find(declared, place + 1), std::string::npos) << name;
    }
    EXPECT_THAT(types.text,
                HasSubstr("  /** Tiles that fitted nowhere, and the move before which they were drawn. */\n"
                          "  asides: { tile: string; move: number }[];\n"));
    EXPECT_THAT(types.text, HasSubstr("export interface SoloGame extends SoloSettings {\n  version: 1;\n"));
    EXPECT_THAT(types.text, HasSubstr("  hand: MatchHand | null;\n"));
    EXPECT_THAT(types.text, HasSubstr("export interface OnlineDone {\n  is: 'done';\n  id: number;\n}\n"));
}

}  // namespace
}  // namespace bastide::engine
