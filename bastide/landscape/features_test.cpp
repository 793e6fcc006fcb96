// Features come in the promised order, and the owners of sides agree with them.
#include "bastide/landscape/features.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "bastide/landscape/testing/plain_reading.h"
#include "bastide/landscape/testing/random_landscape.h"

namespace bastide::landscape {
namespace {

using tile::Cell;
using tile::Edge;
using tile::FeatureKind;

constexpr std::size_t monastery_place = 4;

// The owner of a side, clockwise from north, or of the monastery.
std::uint32_t owner(const FeatureMap::Owners& owners, std::size_t place) {
    return place == monastery_place ? owners.monastery : owners.sides[place];
}

// Returns the kind of feature at a place of a tile, from its edges only.
std::optional<FeatureKind> kind_at(tile::Tile tile, std::size_t place) {
    if (tile.empty()) return std::nullopt;
    const auto shows = [tile](std::size_t side) { return tile.edge(static_cast<tile::Side>(side)); };
    if (place < monastery_place) {
        if (shows(place) == Edge::field) return std::nullopt;
        return shows(place) == Edge::city ? FeatureKind::city : FeatureKind::road;
    }
    int roads = 0;
    int cities = 0;
    for (std::size_t side = 0; side < 4; ++side) {
        roads += shows(side) == Edge::road ? 1 : 0;
        cities += shows(side) == Edge::city ? 1 : 0;
    }
    if (cities == 0 && roads < 2) return FeatureKind::monastery;
    return std::nullopt;
}

// Walks the landscape in reading order and its places in order on each tile: features must be found in the
// order of the list, each with exactly the tiles on which it was found.
void check(const Landscape& landscape) {
    const FeatureMap map = find_features(landscape);
    ASSERT_EQ(map.owners.size(), landscape.squares());
    std::vector<std::set<Cell>> met(map.features.size());
    std::uint32_t next = 0;
    std::size_t square = 0;
    for (std::size_t row = 0; row < landscape.rows(); ++row) {
        for (std::size_t column = 0; column < landscape.row(row).size(); ++column, ++square) {
            const Cell at{static_cast<std::int64_t>(row), static_cast<std::int64_t>(column)};
            for (std::size_t place = 0; place <= monastery_place; ++place) {
                const auto kind = kind_at(landscape.at(at), place);
                const std::uint32_t feature = owner(map.owners[square], place);
                ASSERT_EQ(feature != FeatureMap::none, kind.has_value());
                if (!kind) continue;
                ASSERT_LE(feature, next) << "features are not in reading order";
                ASSERT_LT(feature, map.features.size());
                next = std::max(next, feature + 1);
                ASSERT_EQ(map.features[feature].kind, *kind);
                met[feature].insert(at);
            }
        }
    }
    ASSERT_EQ(next, map.features.size());
    for (std::size_t i = 0; i < met.size(); ++i) {
        ASSERT_EQ(map.features[i].tiles, std::vector<Cell>(met[i].begin(), met[i].end()));
    }
}

TEST(LandscapeFindFeatures, AgreesWithItsOwners) {
    std::mt19937_64 random(51);
    using Tiles = testing::RandomLandscape::Tiles;
    for (int round = 0; round < 400; ++round) {
        testing::RandomLandscape kind;
        kind.rows = 1 + testing::draw_below(12, random);
        kind.columns = 1 + testing::draw_below(12, random);
        kind.density = round % 3 == 0 ? 0.7 : 1;
        kind.tiles = std::array{Tiles::the_19, Tiles::any, Tiles::flowing,
                                Tiles::pairing}[testing::draw_below(4, random)];
        kind.consistent = round % 4 != 0;
        kind.ragged = round % 5 == 0;
        check(testing::random_landscape(kind, random));
        if (HasFatalFailure()) return;
    }
}

TEST(LandscapeFindFeatures, ListsFeaturesClockwiseThenTheMonastery) {
    const FeatureMap map =
        find_features(testing::landscape_of("[[[1,2,1,1,1],[0,0,1,2,1]],[[],[1,0,0,0,0]]]"));
    // The crossing's road north, its city east with the tile next to it, its roads south and west, then the
    // road from the next tile to the monastery, then the monastery.
    using enum FeatureKind;
    const std::vector<Feature> expected = {
        {road, false, 1, {{0, 0}}}, {city, true, 4, {{0, 0}, {0, 1}}}, {road, false, 1, {{0, 0}}},
        {road, false, 1, {{0, 0}}}, {road, true, 2, {{0, 1}, {1, 1}}}, {monastery, false, 3, {{1, 1}}}};
    EXPECT_EQ(map.features, expected);
}

TEST(LandscapeFindFeatures, AnEmptyMapHasNone) {
    EXPECT_TRUE(find_features(Landscape()).features.empty());
    Landscape empty;
    empty.add_row({});
    empty.add_row(std::vector<tile::Tile>(3));
    EXPECT_TRUE(find_features(empty).features.empty());
    EXPECT_EQ(find_features(empty).owners.size(), 3U);
}

}  // namespace
}  // namespace bastide::landscape
