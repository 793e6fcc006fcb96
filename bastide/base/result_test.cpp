// An error names as much of its place as is known.
#include "bastide/base/result.h"

#include <gtest/gtest.h>

namespace bastide {
namespace {

constexpr MessageKind too_many{"demo.too_many", "{0} is more than {1} {2} { … }"};

TEST(BaseMessage, PutsOperandsIntoTheSentence) {
    EXPECT_EQ(to_string(Message(too_many, 9, 8, "tiles")), "9 is more than 8 tiles { … }");
    EXPECT_EQ(to_string(Message("{0} as it is")), "{0} as it is");
    const Message nested(too_many, Message(too_many, "a", "b", "c"), list_of(or_list, std::vector{1, 2, 3}),
                         "x");
    EXPECT_EQ(to_string(nested), "a is more than b c { … } is more than 1, 2 or 3 x { … }");
    EXPECT_EQ(to_string(list_of(nor_list, std::vector{"a", "b", "c"})), "a nor b nor c");
    EXPECT_EQ(to_string(list_of(and_list, std::vector{"a"})), "a");
    EXPECT_EQ(to_string(list_of(and_list, std::vector<int>())), "");
}

TEST(BaseError, HasAKind) {
    const Error error = fail({too_many, 9, 8, "tiles"}).error();
    EXPECT_TRUE(error.is(too_many));
    EXPECT_FALSE(error.is(and_list));
    EXPECT_EQ(error.what(), "9 is more than 8 tiles { … }");
}

TEST(BaseError, FormatsTheKnownPartsOfTheLocation) {
    Error error;
    error.message = "it is wrong";
    EXPECT_EQ(to_string(error), "it is wrong");
    error.where.context = "row 2";
    EXPECT_EQ(to_string(error), "row 2: it is wrong");
    error.where.line = 7;
    EXPECT_EQ(to_string(error), "7: row 2: it is wrong");
    error.where.file = "map.json";
    EXPECT_EQ(to_string(error), "map.json:7: row 2: it is wrong");
    error.where.column = 3;
    EXPECT_EQ(to_string(error), "map.json:7:3: row 2: it is wrong");
    EXPECT_EQ(to_string(file_error("a", "b")), "a: b");
}

}  // namespace
}  // namespace bastide
