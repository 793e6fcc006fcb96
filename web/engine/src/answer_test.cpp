// Calls as bytes: parsing, rejected input, and the locations of errors.
#include "web/engine/src/answer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace bastide::engine {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

// Words with the zero byte after each.
std::string bytes(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) (all += word) += '\0';
    return all;
}

TEST(EngineAnswer, ReturnsTheResult) {
    const Answer score = answer(bytes({"landscape_score", "[[[0,0,0,0,0],[0,0,0,0,0]]]"}), page_modules());
    EXPECT_TRUE(score.is_good);
    EXPECT_EQ(json::parse(score.text)["score"], 4) << "two monasteries beside each other";
    const Answer catalogue = answer(bytes({"landscape_catalogue"}), page_modules());
    EXPECT_EQ(json::parse(catalogue.text).size(), 19U);
}

TEST(EngineAnswer, ErrorsHaveLocations) {
    const Answer wrong = answer(bytes({"landscape_score", "[\n[[0,0,0,7,0]]]"}), page_modules());
    EXPECT_FALSE(wrong.is_good);
    const json error = json::parse(wrong.text);
    EXPECT_EQ(error["line"], 2);
    EXPECT_EQ(error["column"], 9);
    EXPECT_EQ(error["context"]["english"], "row 1, column 1");
    EXPECT_EQ(error["message"]["id"], "landscape.not_an_edge");
    EXPECT_EQ(error["message"]["operands"], json::array({"west", "7"}));
    EXPECT_THAT(error["message"]["english"].get<std::string>(), HasSubstr("the west edge is 7"));
}

TEST(EngineAnswer, RejectsUnknownCalls) {
    for (const std::string& strange :
         {std::string(), std::string("landscape_score"), bytes({"landscape_score"}),
          bytes({"landscape_score", "[]", "more"}), bytes({"landscape_scores", "[]"}), bytes({"", ""}),
          std::string(3, '\0'), std::string("\xFF\xFE")}) {
        const Answer refused = answer(strange, page_modules());
        EXPECT_FALSE(refused.is_good);
        EXPECT_EQ(json::parse(refused.text)["message"], "there is no call like this");
    }
}

TEST(EngineAnswer, RejectsInvalidTiles) {
    for (const std::vector<std::string>& numbers :
         std::vector<std::vector<std::string>>{{"0", "0", "0", "3", "0"},
                                               {"-1", "0", "0", "0", "0"},
                                               {"0", "0", "0", "0", "x"},
                                               {"", "", "", "", ""}}) {
        std::vector<std::string> words = {"draw_tile"};
        words.insert(words.end(), numbers.begin(), numbers.end());
        EXPECT_FALSE(answer(bytes(words), page_modules()).is_good);
    }
    EXPECT_THAT(answer(bytes({"draw_tile", "1", "0", "1", "0", "0"}), page_modules()).text,
                HasSubstr("b-road"));
}

}  // namespace
}  // namespace bastide::engine
