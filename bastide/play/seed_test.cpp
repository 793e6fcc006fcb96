// Valid and invalid seeds.
#include "bastide/play/seed.h"

#include <gtest/gtest.h>

namespace bastide::play {
namespace {

TEST(PlaySeed, IsAnyVisibleText) {
    for (const char* seed : {"a", "two words", "\"quoted\" \\ back", "\xC3\xA9t\xC3\xA9", "{}[],:", "0"})
        EXPECT_EQ(to_string(seed_error(seed)), "") << seed;
    EXPECT_EQ(to_string(seed_error(std::string(64, 's'))), "");
}

TEST(PlaySeed, ExplainsErrors) {
    EXPECT_EQ(to_string(seed_error("")), "the seed is empty: give any word or number");
    EXPECT_EQ(to_string(seed_error(std::string(65, 's'))), "the seed is too long: 65 bytes, at most 64");
    EXPECT_EQ(to_string(seed_error("abc", 2)), "the seed is too long: 3 bytes, at most 2");
    EXPECT_EQ(to_string(seed_error("a\tb")), "the seed 'a\\x09b' has characters that are not printable");
    EXPECT_EQ(to_string(seed_error("\xC3")), "the seed '\\xc3' is not UTF-8 text");
}

TEST(PlaySeed, OfARecordIsText) {
    const auto record = text::parse_json(R"(["monday",5,""])");
    ASSERT_TRUE(record);
    EXPECT_EQ(read_seed(record->elements[0]).value_or("none"), "monday");
    const auto number = read_seed(record->elements[1]);
    ASSERT_FALSE(number);
    EXPECT_EQ(to_string(number.error()), "1:11: a seed is a text in quotes");
    const auto empty = read_seed(record->elements[2]);
    ASSERT_FALSE(empty);
    EXPECT_EQ(to_string(empty.error()), "1:13: the seed is empty: give any word or number");
}

}  // namespace
}  // namespace bastide::play
