// The limits of the JSON parser, with the location of each error.
#include "bastide/text/json_value.h"

#include <gtest/gtest.h>

namespace bastide::text {
namespace {

std::string error_of(const std::string& text) {
    const auto read = parse_json(text);
    return read ? "" : to_string(read.error());
}

TEST(TextJsonValue, HasAtMostAThousandMembers) {
    std::string members;
    for (int i = 0; i < 1000; ++i) members += "\n\"m" + std::to_string(i) + "\": 0,";
    members.pop_back();
    EXPECT_EQ(error_of("{" + members + "}"), "");
    EXPECT_EQ(error_of("{" + members + ",\n\"more\": 0}"), "1002:1: the object has more than 1000 members");
}

TEST(TextJsonValue, IsThirtyTwoLevelsDeepAtMost) {
    const auto nested = [](std::size_t levels) {
        return std::string(levels, '[') + std::string(levels, ']');
    };
    EXPECT_EQ(error_of(nested(32)), "");
    EXPECT_EQ(error_of(nested(33)), "1:33: the document is more than 32 levels deep");
}

}  // namespace
}  // namespace bastide::text
