// The tiles that fit a hole, compared with trying every tile.
#include "bastide/landscape/complete.h"

#include <set>

#include <gtest/gtest.h>

#include "bastide/landscape/testing/random_landscape.h"

namespace bastide::landscape {
namespace {

using tile::Cell;
using tile::Tile;

TEST(LandscapeOrientedCatalogue, HoldsEveryRotationOnce) {
    // The plain monastery, the crossroads and the city all round look the same from all sides; the straight
    // road, the straight city and the two opposite cities from two. The other 13 have four rotations.
    EXPECT_EQ(oriented_catalogue().size(), 3U * 1 + 3U * 2 + 13U * 4);
    std::set<std::uint8_t> codes;
    for (const OrientedTile& each : oriented_catalogue()) {
        codes.insert(each.tile.code());
        EXPECT_EQ(each.tile, tile::catalogue[each.of_catalogue].rotate(each.quarter_turns));
    }
    EXPECT_EQ(codes.size(), oriented_catalogue().size());
}

TEST(LandscapeFindHoles, FindsEveryEmptySquareNextToATile) {
    std::mt19937_64 random(31);
    for (int round = 0; round < 300; ++round) {
        testing::RandomLandscape kind;
        kind.rows = 1 + testing::draw_below(6, random);
        kind.columns = 1 + testing::draw_below(6, random);
        kind.density = 0.5;
        kind.ragged = round % 2 == 0;
        const Landscape landscape = testing::random_landscape(kind, random);
        std::vector<Cell> expected;
        std::vector<Cell> inside;
        const auto rows = static_cast<std::int64_t>(landscape.rows());
        const auto columns = static_cast<std::int64_t>(landscape.columns());
        for (Cell at{-2, -2}; at.row < rows + 2; ++at.row) {
            for (at.column = -2; at.column < columns + 2; ++at.column) {
                bool touches = false;
                for (const tile::Side side : tile::all_sides)
                    touches = touches || !landscape.at(neighbour(at, side)).empty();
                if (!touches || !landscape.at(at).empty()) continue;
                expected.push_back(at);
                if (at.row >= 0 && at.row < rows && at.column >= 0 && at.column < columns)
                    inside.push_back(at);
            }
        }
        const auto places = [](const std::vector<Hole>& holes) {
            std::vector<Cell> result;
            for (const Hole& hole : holes) result.push_back(hole.at);
            return result;
        };
        ASSERT_EQ(places(find_holes(landscape)), expected);
        ASSERT_EQ(places(find_holes(landscape, false)), inside);
    }
}

TEST(LandscapeFindHoles, FitsTilesThatMatchOnEverySide) {
    std::mt19937_64 random(32);
    testing::RandomLandscape kind{.rows = 12, .columns = 12, .density = 0.6};
    const Landscape landscape = testing::random_landscape(kind, random);
    for (const Hole& hole : find_holes(landscape)) {
        std::set<Tile, decltype([](Tile a, Tile b) { return a.code() < b.code(); })> expected;
        for (const tile::FiveNumbers& five : tile::catalogue_legend) {
            for (int turns = 0; turns < 4; ++turns) {
                tile::FiveNumbers lies = five;
                for (std::size_t side = 0; side < 4; ++side) {
                    lies[side] = five[(side + 4 - static_cast<std::size_t>(turns)) % 4];
                }
                bool fits = true;
                for (const tile::Side side : tile::all_sides) {
                    const Tile other = landscape.at(neighbour(hole.at, side));
                    const int shown = static_cast<int>(other.edge(opposite(side)));
                    fits = fits && (other.empty() || shown == lies[index(side)]);
                }
                if (fits) expected.insert(tile::read_legend(lies).tile);
            }
        }
        decltype(expected) found;
        for (std::size_t i = 0; i < oriented_catalogue().size(); ++i) {
            if ((hole.fits >> i & 1U) != 0) found.insert(oriented_catalogue()[i].tile);
        }
        ASSERT_EQ(found, expected);
    }
}

}  // namespace
}  // namespace bastide::landscape
