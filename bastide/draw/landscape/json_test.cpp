#include "bastide/draw/landscape/json.h"

#include <set>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bastide/draw/palette.h"
#include "bastide/draw/testing/maps.h"
#include "bastide/draw/testing/well_formed.h"
#include "bastide/draw/tile_shapes.h"

namespace bastide::draw {
namespace {

using nlohmann::json;

struct Parts {
    landscape::FeatureMap map;
    json parts;
};

Parts parts_of(const landscape::Landscape& landscape) {
    const landscape::FeatureMap map = find_features(landscape);
    return {map, json::parse(landscape_parts_json(landscape, map))};
}

TEST(DrawLandscapeJson, HasEveryTileWithItsPartsAndOwners) {
    const landscape::Landscape landscape = testing::ragged();
    const auto [map, parts] = parts_of(landscape);
    const json& tiles = parts["tiles"];
    ASSERT_EQ(tiles.size(), 7 * landscape.tiles());
    std::vector<std::set<std::pair<int, int>>> owned(map.features.size());
    for (std::size_t at = 0; at < tiles.size(); at += 7) {
        const json& look = parts["looks"][tiles[at + 2].get<std::size_t>()];
        for (std::size_t part = 0; part < 4; ++part) {
            const int owner = tiles[at + 3 + part];
            EXPECT_EQ(owner >= 0, part < look["parts"].size());
            if (owner >= 0) owned[static_cast<std::size_t>(owner)].emplace(tiles[at], tiles[at + 1]);
        }
    }
    for (std::size_t feature = 0; feature < owned.size(); ++feature) {
        std::set<std::pair<int, int>> tiles_of;
        for (const tile::Cell tile : map.features[feature].tiles) tiles_of.emplace(tile.row, tile.column);
        EXPECT_EQ(owned[feature], tiles_of);
    }
}

TEST(DrawLandscapeJson, DescribesFeaturesLikeTheLibrary) {
    const auto [map, parts] = parts_of(testing::ragged());
    const json& features = parts["features"];
    ASSERT_EQ(features.size(), 8 * map.features.size());
    for (std::size_t i = 0; i < map.features.size(); ++i) {
        const landscape::Feature& feature = map.features[i];
        EXPECT_EQ(features[8 * i], index(feature.kind));
        EXPECT_EQ(features[8 * i + 1], feature.complete ? 1 : 0);
        EXPECT_EQ(features[8 * i + 2], feature.points);
        EXPECT_EQ(features[8 * i + 3], feature.tiles.size());
        EXPECT_LT(features[8 * i + 4], tints.size());
        EXPECT_EQ(features[8 * i + 5] >= 0, feature.complete);
    }
}

// On the second tile of a row that has a gap, where the monastery has its seal.
TEST(DrawLandscapeJson, CountsTheTilesOfSealsWithoutGaps) {
    std::vector<std::vector<tile::FiveNumbers>> rows(
        3, {testing::no_tile, {0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}});
    const auto [map, parts] = parts_of(testing::landscape(rows));
    const json& middle = parts["features"];
    ASSERT_EQ(middle.size(), 8 * 9U);
    EXPECT_EQ(middle[8 * 4 + 1], 1);
    EXPECT_EQ(middle[8 * 4 + 5], 4);
    EXPECT_EQ(middle[8 * 4 + 6], 670);
    EXPECT_EQ(middle[8 * 4 + 7], 680);
}

TEST(DrawLandscapeJson, HoldsWellFormedPictures) {
    const auto [map, parts] = parts_of(testing::ragged());
    EXPECT_EQ(testing::fault_in_xml("<g>" + parts["patterns"].get<std::string>() + "</g>"), "");
    EXPECT_EQ(testing::fault_in_xml("<g>" + parts["seal"].get<std::string>() + "</g>"), "");
    EXPECT_EQ(parts["tints"].size(), tints.size());
    for (const json& look : parts["looks"]) {
        EXPECT_EQ(testing::fault_in_xml("<g>" + look["art"].get<std::string>() + "</g>"), "");
        for (const json& tint : parts["tints"])
            for (const json& part : look["parts"])
                EXPECT_EQ(testing::fault_in_xml("<g " + tint.get<std::string>() + ">" +
                                                part.get<std::string>() + "</g>"),
                          "");
    }
}

}  // namespace
}  // namespace bastide::draw
