#include "bastide/draw/solo/svg.h"

#include <gtest/gtest.h>

#include "bastide/draw/testing/well_formed.h"

namespace bastide::draw {
namespace {

using solo::Kind;
using solo::Roads;
using testing::count;

solo::Board board() {
    solo::Board board(5, solo::ChainBonus::per_city);
    board.place(solo::Tile(Kind::city), board.square(1, 2));
    board.place(solo::Tile(Kind::city), board.square(2, 1));
    board.place(solo::Tile(Kind::road), board.square(2, 3));
    board.place(solo::Tile(Kind::abbey), board.square(3, 3));
    return board;
}

TEST(DrawSoloSvg, DrawsEachTileOnItsSquare) {
    const std::string picture = solo_svg(board(), Roads::plain);
    EXPECT_EQ(testing::fault_in_xml(picture), "");
    EXPECT_EQ(count(picture, "<use href=\"#b-tile-"), 5);
    // Both cities have one look, and the two roads meet.
    EXPECT_EQ(count(picture, "<g id=\"b-tile-"), 3);
    EXPECT_NE(picture.find("x=\"300\" y=\"200\""), picture.npos);
}

TEST(DrawSoloSvg, NumbersRowsAndColumnsFromZero) {
    const std::string picture = solo_svg(board(), Roads::plain);
    EXPECT_EQ(count(picture, "<text "), 10);
    EXPECT_EQ(count(picture, ">0</text>"), 2);
    EXPECT_EQ(count(picture, ">5</text>"), 0);
}

TEST(DrawSoloSvg, NamesTilesAndPoints) {
    const std::string picture = solo_svg(board(), Roads::plain);
    EXPECT_NE(picture.find("Solo game of 5 tiles"), picture.npos);
    EXPECT_NE(picture.find(std::to_string(board().score().total()) + " points"), picture.npos);
}

TEST(DrawSoloSvg, ThemesAndRoadsDiffer) {
    EXPECT_NE(solo_svg(board(), Roads::plain, Theme::light), solo_svg(board(), Roads::plain, Theme::dark));
    EXPECT_NE(solo_svg(board(), Roads::plain), solo_svg(board(), Roads::directed));
}

}  // namespace
}  // namespace bastide::draw
