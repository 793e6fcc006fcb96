// Calls with extreme and empty values: each returns an error or ends with the message of a contract.
#include "bastide/base/testing/misuse.h"

#include <limits>
#include <string>

#include <gtest/gtest.h>

#include "bastide/arrange/encoding.h"
#include "bastide/arrange/kinds.h"
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

TEST(ArrangeMisuse, ACellFarAwayIsAnError) {
    constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    for (const tile::Cell cell :
         {tile::Cell{-1, 0}, tile::Cell{0, -1}, tile::Cell{least, least}, tile::Cell{most, 0},
          tile::Cell{0, most}, tile::Cell{Shape::max_side, 0}, tile::Cell{0, Shape::max_side}})
        EXPECT_EQ(to_string(Shape::of({{0, 0}, cell}).error()),
                  "the shape has a cell in row " + std::to_string(cell.row) + " and column " +
                      std::to_string(cell.column) + ": rows and columns are from 0 to 16777215");
    EXPECT_TRUE(Shape::of({{0, 0}, {Shape::max_side - 1, Shape::max_side - 1}}));
}

TEST(ArrangeMisuseDeathTest, ValuesThatNoProblemHas) {
    const Problem problem{.shape = Shape::rectangle(2, 2).value(), .kinds = {{.most = 4}}};
    const Encoding encoding = Encoding::of(problem).value();
    const auto nothing = [](int) { return false; };
    bastide::testing::expect_contracts({
        {"map of a model without tiles", [&] { static_cast<void>(encoding.map(nothing)); },
         "each cell has a tile in the model, but got 0"},
        {"all_but of a model without tiles", [&] { static_cast<void>(encoding.all_but(nothing)); },
         "each cell has a tile in the model, but got 0"},
        {"add of -1 tiles",
         [] {
             Kinds kinds;
             add(kinds, tile::Tile(), -1);
         },
         "a count of tiles is not negative, but got -1"},
    });
}

}  // namespace
}  // namespace bastide::arrange
