// True if a landscape's tile for each of the match's has the same sides and features.
#include "bastide/match/landscape_tile.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "bastide/match/oriented_tile.h"
#include "bastide/tile/catalogue.h"
#include "bastide/tile/sections.h"

namespace bastide::match {
namespace {

TEST(MatchLandscapeTile, HasTheSameFeatures) {
    for (Type type = 0; type < type_count; ++type) {
        const TileType& tile = types[type];
        const auto pieces = [&](Kind kind) { return std::ranges::count(tile, kind, &Piece::kind); };
        for (int rotation = 0; rotation < 4; ++rotation) {
            const tile::Tile look = landscape_tile(type, rotation);
            for (const tile::Side side : tile::all_sides) {
                EXPECT_EQ(look.edge(side), oriented_types[oriented_tile(type, rotation)].edges[index(side)])
                    << tile.name << rotation;
            }
            const tile::Sections all = sections(look);
            EXPECT_EQ(std::ranges::count(all, tile::FeatureKind::city, &tile::Section::kind),
                      pieces(Kind::city));
            EXPECT_EQ(std::ranges::count(all, tile::FeatureKind::road, &tile::Section::kind),
                      pieces(Kind::road));
            EXPECT_EQ(look.has_monastery(), pieces(Kind::monastery) == 1) << tile.name;
        }
    }
}

TEST(MatchLandscapeTile, TheBoxHasAllTiles) {
    const auto box = box_tiles();
    for (Type type = 0; type < type_count; ++type) {
        const tile::Tile tile = landscape_tile(type, 0);
        int alike = 0;
        for (const TileType& other : types)
            alike += landscape_tile(*find_type(other.name), 0) == tile ? other.count : 0;
        EXPECT_EQ(std::ranges::count(box, tile), alike) << types[type].name;
    }
    EXPECT_TRUE(std::ranges::all_of(box, tile::in_catalogue));
}

}  // namespace
}  // namespace bastide::match
