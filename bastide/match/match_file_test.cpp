// Files of games: the content determines the format, and other files give the error of a record.
#include "bastide/match/match_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/match/jcz.h"

namespace bastide::match {
namespace {

using ::testing::ElementsAre;

TEST(MatchFile, OwnRecordsNumberThePlayers) {
    const std::string text = R"({"version":1,"players":2,"deck":["L"],"moves":["L 0 1 0 m"]})";
    const auto read = read_match_file(text);
    ASSERT_TRUE(read) << read.error().what();
    EXPECT_EQ(read->record, read_record(text));
    EXPECT_THAT(read->names, ElementsAre("Player 1", "Player 2"));
}

TEST(MatchFile, PlayersWithEqualNamesGetNumbers) {
    const auto read =
        read_match_file(R"({"version":1,"players":2,"seed":"a","moves":[],"names":["greedy","greedy"]})");
    ASSERT_TRUE(read) << read.error().what();
    EXPECT_THAT(read->names, ElementsAre("greedy 1", "greedy 2"));
}

TEST(MatchFile, ErrorsOfMovesHaveALineAndColumn) {
    const auto read = read_match_file(
        "{\"version\":1,\"players\":2,\"deck\":[\"L\",\"L\"],\"moves\":[\n"
        "\"L 0 1 0 m\",\n \"L 9 9 0 -\"]}");
    ASSERT_FALSE(read);
    EXPECT_EQ(to_string(read.error()), "3:2: move 1: square 9 9 has no tile next to it");
}

TEST(MatchFile, JCloisterZoneSavesHaveNames) {
    const std::string text = file_text(BASTIDE_SOURCE_DIR "/examples/match/abbey.jcz");
    const auto read = read_match_file(text);
    ASSERT_TRUE(read) << read.error().what();
    EXPECT_EQ(read->record, read_jcz(text)->record);
    EXPECT_THAT(read->names, ElementsAre("Ada", "Bo"));
}

TEST(MatchFile, ErrorsComeFromTheReaderOfItsFormat) {
    EXPECT_EQ(read_match_file(R"({"players":2})").error().what(),
              read_record(R"({"players":2})").error().what());
    EXPECT_EQ(read_match_file(R"({"replay":[]})").error().what(),
              read_jcz(R"({"replay":[]})").error().what());
}

TEST(MatchFile, JsonWithoutAGameNamesTheKindsThatAreRead) {
    for (const char* text : {"[]", "{}", "3", R"({"landscape":["C"]})"})
        EXPECT_EQ(
            to_string(read_match_file(text).error()),
            "1:1: this is not a game: expected a game record, a save of JCloisterZone or a log of Board "
            "Game Arena");
}

TEST(MatchFile, OnlyMembersOfTheOuterObjectDecideTheFormat) {
    for (const std::string word : {"replay", "appVersion"}) {
        const std::string text = R"({"version":1,"players":2,"seed":")" + word +
                                 R"(","moves":[],"names":["a","b"],"forfeit":{"seat":0,"why":")" + word +
                                 R"("}})";
        const auto read = read_match_file(text);
        ASSERT_TRUE(read) << read.error().what();
        EXPECT_EQ(read->record.start().seed, word);
        EXPECT_EQ(read_match_file(R"({"version":1,"players":2,"seed":"a","moves":[],"names":[")" + word +
                                  R"(","b"]})")
                      ->names.front(),
                  word);
    }
}

}  // namespace
}  // namespace bastide::match
