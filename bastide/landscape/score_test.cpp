// Scores compared with the published cases, with flood fill, and with rotated and mirrored maps.
#include "bastide/landscape/score.h"

#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/testing/flood_fill.h"
#include "bastide/landscape/testing/plain_reading.h"
#include "bastide/landscape/testing/random_landscape.h"

namespace bastide::landscape {
namespace {

Landscape published(const std::string& name) {
    return testing::landscape_of(
        file_text(BASTIDE_SOURCE_DIR "/bastide/landscape/testing/published/case-" + name + ".json"));
}

using Line = LandscapeScore::Line;

// Lines for city, road and monastery.
LandscapeScore lines(std::array<Line, 3> complete, std::array<Line, 3> incomplete) {
    LandscapeScore score;
    score.complete = complete;
    score.incomplete = incomplete;
    return score;
}

struct Published {
    std::string name;
    int split;
    int joined;
};

class LandscapePublishedCase : public ::testing::TestWithParam<Published> {};

TEST_P(LandscapePublishedCase, ScoresAsPublished) {
    const Landscape landscape = published(GetParam().name);
    EXPECT_EQ(score(landscape).total(), GetParam().split);
    EXPECT_EQ(score(landscape, CornerCities::joined).total(), GetParam().joined);
}

INSTANTIATE_TEST_SUITE_P(, LandscapePublishedCase,
                         ::testing::Values(Published{"1", 32, 32}, Published{"2", 33, 33},
                                           Published{"3", 42, 39}, Published{"4", 2, 2},
                                           Published{"5", 29, 29}, Published{"6", 106, 106},
                                           Published{"5-turned", 29, 29}),
                         [](const auto& each) {
                             return "Case" + each.param.name.substr(0, 1) +
                                    (each.param.name.size() > 1 ? "Turned" : "");
                         });

// The breakdowns printed with the cases. That of case 3 is correct if its corner cities are joined. That of
// case 5 belongs to the map with its last tile rotated.
TEST(LandscapePublishedBreakdown, Case1) {
    EXPECT_EQ(score(published("1")), lines({{{1, 4}, {0, 0}, {0, 0}}}, {{{1, 6}, {6, 10}, {2, 12}}}));
}
TEST(LandscapePublishedBreakdown, Case2) {
    EXPECT_EQ(score(published("2")), lines({{{1, 4}, {4, 13}, {0, 0}}}, {{{2, 6}, {2, 6}, {1, 4}}}));
}
TEST(LandscapePublishedBreakdown, Case3Joined) {
    EXPECT_EQ(score(published("3"), CornerCities::joined),
              lines({{{2, 12}, {1, 2}, {0, 0}}}, {{{4, 5}, {12, 20}, {0, 0}}}));
}
TEST(LandscapePublishedBreakdown, Case4) {
    EXPECT_EQ(score(published("4")), lines({{{0, 0}, {0, 0}, {0, 0}}}, {{{1, 1}, {1, 1}, {0, 0}}}));
}
TEST(LandscapePublishedBreakdown, Case5Turned) {
    EXPECT_EQ(score(published("5-turned")), lines({{{2, 8}, {2, 8}, {0, 0}}}, {{{4, 4}, {4, 4}, {1, 5}}}));
}
TEST(LandscapePublishedBreakdown, Case6) {
    EXPECT_EQ(score(published("6")), lines({{{3, 54}, {5, 34}, {2, 18}}}, {{{0, 0}, {0, 0}, {0, 0}}}));
}

struct ByHand {
    std::string name;
    std::string map;
    LandscapeScore expected;
};

class LandscapeSmallMap : public ::testing::TestWithParam<ByHand> {};

TEST_P(LandscapeSmallMap, ScoresAsCountedByHand) {
    const Landscape landscape = testing::landscape_of(GetParam().map);
    EXPECT_EQ(score(landscape), GetParam().expected);
    EXPECT_EQ(testing::flood_fill_score(landscape), GetParam().expected) << "the oracle must know it too";
}

INSTANTIATE_TEST_SUITE_P(
    , LandscapeSmallMap,
    ::testing::Values(
        ByHand{"RoadThatIsARing", "[[[0,1,1,0,0],[0,0,1,1,0]],[[1,1,0,0,0],[1,0,0,1,0]]]",
               lines({{{0, 0}, {1, 4}, {0, 0}}}, {})},
        // The road leaves the crossing southward and comes back from the east: 4 tiles, not 5.
        ByHand{"RoadThatReturnsToItsCrossing", "[[[1,1,1,0,0],[0,0,1,1,0]],[[1,1,0,0,0],[1,0,0,1,0]]]",
               lines({{{0, 0}, {1, 4}, {0, 0}}}, {{{0, 0}, {1, 1}, {0, 0}}})},
        // North to east and south to west: two roads return to one crossing.
        ByHand{"TwoRoadsThatReturnToOneCrossing",
               "[[[],[0,1,1,0,0],[0,0,1,1,0]],[[0,1,1,0,0],[1,1,1,1,0],[1,0,0,1,0]],[[1,1,0,0,0],[1,0,0,1,0],"
               "[]]]",
               lines({{{0, 0}, {2, 8}, {0, 0}}}, {})},
        // Both cities of the corner tile are the one that goes round: 4 tiles.
        ByHand{"CityThroughBothCorners", "[[[0,2,2,0,2],[0,0,2,2,1]],[[2,2,0,0,1],[2,0,0,2,1]]]",
               lines({{{1, 8}, {0, 0}, {0, 0}}}, {})},
        ByHand{"CitiesBackToBack", "[[[0,0,2,0,1]],[[2,0,2,0,2]],[[2,0,0,0,1]]]",
               lines({{{2, 8}, {0, 0}, {0, 0}}}, {})},
        ByHand{"FourCitiesOnOneTile", "[[[2,2,2,2,4]]]", lines({}, {{{4, 4}, {0, 0}, {0, 0}}})},
        ByHand{"MonasteryAmongEight",
               "[[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"
               "[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]]]",
               lines({{{0, 0}, {0, 0}, {1, 9}}}, {{{0, 0}, {0, 0}, {8, 4 * 4 + 4 * 6}}})},
        // A count without a city, a city edge with a count of 0: read by the edges.
        ByHand{"CountsThatContradict", "[[[1,0,1,0,1],[0,2,0,0,0]]]", lines({}, {{{1, 1}, {1, 1}, {0, 0}}})},
        // The road meets a city: nothing joins.
        ByHand{"SidesThatDiffer", "[[[0,1,0,1,0],[0,0,0,2,1]]]", lines({}, {{{1, 1}, {1, 1}, {0, 0}}})},
        // A ring of city round a field, and in the field another city: two, of 12 and of 2 tiles.
        ByHand{"CityInsideARingOfCity",
               "[[[0,2,2,0,1],[0,2,0,2,1],[0,2,0,2,1],[0,0,2,2,1]],"
               "[[2,0,2,0,1],[0,2,0,0,1],[0,0,0,2,1],[2,0,2,0,1]],"
               "[[2,0,2,0,1],[],[],[2,0,2,0,1]],"
               "[[2,2,0,0,1],[0,2,0,2,1],[0,2,0,2,1],[2,0,0,2,1]]]",
               lines({{{2, 2 * 12 + 2 * 2}, {0, 0}, {0, 0}}}, {})},
        // West to south by way of two bends, on a crossroads of four whose other roads stay open.
        ByHand{"RoadThatReturnsToAFourWayCrossing", "[[[0,1,1,0,0],[1,1,1,1,0]],[[1,1,0,0,0],[1,0,0,1,0]]]",
               lines({{{0, 0}, {1, 4}, {0, 0}}}, {{{0, 0}, {2, 2}, {0, 0}}})},
        // One road end to end between two crossings, twice over: two roads of the same four tiles' two ends.
        ByHand{"TwoRoadsBetweenTwoCrossings", "[[[0,1,1,0,0],[0,1,1,1,0]],[[1,1,1,0,0],[1,0,0,1,0]]]",
               lines({{{0, 0}, {2, 3 + 3}, {0, 0}}}, {{{0, 0}, {2, 2}, {0, 0}}})},
        ByHand{"IslandsApart", "[[[2,0,0,0,1],[],[2,0,0,0,1]],[],[[],[0,0,0,0,0]]]",
               lines({}, {{{2, 2}, {0, 0}, {1, 1}}})},
        ByHand{"CornersTouchOnlyMonasteries", "[[[0,0,0,0,0],[]],[[],[0,0,0,0,0]]]",
               lines({}, {{{0, 0}, {0, 0}, {2, 4}}})},
        ByHand{"EmptyRowsBetween", "[[[1,0,1,0,0]],[],[[1,0,1,0,0]]]",
               lines({}, {{{0, 0}, {2, 2}, {0, 0}}})}),
    [](const auto& each) { return each.param.name; });

std::vector<testing::RandomLandscape> many_kinds(std::size_t rows, std::size_t columns) {
    std::vector<testing::RandomLandscape> all;
    using Tiles = testing::RandomLandscape::Tiles;
    for (const Tiles tiles : {Tiles::the_19, Tiles::any, Tiles::flowing, Tiles::pairing}) {
        for (const double density : {0.3, 0.7, 0.95, 1.0}) {
            for (const bool consistent : {true, false}) {
                for (const bool ragged : {false, true}) {
                    all.push_back({.rows = rows,
                                   .columns = columns,
                                   .density = density,
                                   .tiles = tiles,
                                   .consistent = consistent,
                                   .ragged = ragged});
                }
            }
        }
    }
    return all;
}

TEST(LandscapeRandom, ScoreAsFloodFillDoes) {
    std::mt19937_64 random(1);
    for (int round = 0; round < 60; ++round) {
        const std::size_t rows = 1 + testing::draw_below(14, random);
        const std::size_t columns = 1 + testing::draw_below(14, random);
        for (const testing::RandomLandscape& kind : many_kinds(rows, columns)) {
            const Landscape landscape = testing::random_landscape(kind, random);
            for (const CornerCities corners : {CornerCities::split, CornerCities::joined}) {
                const auto expected = testing::flood_fill_features(landscape, corners);
                ASSERT_EQ(score(landscape, corners), testing::sum(expected));
                const auto found = find_features(read_corner_cities(landscape, corners)).features;
                ASSERT_EQ(testing::sorted(found), expected);
            }
        }
    }
}

TEST(LandscapeRandom, ScoreAsFloodFillDoesWhenLarge) {
    std::mt19937_64 random(2);
    for (const auto& [rows, columns] : {std::pair{270, 270}, std::pair{3, 40'000}, std::pair{40'000, 3}}) {
        for (const testing::RandomLandscape& kind :
             many_kinds(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns))) {
            if (kind.density != 0.95 || kind.ragged) continue;
            const Landscape landscape = testing::random_landscape(kind, random);
            ASSERT_EQ(score(landscape), testing::flood_fill_score(landscape));
        }
    }
}

// Turned a quarter clockwise, tiles and all.
Landscape rotate(const Landscape& landscape) {
    Landscape result;
    for (std::size_t column = 0; column < landscape.columns(); ++column) {
        std::vector<tile::Tile> row;
        for (std::size_t from = landscape.rows(); from-- > 0;) {
            row.push_back(
                landscape.at({static_cast<std::int64_t>(from), static_cast<std::int64_t>(column)}).rotate(1));
        }
        result.add_row(row);
    }
    return result;
}

Landscape mirror(const Landscape& landscape) {
    Landscape result;
    for (std::size_t from = 0; from < landscape.rows(); ++from) {
        std::vector<tile::Tile> row;
        for (std::size_t column = landscape.columns(); column-- > 0;) {
            row.push_back(
                landscape.at({static_cast<std::int64_t>(from), static_cast<std::int64_t>(column)}).mirror());
        }
        result.add_row(row);
    }
    return result;
}

TEST(LandscapeRandom, ScoresAreInvariantUnderRotationAndReflection) {
    std::mt19937_64 random(3);
    for (int round = 0; round < 20; ++round) {
        for (const testing::RandomLandscape& kind :
             many_kinds(1 + testing::draw_below(20, random), 1 + testing::draw_below(20, random))) {
            Landscape landscape = testing::random_landscape(kind, random);
            const LandscapeScore expected = score(landscape);
            ASSERT_EQ(score(mirror(landscape)), expected);
            for (int quarter = 1; quarter < 4; ++quarter) {
                landscape = rotate(landscape);
                ASSERT_EQ(score(landscape), expected);
            }
        }
    }
}

}  // namespace
}  // namespace bastide::landscape
