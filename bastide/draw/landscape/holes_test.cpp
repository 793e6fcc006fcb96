#include "bastide/draw/landscape/holes.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "bastide/draw/landscape/svg.h"
#include "bastide/draw/landscape/text.h"
#include "bastide/draw/testing/maps.h"
#include "bastide/draw/testing/well_formed.h"

namespace bastide::draw {
namespace {

using landscape::Hole;
using testing::count;
using tile::Edge;
using tile::FiveNumbers;

constexpr FiveNumbers meadow = {0, 0, 0, 0, 0};

// Around the hole in the middle a road to the north and to the east, and fields: of the 19, only the bend
// fits.
landscape::Landscape ring() {
    return testing::landscape({{meadow, {0, 0, 1, 0, 0}, meadow},
                               {meadow, testing::no_tile, {0, 0, 0, 1, 0}},
                               {meadow, meadow, meadow}});
}

// City, road, city, road around the hole in the middle, which no tile fits.
landscape::Landscape impossible() {
    return testing::landscape({{testing::no_tile, {0, 0, 2, 0, 1}},
                               {{0, 1, 1, 1, 0}, testing::no_tile, {0, 0, 0, 1, 0}},
                               {testing::no_tile, {2, 0, 0, 0, 1}}});
}

std::string text(const landscape::Landscape& map, bool beyond) {
    return landscape_text(map, find_features(map), {}, find_holes(map, beyond));
}

std::string svg(const landscape::Landscape& map, bool beyond) {
    return landscape_svg(map, find_features(map), Theme::light, find_holes(map, beyond));
}

TEST(DrawLandscapeHoles, SayHowManyTilesFit) {
    EXPECT_EQ(text(ring(), false),
              "     1      2      3\n"
              "   .   .  .   .  .   .\n"
              "1   (M)    (M)    (M)\n"
              "   .   .  . | .  .   .\n"
              "   .   . +     + .   .\n"
              "2   (M)     1   --(M)\n"
              "   .   . +     + .   .\n"
              "   .   .  .   .  .   .\n"
              "3   (M)    (M)    (M)\n"
              "   .   .  .   .  .   .\n");
}

TEST(DrawLandscapeHoles, ShowACrossIfNothingFits) {
    EXPECT_EQ(count(text(impossible(), false), "x"), 1);
    const std::string picture = svg(impossible(), false);
    EXPECT_EQ(count(picture, "M36,36L64,64"), 1);
    EXPECT_EQ(count(picture, ">nothing fits"), 0);
    EXPECT_EQ(count(picture, "west road: nothing fits</title>"), 1);
}

// The map grows by a square on sides with holes, and so do its numbers. A single road side fits 20 oriented
// tiles: as many as the road sides of the 19 tiles, with symmetric tiles counted by their rotations.
TEST(DrawLandscapeHoles, IncludeSquaresNextToTheMap) {
    const auto one = testing::landscape({{{1, 1, 1, 1, 0}}});
    EXPECT_EQ(text(one, true),
              "     0      1      2\n"
              "         +     +\n"
              "0          20\n"
              "         +     +\n"
              "  +     + . | . +     +\n"
              "1   20   ---o---  20\n"
              "  +     + . | . +     +\n"
              "         +     +\n"
              "2          20\n"
              "         +     +\n");
    const std::string picture = svg(one, true);
    EXPECT_EQ(testing::fault_in_xml(picture), "");
    EXPECT_EQ(count(picture, "viewBox=\"-140 -140 380 380\""), 1);
    EXPECT_EQ(count(picture, "20 fit</text>"), 4);
    EXPECT_EQ(count(picture, "+12</text>"), 4);
}

TEST(DrawLandscapeHoles, ShowEveryTileIfThereIsRoom) {
    const auto holes = find_holes(ring(), false);
    ASSERT_EQ(holes.size(), 1U);
    EXPECT_EQ(tiles_in_svg(holes[0]),
              std::vector{tile::Tile({Edge::road, Edge::road, Edge::field, Edge::field})});
    const std::string picture = svg(ring(), false);
    EXPECT_EQ(testing::fault_in_xml(picture), "");
    EXPECT_EQ(count(picture, " id=\"b-tile-5\""), 1);  // north and east: 01 01
    EXPECT_EQ(count(picture, "<use href=\"#b-tile-5\" transform="), 1);
}

// If there are many, the shown tiles differ by more than rotation.
TEST(DrawLandscapeHoles, ShowOneRotationOfEachTileIfThereAreMany) {
    const Hole anything = {.at = {}, .around = {}, .fits = landscape::fitting({})};
    const auto shown = tiles_to_show(anything, 9);
    EXPECT_EQ(shown, std::vector(tile::catalogue.begin(), tile::catalogue.begin() + 9));
    EXPECT_EQ(tiles_to_show(anything, 64).size(), landscape::oriented_catalogue().size());
}

TEST(DrawLandscapeHoles, AreListedByTheNumberOfFittingTiles) {
    const auto holes = find_holes(ring(), true);
    const std::string legend = hole_legend(holes, {});
    EXPECT_TRUE(
        legend.starts_with("row 2, column 2: 1 fits\n"
                           "   . | .\n"
                           "     +---\n"
                           "   .   .\n"))
        << legend;
    EXPECT_EQ(count(legend, ", such as\n"), 4);  // a side of the ring asks for the same all along
    EXPECT_EQ(hole_legend(find_holes(impossible(), false), {}).substr(0, 32),
              "row 2, column 2: nothing fits\nro");
    EXPECT_EQ(hole_legend({}, {}), "");
}

}  // namespace
}  // namespace bastide::draw
