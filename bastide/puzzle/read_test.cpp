// Puzzles survive a round trip, and anything else is an error with its line.
#include "bastide/puzzle/read.h"

#include <gtest/gtest.h>

namespace bastide::puzzle {
namespace {

using tile::Edge;
using tile::Tile;

std::string refusal(const std::string& text) {
    const auto read = read_puzzle(text);
    return read ? "read" : to_string(read.error());
}

TEST(PuzzleRead, ReadsTilesInOrder) {
    const auto read =
        read_puzzle("tile road city\tpasture\n  pasture\r\n\ntile\npasture pasture pasture road");
    ASSERT_FALSE(read) << "a road beside a city";
    const auto two =
        read_puzzle("\xEF\xBB\xBFtile road road city\tpasture\n\ntile\r\npasture pasture pasture road\r\n");
    ASSERT_TRUE(two);
    ASSERT_EQ(two->tiles.size(), 2U);
    EXPECT_EQ(two->tiles[0], Tile({Edge::road, Edge::road, Edge::city, Edge::field}));
    EXPECT_EQ(two->tiles[1], Tile({Edge::field, Edge::field, Edge::field, Edge::road}));
}

TEST(PuzzleRead, SkipsComments) {
    const auto plain = read_puzzle("tile road road city pasture\ntile pasture pasture pasture road\n");
    const auto commented = read_puzzle(
        "# A bend.\r\n#\n## tile city city city city\ntile road road # north, east\n  city pasture# no "
        "space\n"
        "\n\ttile pasture pasture pasture road # the end");
    ASSERT_TRUE(plain);
    ASSERT_TRUE(commented);
    EXPECT_EQ(*commented, *plain);
    EXPECT_EQ(refusal("# nothing\n# at all").substr(0, 25), "2: the puzzle has no tile");
    EXPECT_EQ(refusal("tile road # one\n# two\nrod city pasture"),
              "3: the east side must be road, city or pasture, not 'rod'");
    EXPECT_EQ(refusal("tile road road #city pasture").substr(0, 30), "1: the tile has no south side:");
    EXPECT_EQ(refusal("#\ntile ro#ad road city pasture"),
              "2: the north side must be road, city or pasture, not 'ro'");
}

TEST(PuzzleRead, AcceptsSynonymsOfField) {
    const auto words = read_puzzle("tile field meadow pasture road");
    ASSERT_TRUE(words);
    EXPECT_EQ(words->tiles[0], Tile({Edge::field, Edge::field, Edge::field, Edge::road}));
}

TEST(PuzzleRead, RejectsInvalidPuzzles) {
    const std::string form = ": a tile is 'tile NORTH EAST SOUTH WEST', each side road, city or pasture";
    EXPECT_EQ(refusal(""), "1: the puzzle has no tiles" + form);
    EXPECT_EQ(refusal("\n\n"), "3: the puzzle has no tiles" + form);
    EXPECT_EQ(refusal("tile road road city pasture\ntiles"), "2: expected 'tile', found 'tiles'" + form);
    EXPECT_EQ(refusal("road road city pasture"), "1: expected 'tile', found 'road'" + form);
    EXPECT_EQ(refusal("\ntile road\nriver city road"),
              "3: the east side must be road, city or pasture, not 'river'");
    EXPECT_EQ(refusal("tile road road\ntile road road city pasture"),
              "2: the south side must be road, city or pasture, not 'tile'");
    EXPECT_EQ(refusal("tile road road city\n\n"), "1: the tile has no west side" + form);
    EXPECT_EQ(refusal("tile pasture pasture pasture pasture\ntile city road pasture pasture"),
              "2: the tile is not legal: with one road side, a tile must have no city side or three");
    EXPECT_EQ(refusal("tile city road city road"),
              "1: the tile is not legal: with two road and two city sides, the roads must be on neighbouring "
              "sides");
}

TEST(PuzzleRead, AcceptsAtMostAThousandTiles) {
    std::string text;
    for (std::size_t i = 0; i < max_puzzle_tiles; ++i) text += "tile pasture pasture pasture pasture\n";
    EXPECT_EQ(refusal(text), "read");
    EXPECT_EQ(refusal(text + "tile pasture pasture pasture pasture"),
              "1001: a puzzle can have at most 1000 tiles");
}

TEST(Puzzle, HasFiftyFiveLegalTiles) {
    int legal = 0;
    for (int code = 0; code < 81; ++code) {
        const Tile tile({static_cast<Edge>(code / 27), static_cast<Edge>(code / 9 % 3),
                         static_cast<Edge>(code / 3 % 3), static_cast<Edge>(code % 3)});
        legal += illegality(tile) == nullptr ? 1 : 0;
        EXPECT_EQ(illegality(tile), illegality(tile.rotate(1))) << "turning changes nothing";
    }
    EXPECT_EQ(legal, 55);
}

}  // namespace
}  // namespace bastide::puzzle
