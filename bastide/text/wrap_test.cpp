// Text is wrapped into lines, and commands are broken with a backslash.
#include "bastide/text/wrap.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/text/utf8.h"

namespace bastide::text {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(TextWrap, FillsLines) {
    EXPECT_THAT(wrap("one two  three\nfour", 9), ElementsAre("one two", "three", "four"));
    EXPECT_THAT(wrap("unbreakable a", 5), ElementsAre("unbreakable", "a"));
    EXPECT_THAT(wrap("", 9), ElementsAre());
    EXPECT_EQ(columns("†…a"), 3U);
    EXPECT_EQ(entry("--a", "one two three", 8, 16), "  --a   one two\n        three\n");
    EXPECT_EQ(entry("--much, --too, --long", "one", 8, 16),
              "  --much,\n    --too,\n    --long\n        one\n");
    EXPECT_EQ(entry("--longer", "one", 8, 16), "  --longer\n        one\n");
}

TEST(TextWrap, BreaksCommandsWithBackslashes) {
    EXPECT_EQ(wrap_paragraphs("  run --one 'two three' --four", 24),
              "  run --one \\\n    'two three' --four\n");
    EXPECT_EQ(wrap_paragraphs("a b\nc\n\n  1 city 4   player 1 has a city\n", 24),
              "a b c\n\n  1 city 4   player 1\n             has a city\n");
    EXPECT_THAT(wrap_paragraphs("  short", 22), Not(HasSubstr("\\")));
}

}  // namespace
}  // namespace bastide::text
