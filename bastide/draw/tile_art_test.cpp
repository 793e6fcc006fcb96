#include "bastide/draw/tile_art.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "bastide/draw/palette.h"
#include "bastide/draw/testing/well_formed.h"
#include "bastide/tile/testing/all_tiles.h"

namespace bastide::draw {
namespace {

using tile::Tile;

TEST(DrawWellFormed, FindsFaults) {
    using testing::fault_in_xml;
    EXPECT_EQ(fault_in_xml("<a b=\"c\"><d/>e</a>\n"), "");
    for (const auto* bad : {"<a>", "</a>", "<a></b>", "<a><b></a></b>", "<a b=c/>", "<a b=\"1\" b=\"2\"/>",
                            "<a/><b/>", "<a>&</a>", "<a b=\"<\"/>", "<a/>text", "<a"}) {
        EXPECT_NE(fault_in_xml(bad), "") << bad;
    }
}

TEST(DrawTileArt, IsWellFormedWithoutIds) {
    for (const Tile tile : tile::testing::all_tiles()) {
        const std::string art = tile_art(tile);
        EXPECT_EQ(testing::fault_in_xml("<g>" + art + "</g>"), "") << int{tile.code()};
        EXPECT_EQ(testing::count(art, " id="), 0);
    }
}

TEST(DrawTileArt, DiffersFromTileToTile) {
    std::set<std::string> pictures;
    for (const Tile tile : tile::testing::all_tiles()) pictures.insert(tile_art(tile));
    EXPECT_EQ(pictures.size(), tile::testing::all_tiles().size());
}

TEST(DrawTileArt, SmallTilesHaveFewerAndLargerHouses) {
    const auto houses = [](std::string_view classes) {
        using enum tile::Edge;
        const std::string art = tile_art(Tile({city, city, city, city}));
        const auto from = art.find("<g class=\"" + std::string(classes) + "\"");
        return from == art.npos ? 0 : testing::count(art.substr(from, art.find("</g>", from) - from), "v-3l");
    };
    EXPECT_GT(houses("b-detail"), 2 * houses("b-plain"));
    EXPECT_GT(houses("b-plain"), 4);
}

TEST(DrawTileArt, TheEmptySquareHasNone) {
    EXPECT_EQ(tile_art(Tile()), "");
}

// Every class that art uses has a rule in every theme.
TEST(DrawTileArt, UsesOnlyClassesOfThePalette) {
    const std::string light = style_sheet(Theme::light);
    const std::string dark = style_sheet(Theme::dark);
    for (const Tile tile : tile::testing::all_tiles()) {
        const std::string art = tile_art(tile);
        for (auto at = art.find("b-"); at != art.npos; at = art.find("b-", at + 1)) {
            const std::string rule = '.' + art.substr(at, art.find_first_of(" \"", at) - at) + '{';
            EXPECT_NE(light.find(rule), light.npos) << rule;
            EXPECT_NE(dark.find(rule), dark.npos) << rule;
        }
    }
}

TEST(DrawStyleSheet, FollowsTheSystemThemeOnlyOnRequest) {
    EXPECT_EQ(testing::count(style_sheet(Theme::by_reader), "prefers-color-scheme"), 1);
    EXPECT_EQ(testing::count(style_sheet(Theme::light), "@media"), 0);
    EXPECT_EQ(testing::count(style_sheet(Theme::dark), "@media"), 0);
    EXPECT_NE(style_sheet(Theme::light), style_sheet(Theme::dark));
}

// In greyscale only the second mark distinguishes tints.
TEST(DrawTints, DifferInBothMarks) {
    std::set<std::string_view> hatches;
    std::set<std::string_view> dashes;
    std::set<std::string_view> colours;
    for (const Tint& tint : tints) {
        hatches.insert(tint.hatch);
        dashes.insert(tint.dashes);
        colours.insert(tint.light);
    }
    EXPECT_EQ(hatches.size(), tints.size());
    EXPECT_EQ(dashes.size(), tints.size());
    EXPECT_EQ(colours.size(), tints.size());
}

}  // namespace
}  // namespace bastide::draw
