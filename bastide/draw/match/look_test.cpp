#include "bastide/draw/match/look.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "bastide/draw/match/palette.h"
#include "bastide/draw/match/shapes.h"
#include "bastide/draw/testing/well_formed.h"
#include "bastide/draw/tile_art.h"
#include "bastide/match/oriented_tile.h"

namespace bastide::draw {
namespace {

using match::Type;
using tile::Edge;

TEST(DrawMatchLook, HangsPennantsInTheirCities) {
    int pennants = 0;
    for (Type type = 0; type < match::type_count; ++type) {
        const match::TileType& tile = match::types[type];
        EXPECT_EQ(pennant_place(type).has_value(), tile.name.back() == '+');
        for (int rotation = 0; rotation < 4; ++rotation) {
            const auto place = pennant_place(type, rotation);
            if (!place) continue;
            ++pennants;
            EXPECT_TRUE(contains(piece_area(type, 0, rotation), *place)) << tile.name;
            // A meeple leaves it in sight.
            EXPECT_GT(length(*place - anchor(type, 0, rotation)), 20) << tile.name;
        }
    }
    EXPECT_EQ(pennants, 4 * 6);
}

TEST(DrawMatchLook, DrawsEveryTypeAndRotation) {
    for (Type type = 0; type < match::type_count; ++type) {
        std::set<std::string> pictures;
        for (int rotation = 0; rotation < 4; ++rotation) {
            const std::string art = match_tile_art(type, rotation);
            EXPECT_EQ(testing::fault_in_xml("<g>" + art + "</g>"), "");
            EXPECT_EQ(testing::count(art, " id="), 0);
            EXPECT_EQ(testing::count(art, "b-shield"), match::types[type].name.back() == '+' ? 1 : 0);
            pictures.insert(art);
        }
        // Rotations that are alike under the rules may also look alike, except for pennants.
        EXPECT_GE(pictures.size(), static_cast<std::size_t>(std::popcount(match::distinct_rotations[type])));
    }
}

TEST(DrawMatchLook, TypesDiffer) {
    std::set<std::string> pictures;
    for (Type type = 0; type < match::type_count; ++type) pictures.insert(match_tile_art(type));
    EXPECT_EQ(pictures.size(), match::type_count);
}

// Every class that art uses has a rule in every theme.
TEST(DrawMatchLook, UsesOnlyClassesOfItsPalette) {
    for (const Theme theme : {Theme::light, Theme::dark, Theme::by_reader}) {
        const std::string style = match_style_sheet(theme);
        const std::string art = match_tile_art(match::find_type("CcRr+").value());
        for (auto at = art.find("b-"); at != art.npos; at = art.find("b-", at + 1)) {
            const std::string rule = '.' + art.substr(at, art.find_first_of(" \"", at) - at) + '{';
            EXPECT_NE(style.find(rule), style.npos) << rule;
        }
    }
}

TEST(DrawMatchTileArt, KeepsAClearing) {
    const tile::Tile city({Edge::city, Edge::city, Edge::city, Edge::city});
    EXPECT_LT(tile_art(city, Point{24, 26}).size(), tile_art(city).size());
}

}  // namespace
}  // namespace bastide::draw
