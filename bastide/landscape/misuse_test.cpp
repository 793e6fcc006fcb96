// Calls with extreme, empty and moved-from values: each returns an error or ends with the message of a
// contract.
#include "bastide/base/testing/misuse.h"

#include <limits>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/landscape/complete.h"
#include "bastide/landscape/landscape.h"
#include "bastide/landscape/landscape_score.h"
#include "bastide/landscape/parallel/text_scorer.h"
#include "bastide/landscape/read.h"
#include "bastide/landscape/strip.h"
#include "bastide/landscape/warning.h"

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

// Compilers warn about members that callers may not leave out.
TEST(LandscapeMisuse, CallersMayLeaveOutMembers) {
    EXPECT_EQ(Hole{.fits = 1}.at, (tile::Cell{0, 0}));
    EXPECT_EQ(Warning{.kind = Warning::Kind::count}.at, (tile::Cell{0, 0}));
}

TEST(LandscapeMisuseDeathTest, RowsAndStrips) {
    const Landscape none;
    Strip strip;
    const Strip other = std::move(strip);
    const std::string moved = "the strip has not been moved from";
    bastide::testing::expect_contracts({
        {"an unknown kind of warning", [] { (void)Warnings().count(Warning::Kind{9}); },
         "the kind of warning is declared, but got 9"},
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
        {"a strip with another reading", [] { Strip().add_strip(Strip(CornerCities::joined)); },
         "both strips have the same reading of corner cities"},
        {"a strip below with nothing above",
         [] { Strip().add_strip(Strip(CornerCities::split, Above::nothing)); },
         "the strip below has unknown surroundings above"},
        {"a row that is too long",
         [] {
             Landscape rows;
             rows.add_row(std::vector<tile::Tile>(Landscape::max_row + 1));
             Strip().add_rows(rows);
         },
         "a row has at most 16777216 squares, but got 16777217"},
        {"edge 9", [] { (void)tile::read_legend({0, 9, 0, 0, 0}); }, "an edge is 0, 1 or 2, but got 9"},
        {"edge -1", [] { (void)tile::read_legend({0, 0, 0, -1, 0}); }, "an edge is 0, 1 or 2, but got -1"},
        {"a source without a function",
         [] {
             TextScorer scorer;
             (void)parallel_feed(scorer, text::Source{.size = 5, .read = nullptr}, {});
         },
         "landscape::parallel_feed.*' requires that the source has a function to read"},
        {"finish of a moved-from strip", [&] { (void)strip.finish(); },
         "Strip::finish.*' requires that " + moved},
        {"copy of a moved-from strip", [&] { const Strip copy = strip; }, moved},
        {"rows of a moved-from strip", [&] { (void)strip.rows(); }, moved},
        {"a moved-from strip below", [&] { Strip().add_strip(strip); }, moved},
    });
}

}  // namespace
}  // namespace bastide::landscape
