// Calls with extreme and empty values: each returns an error.
#include <limits>
#include <string>

#include <gtest/gtest.h>

#include "bastide/arrange/encoding.h"
#include "bastide/arrange/problem.h"
#include "bastide/arrange/shape.h"

namespace bastide::arrange {
namespace {

TEST(ArrangeMisuse, AnEmptyProblemIsAnError) {
    EXPECT_EQ(to_string(check(Problem{}).error()), "the shape has no cell");
    EXPECT_EQ(to_string(Encoding::of(Problem{}).error()), "the shape has no cell");
    EXPECT_EQ(to_string(Encoding::of(Problem{.may_leave_cells = true}).error()), "the shape has no cell");
    const Problem without_tiles{.shape = Shape::rectangle(2, 2).value()};
    EXPECT_FALSE(check(without_tiles));
}

TEST(ArrangeMisuse, ARectangleWithoutCellsIsAnError) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
    for (const auto& [rows, columns] : {std::pair<std::int64_t, std::int64_t>{0, 0},
                                        {5, 0},
                                        {0, 5},
                                        {-3, 5},
                                        {5, -3},
                                        {-3, -3},
                                        {least, least},
                                        {most, 0}})
        EXPECT_EQ(to_string(Shape::rectangle(rows, columns).error()), "the shape has no cell");
    EXPECT_FALSE(Shape::rectangle(most, most));
    EXPECT_FALSE(Shape::rectangle(1, most));
    EXPECT_FALSE(Shape::of({}));
    EXPECT_TRUE(Shape::rectangle(1, Shape::max_cells));
}

}  // namespace
}  // namespace bastide::arrange
