// A map is written as the reader takes it.
#include "bastide/landscape/format.h"

#include <random>

#include <gtest/gtest.h>

#include "bastide/landscape/testing/plain_reading.h"
#include "bastide/landscape/testing/random_landscape.h"

namespace bastide::landscape {
namespace {

TEST(LandscapeFormat, AMapIsALineForEachRow) {
    Landscape map;
    map.add_row(std::vector{tile::Tile(), tile::read_legend({2, 2, 0, 0, 2}).tile});
    map.add_row({});
    EXPECT_EQ(to_json(map), "[\n  [[],[2,2,0,0,2]],\n  []\n]\n");
    EXPECT_EQ(to_json(Landscape()), "[\n]\n");
}

TEST(LandscapeFormat, MapsRoundTrip) {
    std::mt19937_64 random(1);
    for (int i = 0; i < 100; ++i) {
        const testing::RandomLandscape options = {.rows = 1 + random() % 9,
                                                  .columns = 1 + random() % 9,
                                                  .density = 0.7,
                                                  .tiles = testing::RandomLandscape::Tiles::any,
                                                  .ragged = i % 2 == 0};
        const Landscape map = testing::random_landscape(options, random);
        if (map.tiles() == 0) continue;  // that is none to the reader
        EXPECT_EQ(testing::landscape_of(to_json(map)), map);
    }
}

}  // namespace
}  // namespace bastide::landscape
