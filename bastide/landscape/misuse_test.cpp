// Calls with extreme, empty and moved-from values: each returns an error or ends with the message of a
// contract.
#include "bastide/base/testing/misuse.h"

#include <limits>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/landscape/landscape.h"
#include "bastide/landscape/landscape_score.h"
#include "bastide/landscape/parallel/text_scorer.h"
#include "bastide/landscape/read.h"
#include "bastide/landscape/strip.h"

namespace bastide::landscape {
namespace {

TEST(LandscapeMisuse, ARowOfTheLandscapeItselfIsAppended) {
    const std::vector<tile::Tile> row(30, tile::Tile({tile::Edge::city, tile::Edge::road, {}, {}}));
    Landscape landscape;
    landscape.add_row(row);
    for (int i = 0; i < 20; ++i) landscape.add_row(landscape.row(0));
    EXPECT_EQ(landscape, Landscape(std::vector(21, row)));
    landscape.add_row({});
    landscape.add_row(landscape.row(20).first(3));
    EXPECT_EQ(landscape.row(22).size(), 3);
    EXPECT_EQ(landscape.row(22)[2], row[0]);
}

TEST(LandscapeMisuse, CellsOfThePlaneAreEmpty) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    const Landscape none;
    EXPECT_TRUE(none.at({most, most}).empty());
    EXPECT_TRUE(none.at({-1, 0}).empty());
    EXPECT_EQ(none.tiles(), 0);
}

TEST(LandscapeMisuse, AReaderRepeatsItsError) {
    LandscapeReader reader;
    Landscape rows;
    const auto first = reader.feed("[[[0,1,2,1,1]]] x", rows);
    ASSERT_FALSE(first);
    const auto second = reader.feed(" ", rows);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error(), first.error());
    EXPECT_EQ(reader.finish().error(), first.error());

    TextScorer scorer;
    EXPECT_FALSE(scorer.feed("{"));
    EXPECT_FALSE(scorer.feed("[[]]"));
    EXPECT_FALSE(scorer.finish());
}

TEST(LandscapeMisuseDeathTest, RowsAndStrips) {
    const Landscape none;
    Strip strip;
    const Strip other = std::move(strip);
    const std::string moved = "the strip has not been moved from";
    bastide::testing::expect_contracts({
        {"a sum of points",
         [] {
             LandscapeScore score;
             score.complete[0].points = score.complete[1].points = std::numeric_limits<std::int64_t>::max();
             (void)score.total();
         },
         "the sum is in the range of its type.*"},
        {"beyond the last row",
         [] { (void)neighbour({std::numeric_limits<std::int64_t>::max(), 0}, tile::Side::south); },
         "the sum is in the range of its type.*"},
        {"row(0) of none", [&] { (void)none.row(0); }, "the landscape has a row with this number, but got 0"},
        {"finish of a moved-from strip", [&] { (void)strip.finish(); }, moved},
        {"copy of a moved-from strip", [&] { const Strip copy = strip; }, moved},
        {"rows of a moved-from strip", [&] { (void)strip.rows(); }, moved},
        {"a moved-from strip below", [&] { Strip().add_strip(strip); }, moved},
    });
}

}  // namespace
}  // namespace bastide::landscape
