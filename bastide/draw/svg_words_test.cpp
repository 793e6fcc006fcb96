#include "bastide/draw/svg_words.h"

#include <gtest/gtest.h>

namespace bastide::draw {
namespace {

TEST(DrawSvgWords, CountWideCharactersTwice) {
    EXPECT_EQ(columns(""), 0U);
    EXPECT_EQ(columns("Zoë"), 3U);
    EXPECT_EQ(columns("漢字"), 4U);
    EXPECT_EQ(columns("\U0001F600"), 2U);
    EXPECT_EQ(columns("\xFF"), 2U) << "no UTF-8, but no endless loop";
}

TEST(DrawSvgWords, AreShortenedBetweenCharacters) {
    EXPECT_EQ(shortened("Adelheid", 8), "Adelheid");
    EXPECT_EQ(shortened("Adelheid", 7), "Adelhe…");
    EXPECT_EQ(shortened("漢字漢字", 8), "漢字漢字");
    EXPECT_EQ(shortened("漢字漢字", 7), "漢字漢…");
    EXPECT_EQ(shortened("漢字漢字", 6), "漢字…");
}

TEST(DrawSvgWords, AreWrappedBetweenWords) {
    EXPECT_EQ(wrap_words("two players and a seed", 11),
              (std::vector<std::string>{"two players", "and a seed"}));
    EXPECT_EQ(wrap_words("a very-long-word b", 6), (std::vector<std::string>{"a", "very-…", "b"}));
    EXPECT_TRUE(wrap_words("", 6).empty());
}

TEST(DrawSvgWords, AreEscapedInXml) {
    EXPECT_EQ(svg_text("b-label", "end", {1, 2.5}, "<&>"),
              "<text class=\"b-label\" text-anchor=\"end\" x=\"1\" y=\"2.5\">&lt;&amp;&gt;</text>\n");
}

}  // namespace
}  // namespace bastide::draw
