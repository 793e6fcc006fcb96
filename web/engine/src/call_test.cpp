// Functions called with words: their number, the parameters, and the error that is reported.
#include "web/engine/src/call.h"

#include <vector>

#include <gtest/gtest.h>

#include "web/engine/src/lines.h"
#include "web/engine/src/number.h"

namespace bastide::engine {
namespace {

std::string nothing() {
    return "nothing";
}

std::string repeated(std::string_view text, Within<0, 3> times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

// Made of two words, the second of which depends on the first.
struct Share {
    int part;
    int whole;

    static Result<Share> read(From<1> whole, From<0> part) {
        if (part > whole) return fail("more than the whole");
        return Share{part, whole};
    }
};

Result<std::string> portions(const Share& share, std::vector<std::string> names) {
    if (names.empty()) return fail("nobody");
    return names.back() + " " + std::to_string(share.part) + "/" + std::to_string(share.whole);
}

std::string answered(const Answerer& by, std::vector<std::string_view> words) {
    EXPECT_EQ(words.size(), by.word_count);
    const auto answer = by.answer(words);
    return answer ? *answer : "error: " + answer.error().what();
}

TEST(EngineCalls, TakeTheWordsOfTheirParameters) {
    EXPECT_EQ(call<nothing>.word_count, 0U);
    EXPECT_EQ(call<repeated>.word_count, 2U);
    EXPECT_EQ(call<portions>.word_count, 3U);
}

TEST(EngineCalls, ReadTheirParametersInOrder) {
    EXPECT_EQ(answered(call<nothing>, {}), "nothing");
    EXPECT_EQ(answered(call<repeated>, {"ab", "3"}), "ababab");
    EXPECT_EQ(answered(call<portions>, {"8", "3", "Ada\n\nBo\n"}), "Bo 3/8");
}

TEST(EngineCalls, ReturnTheFirstError) {
    EXPECT_EQ(answered(call<repeated>, {"ab", "4"}), "error: a whole number from 0 to 3 is wanted, not '4'");
    for (const std::string_view strange : {"", "-1", "1.5", " 1", "1 ", "x", "99999999999999999999"})
        EXPECT_TRUE(answered(call<repeated>, {"ab", strange}).starts_with("error: a whole number"))
            << strange;
    EXPECT_TRUE(answered(call<portions>, {"0", "-1", ""}).starts_with("error: a whole number from 1"));
    EXPECT_EQ(answered(call<portions>, {"2", "3", ""}), "error: more than the whole");
    EXPECT_EQ(answered(call<portions>, {"2", "1", ""}), "error: nobody");
}

}  // namespace
}  // namespace bastide::engine
