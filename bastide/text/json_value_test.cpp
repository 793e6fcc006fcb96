// The limits of the JSON parser, with the location of each error.
#include "bastide/text/json_value.h"

#include <gtest/gtest.h>

namespace bastide::text {
namespace {

std::string error_in_json(const std::string& text) {
    const auto read = parse_json(text);
    return read ? "" : to_string(read.error());
}

TEST(TextJsonValue, HasAtMostAThousandMembers) {
    std::string members;
    for (int i = 0; i < 1000; ++i) members += "\n\"m" + std::to_string(i) + "\": 0,";
    members.pop_back();
    EXPECT_EQ(error_in_json("{" + members + "}"), "");
    EXPECT_EQ(error_in_json("{" + members + ",\n\"more\": 0}"),
              "1002:1: the object has more than 1000 members");
}

TEST(TextJsonValue, IsThirtyTwoLevelsDeepAtMost) {
    const auto nested = [](std::size_t levels) {
        return std::string(levels, '[') + std::string(levels, ']');
    };
    EXPECT_EQ(error_in_json(nested(32)), "");
    EXPECT_EQ(error_in_json(nested(33)), "1:33: the document is more than 32 levels deep");
}

TEST(TextJsonValue, ReportsUtf16) {
    for (const std::string& text : {std::string("\xFF\xFE{\0}\0", 6), std::string("\xFE\xFF\0{\0}", 6),
                                    std::string("{\0}\0", 4), std::string("\0{\0}", 4)})
        EXPECT_EQ(error_in_json(text), "1:1: this is not JSON: the text is UTF-16 and not UTF-8");
}

TEST(TextJsonValue, ReportsZeroBytes) {
    EXPECT_EQ(error_in_json(std::string(100, '\0')), "1:1: this is not JSON: a zero byte");
    EXPECT_EQ(error_in_json(std::string("[1,\0]", 5)), "1:4: this is not JSON: a zero byte");
    EXPECT_EQ(error_in_json(std::string("[\"a\0b\"]", 7)), "1:4: this is not JSON: a zero byte");
    EXPECT_EQ(error_in_json(""), "1:1: this is not JSON: the text is empty");
    EXPECT_EQ(error_in_json("[1"), "1:3: this is not JSON: expected a comma or ']' after an element");
}

}  // namespace
}  // namespace bastide::text
