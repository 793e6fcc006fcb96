// Visible and distinguishable names.
#include "bastide/match/online/name.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bastide::match {
namespace {

using ::testing::HasSubstr;

TEST(MatchSharedName, AcceptsPeoplesNames) {
    for (const char* name : {"Anna", "A", "Anna Lea", "Zoë", "Łukasz", "李小龙", "さくら", "علی\u200Cرضا",
                             "abcdefghijklmnopqrstuvwx", "\u2764\uFE0F", "\U0001F468\u200D\U0001F467",
                             "Easygoing", "O'Neill", "Hardy"})
        EXPECT_EQ(to_string(name_error(name)), "") << name;
}

TEST(MatchSharedName, IsPrintable) {
    for (const char* hidden :
         {"\u200B", "\u00A0", "\uFEFF", "\u3164", "\u00AD", "\u2060", "\u2800", "\U000E0041", "\u3000",
          "\u2003", "\u202E", "\uE000", "\uF8FF", "\U000F0000", "\U0010FFFD", "\n", "\x1f", "\x7f"}) {
        EXPECT_THAT(to_string(name_error(hidden)), HasSubstr("printable text")) << hidden;
        EXPECT_THAT(to_string(name_error(std::string("An") + hidden + "na")), HasSubstr("printable text"))
            << hidden;
    }
    for (const char* text :
         {"", " ", "   ", "\u200D", "\uFE0F", " \u200C ", "\xff", "\xC2", "abcdefghijklmnopqrstuvwxy"})
        EXPECT_THAT(to_string(name_error(text)), HasSubstr("printable text")) << text;
}

TEST(MatchSharedName, IsUnique) {
    EXPECT_THAT(to_string(name_error(" Anna")), HasSubstr("cannot begin or end with a space"));
    EXPECT_THAT(to_string(name_error("Anna ")), HasSubstr("cannot begin or end with a space"));
    EXPECT_THAT(to_string(name_error("hard")), HasSubstr("'hard' is the name of a bot"));
}

TEST(MatchSharedName, DoesNotLookLikeABots) {
    for (const char* name :
         {"Hard", "HARD", "h ard", "hard 2", "Hard2", "h\u0430rd", "\u041D\u0410rd", "h\u00E4rd",
          "ha\u0301rd", "\uFF48\uFF41\uFF52\uFF44", "gr\u0435\u0435dy", "U\u0421T", "star25"})
        EXPECT_THAT(to_string(name_error(name)), HasSubstr("is the name of a bot")) << name;
}

TEST(MatchSharedName, LooksDifferentFromOthers) {
    EXPECT_TRUE(look_alike("Anna", "anna"));
    EXPECT_TRUE(look_alike("Anna", "\u0410nna"));
    EXPECT_TRUE(look_alike("Anna Lea", "AnnaLea"));
    EXPECT_FALSE(look_alike("Anna", "Anne"));
    EXPECT_FALSE(look_alike("\u674E", "\u6797"));
}

}  // namespace
}  // namespace bastide::match
