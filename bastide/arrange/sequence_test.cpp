#include "bastide/arrange/sequence.h"

#include <gtest/gtest.h>

#include "bastide/arrange/read.h"
#include "bastide/arrange/testing/tiles.h"

namespace bastide::arrange {
namespace {

using landscape::Landscape;
using testing::meadow;
using testing::straight;
using tile::Tile;

Tile tile_of(const char* text) {
    return *read_tile(text);
}

Landscape map_of(const std::vector<std::vector<Tile>>& rows) {
    Landscape map;
    for (const std::vector<Tile>& row : rows) map.add_row(row);
    return map;
}

const Tile east = tile_of("[0,1,0,0,0]");
const Tile west = tile_of("[0,0,0,1,0]");

TEST(ArrangeSequence, OrdersTilesByNeighbours) {
    // In reading order, the last tile of the first row would be next to none.
    const auto tiles = sequence(map_of({{meadow, Tile(), meadow}, {east, straight, west}}));
    ASSERT_TRUE(tiles) << to_string(tiles.error());
    EXPECT_EQ(*tiles, (std::vector<Tile>{meadow, east, straight, west, meadow}));
}

TEST(ArrangeSequence, RejectsDisconnectedTiles) {
    const auto tiles = sequence(map_of({{meadow, Tile(), meadow}}));
    ASSERT_FALSE(tiles);
    EXPECT_EQ(
        to_string(tiles.error()),
        "row 1, column 3: the tile is not connected to the first, as a puzzle's are: use a connected shape");
}

TEST(ArrangeSequence, RejectsOpenMaps) {
    const auto tiles = sequence(map_of({{east, straight}}));
    ASSERT_FALSE(tiles);
    EXPECT_EQ(to_string(tiles.error()),
              "row 1, column 2: a road is open, which a puzzle does not allow: close it");
}

TEST(ArrangeSequence, MakesAPuzzle) {
    const auto puzzle = to_puzzle(map_of({{east, straight, west}}));
    ASSERT_TRUE(puzzle) << to_string(puzzle.error());
    EXPECT_EQ(puzzle->tiles, (std::vector<Tile>{east, straight, west}));
    const auto large = to_puzzle(map_of(std::vector(26, std::vector(39, meadow))));
    ASSERT_FALSE(large);
    EXPECT_EQ(to_string(large.error()),
              "a puzzle has at most 1000 tiles, and the map has 1014: use a smaller map");
    // A road to a city, and one that ends here.
    const auto odd = to_puzzle(
        map_of({{Tile(), tile_of("[0,0,2,0,1]")}, {tile_of("[0,1,0,0,0]"), tile_of("[2,0,0,1,1]")}}));
    ASSERT_FALSE(odd);
    EXPECT_TRUE(to_string(odd.error()).starts_with("a puzzle cannot have the tile [2,0,0,1,1]: "));
}

}  // namespace
}  // namespace bastide::arrange
