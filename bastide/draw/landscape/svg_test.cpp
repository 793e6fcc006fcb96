#include "bastide/draw/landscape/svg.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "bastide/draw/landscape/parts.h"
#include "bastide/draw/testing/maps.h"
#include "bastide/draw/testing/well_formed.h"
#include "bastide/tile/testing/all_tiles.h"

namespace bastide::draw {
namespace {

using testing::count;
using testing::ragged;
using tile::Tile;

std::string svg(const landscape::Landscape& landscape) {
    return landscape_svg(landscape, find_features(landscape));
}

landscape::Landscape every_tile() {
    const std::vector<Tile> tiles = tile::testing::all_tiles();
    std::vector<std::vector<Tile>> rows;
    for (std::size_t i = 0; i < tiles.size(); i += 12) {
        rows.emplace_back(tiles.begin() + static_cast<std::ptrdiff_t>(i),
                          tiles.begin() + static_cast<std::ptrdiff_t>(std::min(i + 12, tiles.size())));
    }
    return landscape::Landscape(rows);
}

void expect_counts(const landscape::Landscape& landscape) {
    const landscape::FeatureMap map = find_features(landscape);
    const std::string picture = landscape_svg(landscape, map);
    EXPECT_EQ(testing::fault_in_xml(picture), "");
    EXPECT_EQ(count(picture, "<use href=\"#b-tile-"), static_cast<int>(landscape.tiles()));
    EXPECT_EQ(count(picture, "<title>"), static_cast<int>(map.features.size()));
    EXPECT_EQ(count(picture, "<use href=\"#b-seal\""),
              std::ranges::count(map.features, true, &landscape::Feature::complete));
    EXPECT_EQ(count(picture, "<text "), static_cast<int>(landscape.rows() + landscape.columns()));
}

TEST(DrawLandscapeSvg, HoldsEachTileFeatureAndSealOnce) {
    expect_counts(ragged());
    expect_counts(every_tile());
}

// Everything referred to by <use> or by a fill is defined, and defined once.
TEST(DrawLandscapeSvg, DefinesEveryUsedId) {
    const std::string picture = svg(every_tile());
    for (const std::string_view start : {"href=\"#", "url(#"}) {
        for (auto at = picture.find(start); at != picture.npos; at = picture.find(start, at + 1)) {
            const auto begin = at + start.size();
            const std::string id = picture.substr(begin, picture.find_first_of("\")", begin) - begin);
            ASSERT_EQ(count(picture, " id=\"" + id + '"'), 1) << id;
        }
    }
}

TEST(DrawLandscapeSvg, IsSelfContained) {
    const std::string picture = svg(ragged());
    EXPECT_EQ(count(picture, "<script"), 0);
    EXPECT_EQ(count(picture, "http"), 1);  // the name of the SVG namespace
    EXPECT_EQ(count(picture, "var("), 0);  // unknown to some renderers
}

TEST(DrawLandscapeSvg, TitlesDescribeEachFeature) {
    const std::string picture = svg(ragged());
    EXPECT_EQ(count(picture, "<title>city, complete, 4 points</title>"), 1);
    EXPECT_EQ(count(picture, "<title>road, incomplete, 2 points</title>"), 1);
    EXPECT_EQ(count(picture, "<title>road, incomplete, 1 point</title>"), 2);
    EXPECT_EQ(count(picture, "<title>monastery, incomplete, 1 point</title>"), 1);
    EXPECT_EQ(count(picture, "Landscape of 5 tiles"), 1);
}

TEST(DrawLandscapeSvg, PlacesTilesBySquare) {
    const std::string picture =
        svg(testing::landscape({{testing::no_tile}, {testing::no_tile, {1, 1, 1, 1, 0}}}));
    EXPECT_EQ(count(picture, "<use href=\"#b-tile-85\" x=\"100\" y=\"100\"/>"),
              1);  // four roads: 01 01 01 01
}

// A tile that is already defined costs its placings only.
TEST(DrawLandscapeSvg, GrowsLinearly) {
    const auto size = [](std::size_t columns) {
        const std::vector<std::vector<Tile>> row = {
            std::vector<Tile>(columns, tile::read_legend({1, 1, 1, 1, 0}).tile)};
        return svg(landscape::Landscape(row)).size();
    };
    EXPECT_LT(size(400) - size(200), 200 * 1000U);
    EXPECT_LT(size(400) - size(200), 11 * (size(200) - size(180)));
}

TEST(DrawLandscapeSvg, AnEmptyMapIsAPicture) {
    expect_counts(landscape::Landscape());
}

TEST(DrawLandscapeSvg, ArtIsDrawnOnce) {
    for (const Tile tile : tile::testing::all_tiles()) EXPECT_EQ(&seamed_art(tile), &seamed_art(tile));
}

}  // namespace
}  // namespace bastide::draw
