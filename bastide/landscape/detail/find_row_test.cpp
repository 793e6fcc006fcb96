#include "bastide/landscape/detail/find_row.h"

#include <gtest/gtest.h>

namespace bastide::landscape::detail {
namespace {

constexpr std::size_t none = std::string_view::npos;

TEST(LandscapeFindRow, FindsARowInAnyLayout) {
    EXPECT_EQ(find_row("1, 1]], [[0, 1"), 8U);
    EXPECT_EQ(find_row(",[["), 1U);
    EXPECT_EQ(find_row("]\n]\r\n,\t[\n  [0"), 7U);
    EXPECT_EQ(find_row("],[],[1,2],[[]]"), 11U) << "a cell is no row, and an empty one looks like a cell";
}

TEST(LandscapeFindRow, IgnoresTextThatIsNotARow) {
    for (const char* text : {"", "[[[0,1", "0],[1,1,1,1,0],[],[ ] ,[", "[ [[[]", ",", ", ]["})
        EXPECT_EQ(find_row(text), none) << text;
}

}  // namespace
}  // namespace bastide::landscape::detail
