// Merging strips gives the score of the whole landscape for any cut.
#include "bastide/landscape/strip.h"

#include <gtest/gtest.h>

#include "bastide/landscape/testing/flood_fill.h"
#include "bastide/landscape/testing/plain_reading.h"
#include "bastide/landscape/testing/random_landscape.h"

namespace bastide::landscape {
namespace {

using tile::Cell;
using tile::Edge;
using tile::FeatureKind;
using tile::Side;
using tile::Tile;

struct StripOutcome {
    LandscapeScore score;
    Warnings warnings;
    std::int64_t rows = 0;
    friend bool operator==(const StripOutcome&, const StripOutcome&) = default;
};

StripOutcome outcome(const Strip& strip) {
    return {strip.finish(), strip.warnings(), strip.rows()};
}

Strip strip_of(const Landscape& landscape, std::size_t begin, std::size_t end,
               Strip::Above above = Strip::Above::unknown, CornerCities corners = CornerCities::split) {
    Landscape rows;
    for (std::size_t row = begin; row < end; ++row) rows.add_row(landscape.row(row));
    Strip strip(corners, above);
    strip.add_rows(rows);
    return strip;
}

// The strips between the cuts: bit i of `cuts` cuts below row i.
std::vector<Strip> cut(const Landscape& landscape, unsigned cuts, CornerCities corners) {
    std::vector<Strip> strips;
    std::size_t begin = 0;
    for (std::size_t row = 0; row < landscape.rows(); ++row) {
        if ((cuts >> row & 1U) == 0 && row + 1 < landscape.rows()) continue;
        strips.push_back(strip_of(landscape, begin, row + 1, Strip::Above::unknown, corners));
        begin = row + 1;
    }
    return strips;
}

Strip merge_from_the_top(const std::vector<Strip>& strips) {
    Strip all = strips.front();
    for (std::size_t i = 1; i < strips.size(); ++i) all.add_strip(strips[i]);
    return all;
}

Strip merge_from_the_bottom(const std::vector<Strip>& strips) {
    Strip all = strips.back();
    for (std::size_t i = strips.size() - 1; i-- > 0;) {
        Strip upper = strips[i];
        upper.add_strip(all);
        all = upper;
    }
    return all;
}

Strip merge_anyhow(std::vector<Strip> strips, std::mt19937_64& random) {
    while (strips.size() > 1) {
        const auto i = testing::draw_below(static_cast<std::uint32_t>(strips.size() - 1), random);
        strips[i].add_strip(strips[i + 1]);
        strips.erase(strips.begin() + i + 1);
    }
    return strips.front();
}

// Cut at random and merged at random.
Strip cut_and_merged(const Landscape& landscape, std::uint32_t rows_at_most, std::mt19937_64& random) {
    std::vector<Strip> strips;
    for (std::size_t begin = 0; begin < landscape.rows();) {
        const std::size_t end =
            std::min(landscape.rows(), begin + 1 + testing::draw_below(rows_at_most, random));
        strips.push_back(strip_of(landscape, begin, end));
        begin = end;
    }
    return merge_anyhow(std::move(strips), random);
}

// Every side between two tiles that do not show the same on it, found square by square.
Warnings mismatched_sides(const Landscape& landscape) {
    Warnings warnings;
    for (std::size_t row = 0; row < landscape.rows(); ++row) {
        for (std::size_t column = 0; column < landscape.row(row).size(); ++column) {
            const Cell at{static_cast<std::int64_t>(row), static_cast<std::int64_t>(column)};
            const Tile tile = landscape.at(at);
            const Tile east = landscape.at({at.row, at.column + 1});
            const Tile south = landscape.at({at.row + 1, at.column});
            const std::array east_edges = {tile.edge(Side::east), east.edge(Side::west)};
            const std::array south_edges = {tile.edge(Side::south), south.edge(Side::north)};
            if (tile.empty()) continue;
            if (!east.empty() && east_edges[0] != east_edges[1]) {
                warnings.add({.at = at, .side = Side::east, .edges = east_edges});
            }
            if (!south.empty() && south_edges[0] != south_edges[1]) {
                warnings.add({.at = at, .side = Side::south, .edges = south_edges});
            }
        }
    }
    return warnings;
}

testing::RandomLandscape any_kind(std::mt19937_64& random, std::size_t rows, std::size_t columns) {
    using Tiles = testing::RandomLandscape::Tiles;
    testing::RandomLandscape kind;
    kind.rows = rows;
    kind.columns = columns;
    kind.tiles =
        std::array{Tiles::the_19, Tiles::any, Tiles::flowing, Tiles::pairing}[testing::draw_below(4, random)];
    kind.density = std::array{0.6, 0.9, 1.0}[testing::draw_below(3, random)];
    kind.consistent = testing::draw_below(4, random) != 0;
    kind.ragged = testing::draw_below(4, random) == 0;
    return kind;
}

TEST(LandscapeStrip, MergesToTheWholeForEveryWayToCut) {
    std::mt19937_64 random(11);
    for (int round = 0; round < 60; ++round) {
        const std::size_t rows = 1 + testing::draw_below(7, random);
        const Landscape landscape =
            testing::random_landscape(any_kind(random, rows, 1 + testing::draw_below(9, random)), random);
        const auto corners = round % 3 == 0 ? CornerCities::joined : CornerCities::split;
        const StripOutcome whole = outcome(strip_of(landscape, 0, rows, Strip::Above::nothing, corners));
        ASSERT_EQ(whole.score, testing::flood_fill_score(landscape, corners));
        ASSERT_EQ(whole.warnings, mismatched_sides(landscape));
        for (unsigned cuts = 0; cuts < 1U << (rows - 1); ++cuts) {
            const auto strips = cut(landscape, cuts, corners);
            ASSERT_EQ(outcome(merge_from_the_top(strips)), whole);
            ASSERT_EQ(outcome(merge_from_the_bottom(strips)), whole);
            ASSERT_EQ(outcome(merge_anyhow(strips, random)), whole);
        }
    }
}

TEST(LandscapeStrip, DoesNotDependOnBatches) {
    std::mt19937_64 random(12);
    for (int round = 0; round < 200; ++round) {
        const Landscape landscape = testing::random_landscape(any_kind(random, 20, 20), random);
        const StripOutcome whole = outcome(strip_of(landscape, 0, landscape.rows(), Strip::Above::nothing));
        Strip strip(CornerCities::split, Strip::Above::nothing);
        for (std::size_t row = 0; row < landscape.rows();) {
            Landscape rows;
            for (std::size_t i = testing::draw_below(4, random); i > 0 && row < landscape.rows(); --i) {
                rows.add_row(landscape.row(row++));
            }
            strip.add_rows(rows);
        }
        ASSERT_EQ(outcome(strip), whole);
    }
}

TEST(LandscapeStrip, WithoutRowsChangesNothing) {
    const Landscape landscape = testing::landscape_of("[[[0,1,1,0,0],[0,0,2,1,1]]]");
    Strip strip = strip_of(landscape, 0, 1);
    const StripOutcome before = outcome(strip);
    strip.add_strip(Strip());
    EXPECT_EQ(outcome(strip), before);
    Strip empty;
    empty.add_strip(strip);
    EXPECT_EQ(outcome(empty), before);
    EXPECT_EQ(Strip().finish(), LandscapeScore());
}

TEST(LandscapeStrip, MergesToTheWholeWhenLarge) {
    std::mt19937_64 random(13);
    using Tiles = testing::RandomLandscape::Tiles;
    for (const Tiles tiles : {Tiles::flowing, Tiles::pairing}) {
        for (const bool consistent : {true, false}) {
            const testing::RandomLandscape kind{
                .rows = 300, .columns = 300, .density = 0.99, .tiles = tiles, .consistent = consistent};
            const Landscape landscape = testing::random_landscape(kind, random);
            const StripOutcome whole = outcome(strip_of(landscape, 0, 300, Strip::Above::nothing));
            ASSERT_EQ(whole.score, testing::flood_fill_score(landscape));
            ASSERT_EQ(whole.warnings, mismatched_sides(landscape));
            ASSERT_EQ(outcome(cut_and_merged(landscape, 60, random)), whole);
        }
    }
}

// The squares of a spiral from the corner of a square map to its middle.
std::vector<Cell> spiral(std::int64_t size) {
    std::vector<Cell> path = {{0, 0}};
    Side heading = Side::east;
    // Ahead as far as the map goes, then ever shorter: size - 1 three times, then each length twice.
    for (std::int64_t length = size - 1, times = 3; length > 0; --length, times = 2) {
        for (; times > 0; --times) {
            for (std::int64_t i = 0; i < length; ++i) path.push_back(neighbour(path.back(), heading));
            heading = rotate(heading, 1);
        }
    }
    return path;
}

// A map of one road along the path, which must fill a square.
Landscape road_along(const std::vector<Cell>& path, std::size_t size) {
    std::vector<std::vector<std::array<Edge, 4>>> edges(size, std::vector<std::array<Edge, 4>>(size));
    const auto at = [&edges](Cell square) -> std::array<Edge, 4>& {
        return edges[static_cast<std::size_t>(square.row)][static_cast<std::size_t>(square.column)];
    };
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        for (const Side side : tile::all_sides) {
            if (neighbour(path[i], side) != path[i + 1]) continue;
            at(path[i])[index(side)] = Edge::road;
            at(path[i + 1])[index(opposite(side))] = Edge::road;
        }
    }
    Landscape landscape;
    for (const auto& row : edges) {
        std::vector<Tile> tiles;
        for (const auto& square : row) tiles.emplace_back(square);
        landscape.add_row(tiles);
    }
    return landscape;
}

TEST(LandscapeStrip, FollowsARoadThatWindsInASpiral) {
    constexpr std::int64_t size = 300;
    const Landscape landscape = road_along(spiral(size), size);
    // The road ends at two monasteries: one in a corner of the map, with 3 tiles around it, and one in the
    // middle.
    LandscapeScore expected;
    expected.line(FeatureKind::road, true) = {1, size * size};
    expected.line(FeatureKind::monastery, true) = {1, 9};
    expected.line(FeatureKind::monastery, false) = {1, 4};
    EXPECT_EQ(score(landscape), expected);
    std::mt19937_64 random(14);
    for (const std::uint32_t rows_at_most : {1U, 2U, 40U, 200U}) {
        EXPECT_EQ(cut_and_merged(landscape, rows_at_most, random).finish(), expected);
    }
}

// A city of long teeth that only its first or last row holds together.
Landscape comb(std::size_t teeth, std::size_t length, bool spine_first) {
    std::vector<Tile> spine;
    std::vector<Tile> middle;
    std::vector<Tile> tips;
    for (std::size_t i = 0; i < teeth; ++i) {
        const auto edge = [](bool city) { return city ? Edge::city : Edge::field; };
        spine.push_back(Tile({edge(!spine_first), edge(i + 1 < teeth), edge(spine_first), edge(i > 0)}));
        middle.push_back(Tile({Edge::city, Edge::field, Edge::city, Edge::field}));
        tips.push_back(Tile({edge(spine_first), Edge::field, edge(!spine_first), Edge::field}));
    }
    Landscape landscape;
    landscape.add_row(spine_first ? spine : tips);
    for (std::size_t i = 2; i < length; ++i) landscape.add_row(middle);
    landscape.add_row(spine_first ? tips : spine);
    return landscape;
}

TEST(LandscapeStrip, FindsOneCityInACombInEveryRotation) {
    constexpr std::int64_t teeth = 9;
    constexpr std::int64_t length = 9000;
    LandscapeScore expected;
    expected.line(FeatureKind::city, true) = {1, 2 * teeth * length};
    std::mt19937_64 random(15);
    for (const bool spine_first : {true, false}) {
        const Landscape landscape = comb(teeth, length, spine_first);
        EXPECT_EQ(score(landscape), expected);
        EXPECT_EQ(cut_and_merged(landscape, 3000, random).finish(), expected);
    }
}

// Two cities run down the whole map side by side, and meet on a corner tile in every second row. In the last
// row they join. Each tile counts once, for any number of shared tiles.
TEST(LandscapeStrip, CountsSharedTilesOfTwoLongCitiesOnce) {
    constexpr std::size_t pairs = 60'000;
    const auto row = [](const char* text) { return testing::landscape_of(text); };
    // West: a column of cities two wide with a corner tile that belongs to both the city above it and the
    // city next to it.
    const Landscape top = row("[[[0,2,2,0,1],[0,2,0,2,1],[0,0,2,2,1]]]");
    const Landscape middle = row("[[[2,0,2,0,1],[],[2,0,2,0,1]]]");
    const Landscape shared = row("[[[2,2,2,0,1],[0,0,2,2,2],[2,0,2,0,1]]]");
    const Landscape below = row("[[[2,0,2,0,1],[2,2,0,0,1],[2,0,2,2,1]]]");
    Landscape landscape;
    landscape.add_row(top.row(0));
    for (std::size_t i = 0; i < pairs; ++i) {
        landscape.add_row(middle.row(0));
        landscape.add_row(shared.row(0));
        landscape.add_row(below.row(0));
    }
    const auto rows = landscape.rows();
    const StripOutcome whole = outcome(strip_of(landscape, 0, rows));
    // One city, open below: 3 tiles at the top, then 2, 3 and 3 a turn. It would be 4 for the second row of a
    // turn if the shared tile counted twice.
    EXPECT_EQ(whole.score.line(FeatureKind::city, false), (LandscapeScore::Line{1, 3 + 8 * pairs}));
    // The same from below: the two sides do not meet until the last strip.
    Strip upside(CornerCities::split);
    upside.add_strip(strip_of(landscape, 1, rows));
    Strip all = strip_of(landscape, 0, 1);
    all.add_strip(upside);
    EXPECT_EQ(outcome(all), whole);
}

}  // namespace
}  // namespace bastide::landscape
