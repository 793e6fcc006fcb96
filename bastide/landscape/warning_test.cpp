// Warnings are stored in reading order, ten of each kind, regardless of the order of additions.
#include "bastide/landscape/warning.h"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

namespace bastide::landscape {
namespace {

using tile::Side;

Warning side_at(std::int64_t row, std::int64_t column, Side side = Side::east) {
    Warning warning;
    warning.at = {row, column};
    warning.side = side;
    warning.edges = {tile::Edge::road, tile::Edge::city};
    return warning;
}

TEST(LandscapeWarning, NamesTheSquareAndTheProblem) {
    EXPECT_EQ(to_string(side_at(2, 2, Side::south)),
              "row 3, column 3: south edge is road, but its neighbour's north edge is city");
    EXPECT_EQ(to_string(side_at(0, 9)),
              "row 1, column 10: east edge is road, but its neighbour's west edge is city");
}

TEST(LandscapeWarnings, StoreTheFirstTenOfEachKindAndCountAll) {
    std::vector<Warning> all;
    for (int i = 0; i < 30; ++i) all.push_back(side_at(i / 7, i % 7));
    const std::vector<Warning> first_ten(all.begin(), all.begin() + 10);
    std::mt19937_64 random(41);
    for (int round = 0; round < 50; ++round) {
        std::ranges::shuffle(all, random);
        Warnings warnings;
        Warnings upper;
        for (const Warning& warning : all) (warning.at.row < 2 ? upper : warnings).add(warning);
        warnings.add(upper);
        EXPECT_EQ(warnings.count(), 30);
        EXPECT_EQ(warnings.first(Warning::Kind::side), first_ten);
    }
}

TEST(LandscapeWarnings, MoveDownWithTheirStrip) {
    Warnings warnings;
    Warnings below;
    below.add(side_at(1, 4));
    warnings.add(side_at(8, 0));
    warnings.add(below, 5);
    EXPECT_EQ(warnings.first(), (std::vector{side_at(6, 4), side_at(8, 0)}));
}

}  // namespace
}  // namespace bastide::landscape
