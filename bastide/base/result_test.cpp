// An error names as much of its place as is known.
#include "bastide/base/result.h"

#include <gtest/gtest.h>

namespace bastide {
namespace {

TEST(BaseError, NamesAsMuchOfThePlaceAsIsKnown) {
    Error error;
    error.what = "it is wrong";
    EXPECT_EQ(to_string(error), "it is wrong");
    error.where.inside = "row 2";
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
