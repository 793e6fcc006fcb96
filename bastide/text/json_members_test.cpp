// Objects are read according to a table of their members, and errors have a location.
#include "bastide/text/json_members.h"

#include <gtest/gtest.h>

#include "bastide/text/join_words.h"

namespace bastide::text {
namespace {

struct Shed {
    int doors = 1;
    std::size_t colour = 0;
};

Result<void> read_shed_version(const JsonValue& value, Shed& shed) {
    (void)shed;
    return read_version(value, "shed");
}

Result<void> read_doors(const JsonValue& value, Shed& shed) {
    const auto doors = read_number(value, 9, "a shed has 0 to 9 doors");
    if (!doors) return std::unexpected(doors.error());
    shed.doors = *doors;
    return {};
}

Result<void> read_colour(const JsonValue& value, Shed& shed) {
    const auto colour = read_word(value, std::array<std::string_view, 3>{"red", "grey", "green"});
    if (!colour) return std::unexpected(colour.error());
    shed.colour = *colour;
    return {};
}

constexpr std::array<JsonMemberOf<Shed>, 3> members = {{
    {"version", true, read_shed_version},
    {"doors", false, read_doors},
    {"colour", false, read_colour},
}};

std::string message_of(const std::string& text) {
    Shed shed;
    const auto read = read_members(*parse_json(text), "shed", members, shed);
    return read ? "" : to_string(read.error());
}

TEST(TextJsonMembers, AreReadInAnyOrder) {
    Shed shed;
    const auto root = parse_json(R"({"colour":"green","doors":4,"version":1})");
    ASSERT_TRUE(root && read_members(*root, "shed", members, shed));
    EXPECT_EQ(shed.doors, 4);
    EXPECT_EQ(shed.colour, 2U);
    Shed plain;
    ASSERT_TRUE(read_members(*parse_json(R"({"version":1})"), "shed", members, plain));
    EXPECT_EQ(plain.doors, 1) << "what is not given stays as it is";
}

TEST(TextJsonMembers, ErrorsHaveLocations) {
    EXPECT_EQ(message_of("[]"), "1:1: expected a shed, { … }");
    EXPECT_EQ(message_of("\n{}"), "2:1: the shed has no \"version\"");
    EXPECT_EQ(message_of(R"({"version":2})"),
              "1:12: a shed of version '2' cannot be read: only version 1 is supported");
    EXPECT_EQ(message_of(R"({"version":[]})"), "1:12: a version is a number: only version 1 is supported");
    for (const std::string doors : {"10", "-1", "1.5", "1e0", "99999999999999999999"}) {
        EXPECT_EQ(message_of("{\"version\":1,\"doors\":" + doors + "}"),
                  "1:22: '" + doors + "' is not valid: a shed has 0 to 9 doors");
    }
    EXPECT_EQ(message_of(R"({"version":1,"doors":"3"})"), "1:22: expected a number: a shed has 0 to 9 doors");
    EXPECT_EQ(message_of(R"({"version":1,"colour":"blue"})"),
              "1:23: 'blue' is neither 'red' nor 'grey' nor 'green'");
    EXPECT_EQ(message_of(R"({"version":1,"colour":null})"),
              "1:23: this is neither 'red' nor 'grey' nor 'green'");
    EXPECT_EQ(message_of(R"({"roof":1,"version":1})"),
              "1:9: 'roof' is unknown here: a shed has version, doors and colour");
}

TEST(TextJoinWords, HasCommasAndOneAnd) {
    using WordList = std::vector<std::string_view>;
    EXPECT_EQ(join_words(WordList{}), "");
    EXPECT_EQ(join_words(WordList{"a"}), "a");
    EXPECT_EQ(join_words(WordList{"a", "b"}), "a and b");
    EXPECT_EQ(join_words(WordList{"a", "b", "c"}), "a, b and c");
}

}  // namespace
}  // namespace bastide::text
