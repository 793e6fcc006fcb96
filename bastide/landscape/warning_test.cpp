// Doubts are kept in reading order, ten of a kind, whatever order they come in.
#include "bastide/landscape/warning.h"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

namespace bastide::landscape {
namespace {

using tile::Side;

Doubt side_at(std::int64_t row, std::int64_t column, Side side = Side::east) {
    Doubt doubt;
    doubt.at = {row, column};
    doubt.side = side;
    doubt.edges = {tile::Edge::road, tile::Edge::city};
    return doubt;
}

TEST(LandscapeDoubt, SaysWhereAndWhat) {
    EXPECT_EQ(to_string(side_at(2, 2, Side::south)),
              "row 3, column 3: south edge is road, but its neighbour's north edge is city");
    EXPECT_EQ(to_string(side_at(0, 9)),
              "row 1, column 10: east edge is road, but its neighbour's west edge is city");
}

TEST(LandscapeDoubts, KeepTheFirstTenOfAKindAndCountAll) {
    std::vector<Doubt> all;
    for (int i = 0; i < 30; ++i) all.push_back(side_at(i / 7, i % 7));
    const std::vector<Doubt> first_ten(all.begin(), all.begin() + 10);
    std::mt19937_64 random(41);
    for (int round = 0; round < 50; ++round) {
        std::ranges::shuffle(all, random);
        Doubts doubts;
        Doubts upper;
        for (const Doubt& doubt : all) (doubt.at.row < 2 ? upper : doubts).add(doubt);
        doubts.add(upper);
        EXPECT_EQ(doubts.count(), 30);
        EXPECT_EQ(doubts.first(Doubt::Kind::side), first_ten);
    }
}

TEST(LandscapeDoubts, MoveDownWithTheirStrip) {
    Doubts doubts;
    Doubts below;
    below.add(side_at(1, 4));
    doubts.add(side_at(8, 0));
    doubts.add(below, 5);
    EXPECT_EQ(doubts.first(), (std::vector{side_at(6, 4), side_at(8, 0)}));
}

}  // namespace
}  // namespace bastide::landscape
