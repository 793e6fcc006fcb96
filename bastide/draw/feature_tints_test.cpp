#include "bastide/draw/feature_tints.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "bastide/draw/palette.h"
#include "bastide/draw/testing/maps.h"

namespace bastide::draw {
namespace {

using tile::Side;

TEST(DrawFeatureTints, DifferOnOneTileAndAcrossABorder) {
    // A crossroads has four roads. The caps north and south of it belong to neighbouring tiles.
    const landscape::Landscape map =
        testing::landscape({{{0, 0, 1, 2, 1}}, {{1, 1, 1, 1, 0}}, {{1, 2, 0, 0, 1}}});
    const landscape::FeatureMap features = find_features(map);
    const auto tints_of = feature_tints(map, features);
    ASSERT_EQ(tints_of.size(), features.features.size());
    const auto at = [&](std::size_t square, Side side) {
        return tints_of[features.owners[square].sides[index(side)]];
    };
    for (const Side side : tile::all_sides) {
        EXPECT_LT(at(1, side), tints.size());
        for (const Side other : tile::all_sides) {
            if (side != other) {
                EXPECT_NE(at(1, side), at(1, other));
            }
        }
        EXPECT_NE(at(1, side), at(0, Side::west));
        EXPECT_NE(at(1, side), at(2, Side::east));
    }
}

TEST(DrawFeatureTints, AreUsedEvenly) {
    // Monasteries far from one another take one tint after the other.
    std::vector<tile::FiveNumbers> row;
    for (std::size_t i = 0; i < tints.size(); ++i) {
        row.push_back({0, 0, 0, 0, 0});
        row.push_back(testing::no_tile);
    }
    const landscape::Landscape map = testing::landscape({row});
    auto tints_of = feature_tints(map, find_features(map));
    std::ranges::sort(tints_of);
    for (std::size_t i = 0; i < tints.size(); ++i) EXPECT_EQ(tints_of[i], i);
}

// They would look like rivers.
TEST(DrawFeatureTints, RoadsAreNeverBlue) {
    std::vector<tile::FiveNumbers> row;
    for (std::size_t i = 0; i < 3 * tints.size(); ++i) {
        row.push_back({0, 1, 0, 1, 0});
        row.push_back(testing::no_tile);
    }
    const landscape::Landscape map = testing::landscape({row});
    const auto tints_of = feature_tints(map, find_features(map));
    ASSERT_EQ(tints_of.size(), 3 * tints.size());
    for (const std::uint8_t tint : tints_of) EXPECT_FALSE(tints[tint].is_blue);
}

TEST(DrawRowStarts, CountSquaresOfTheRowsAbove) {
    EXPECT_EQ(row_starts(testing::ragged()), (std::vector<std::size_t>{0, 4, 5}));
}

}  // namespace
}  // namespace bastide::draw
