// A tile preserves its edges in every rotation, and has the sections required by the rules.
#include "bastide/tile/tile.h"

#include <set>

#include <gtest/gtest.h>

#include "bastide/tile/catalogue.h"
#include "bastide/tile/sections.h"

namespace bastide::tile {
namespace {

struct Made {
    std::array<Edge, 4> edges{};
    Cities cities = Cities::joined;
};

// All 81 combinations of edges, with cities joined and separate.
std::vector<Made> all_made() {
    std::vector<Made> all;
    for (int code = 0; code < 81; ++code) {
        const std::array edges = {static_cast<Edge>(code % 3), static_cast<Edge>(code / 3 % 3),
                                  static_cast<Edge>(code / 9 % 3), static_cast<Edge>(code / 27)};
        all.push_back({edges, Cities::joined});
        all.push_back({edges, Cities::separate});
    }
    return all;
}

int city_edges(const Made& made) {
    return static_cast<int>(std::ranges::count(made.edges, Edge::city));
}

TEST(Tile, ShowsTheEdgesItWasMadeOf) {
    std::set<std::uint8_t> codes;
    for (const Made& made : all_made()) {
        const Tile tile(made.edges, made.cities);
        EXPECT_FALSE(tile.empty());
        for (const Side side : all_sides) EXPECT_EQ(tile.edge(side), made.edges[index(side)]);
        const bool several = made.cities == Cities::separate && city_edges(made) > 1;
        EXPECT_EQ(tile.cities_separate(), several);
        EXPECT_EQ(tile.cities(), several ? city_edges(made) : std::min(city_edges(made), 1));
        EXPECT_EQ(Tile::from_code(tile.code()), tile);
        codes.insert(tile.code());
    }
    // Of the 81, 6 × 4 have two city edges, 4 × 2 three and one four. These 33 have two readings.
    EXPECT_EQ(codes.size(), 81U + 33U);
    EXPECT_FALSE(codes.contains(Tile().code()));
}

TEST(Tile, TurnsClockwise) {
    for (const Made& made : all_made()) {
        const Tile tile(made.edges, made.cities);
        for (int turns = -5; turns <= 5; ++turns) {
            for (const Side side : all_sides) {
                EXPECT_EQ(tile.rotate(turns).edge(rotate(side, turns)), tile.edge(side));
            }
            EXPECT_EQ(tile.rotate(turns).rotate(-turns), tile);
        }
        EXPECT_EQ(tile.mirror().edge(Side::east), tile.edge(Side::west));
        EXPECT_EQ(tile.mirror().edge(Side::north), tile.edge(Side::north));
        EXPECT_EQ(tile.mirror().mirror(), tile);
    }
}

TEST(Tile, CanBeTheEmptySquare) {
    for (int turns = 0; turns < 4; ++turns) EXPECT_TRUE(Tile().rotate(turns).empty());
    EXPECT_TRUE(Tile().mirror().empty());
    for (const Side side : all_sides) EXPECT_EQ(Tile().edge(side), Edge::field);
    EXPECT_FALSE(Tile().has_monastery());
    EXPECT_EQ(sections(Tile()).size(), 0U);
}

// The sections of each of the 19, by the rule: c and r are cities and roads with their sides, m a monastery.
TEST(TileSections, MatchTheLegendForEachOfThe19) {
    const std::array<std::string, 19> expected = {
        "rNS",   "rSW",         "cN rE rS rW", "rE rS rW", "cN",   "cNEW",   "m",
        "cNESW", "cNE",         "cNW rES",     "cN cE",    "rS m", "cN rSW", "cN rES",
        "cEW",   "rN rE rS rW", "cN rEW",      "cNEW rS",  "cN cS"};
    for (std::size_t i = 0; i < catalogue.size(); ++i) {
        std::string text;
        for (const Section& section : sections(catalogue[i])) {
            text += text.empty() ? "" : " ";
            text += section.kind == FeatureKind::city ? 'c' : 'r';
            for (const Side side : all_sides) {
                if (section.reaches(side)) text += "NESW"[index(side)];
            }
        }
        if (catalogue[i].has_monastery()) text += text.empty() ? "m" : " m";
        EXPECT_EQ(text, expected[i]) << to_string(catalogue_legend[i]);
    }
}

TEST(TileSections, PutEverySideInOneSection) {
    for (const Made& made : all_made()) {
        const Sections all = sections(Tile(made.edges, made.cities));
        for (const Side side : all_sides) {
            int owners = 0;
            for (const Section& section : all) owners += section.reaches(side) ? 1 : 0;
            EXPECT_EQ(owners, made.edges[index(side)] == Edge::field ? 0 : 1);
            EXPECT_EQ(all.at(side) >= 0, owners == 1);
            EXPECT_TRUE(owners == 0 || all[static_cast<std::size_t>(all.at(side))].reaches(side));
        }
    }
}

TEST(TileLegend, ReadsUnambiguousCounts) {
    EXPECT_EQ(read_legend({2, 2, 0, 0, 1}).count, CityCount::fits);
    EXPECT_EQ(read_legend({2, 2, 0, 0, 2}).count, CityCount::fits);
    EXPECT_NE(read_legend({2, 2, 0, 0, 1}).tile, read_legend({2, 2, 0, 0, 2}).tile);
    EXPECT_EQ(read_legend({2, 2, 0, 0, 0}).count, CityCount::unreadable);
    EXPECT_EQ(read_legend({2, 2, 2, 0, 2}).count, CityCount::unreadable);
    EXPECT_EQ(read_legend({1, 2, 1, 1, 0}).count, CityCount::contradicts);
    EXPECT_EQ(read_legend({1, 0, 0, 1, 1}).count, CityCount::contradicts);
    EXPECT_EQ(read_legend({1, 0, 0, 1, 1}).tile, read_legend({1, 0, 0, 1, 0}).tile);
}

TEST(TileLegend, RoundTrips) {
    for (const FiveNumbers& five : catalogue_legend) EXPECT_EQ(legend(read_legend(five).tile), five);
}

TEST(TileCatalogue, ContainsItsTilesInEveryRotationAndNoOthers) {
    std::set<std::uint8_t> codes;
    for (const Made& made : all_made()) {
        const Tile tile(made.edges, made.cities);
        if (in_catalogue(tile)) codes.insert(tile.code());
    }
    EXPECT_EQ(codes.size(), 3U * 1 + 3U * 2 + 13U * 4) << "see OrientedCatalogue.HoldsEveryRotationOnce";
    EXPECT_FALSE(in_catalogue(Tile()));
    EXPECT_FALSE(in_catalogue(read_legend({2, 1, 0, 0, 1}).tile));
}

TEST(TileDeathTest, TheEmptySquareHasNoNumbersAndUnknownSidesNoNames) {
    EXPECT_DEATH((void)legend(Tile()), "requires that the square has a tile");
    EXPECT_DEATH((void)name(Edge{3}), "requires that the enumerator is declared, but got 3");
    EXPECT_DEATH((void)name(Side{4}), "requires that the enumerator is declared, but got 4");
}

}  // namespace
}  // namespace bastide::tile
