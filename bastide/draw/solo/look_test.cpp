#include "bastide/draw/solo/look.h"

#include <gtest/gtest.h>

#include "bastide/tile/legend.h"

namespace bastide::draw {
namespace {

using solo::Kind;
using solo::Roads;
using tile::FiveNumbers;
using tile::Side;

FiveNumbers look(solo::Tile tile, solo::Tile::Arms met, Roads roads) {
    return legend(solo_look(tile, met, roads));
}

constexpr solo::Tile::Arms north = solo::arm(Side::north);
constexpr solo::Tile::Arms east = solo::arm(Side::east);
constexpr solo::Tile::Arms west = solo::arm(Side::west);

TEST(DrawSoloLook, CitiesAndAbbeysLookTheSameEverywhere) {
    EXPECT_EQ(look(solo::Tile(Kind::city), 0, Roads::plain), (FiveNumbers{2, 2, 2, 2, 1}));
    EXPECT_EQ(look(solo::Tile(Kind::city), north, Roads::directed), (FiveNumbers{2, 2, 2, 2, 1}));
    EXPECT_EQ(look(solo::Tile(Kind::abbey), north, Roads::plain), (FiveNumbers{0, 0, 0, 0, 0}));
    EXPECT_TRUE(solo_look(solo::Tile(Kind::abbey), 0, Roads::plain).has_monastery());
}

TEST(DrawSoloLook, PlainRoadsRunToTheRoadsBesideThem) {
    const solo::Tile road(Kind::road);
    EXPECT_EQ(shown_arms(road, north | east, Roads::plain), north | east);
    EXPECT_EQ(look(road, north | east, Roads::plain), (FiveNumbers{1, 1, 0, 0, 0}));
    EXPECT_EQ(look(road, north | east | west, Roads::plain), (FiveNumbers{1, 1, 0, 1, 0}));
}

TEST(DrawSoloLook, DirectedRoadsShowTheirArms) {
    const solo::Tile bend(Kind::road, north | west);
    EXPECT_EQ(shown_arms(bend, east, Roads::directed), north | west);
    EXPECT_EQ(look(bend, east, Roads::directed), (FiveNumbers{1, 0, 0, 1, 0}));
}

TEST(DrawSoloLook, NoRoadLooksLikeAMonastery) {
    for (unsigned met = 0; met <= solo::Tile::every_side; ++met) {
        const tile::Tile tile =
            solo_look(solo::Tile(Kind::road), static_cast<solo::Tile::Arms>(met), Roads::plain);
        EXPECT_FALSE(tile.has_monastery()) << met;
    }
    EXPECT_EQ(look(solo::Tile(Kind::road), north, Roads::plain), (FiveNumbers{1, 0, 1, 0, 0}));
    EXPECT_EQ(look(solo::Tile(Kind::road), west, Roads::plain), (FiveNumbers{0, 1, 0, 1, 0}));
    EXPECT_EQ(look(solo::Tile(Kind::road), 0, Roads::plain), (FiveNumbers{1, 1, 1, 1, 0}));
}

}  // namespace
}  // namespace bastide::draw
