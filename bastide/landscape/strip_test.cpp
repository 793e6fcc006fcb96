// However a landscape is cut into strips, merging them gives what scoring it whole gives.
#include "bastide/landscape/strip.h"

#include <gtest/gtest.h>

#include "bastide/landscape/testing/flood_fill.h"
#include "bastide/landscape/testing/plain_reading.h"
#include "bastide/landscape/testing/random_landscape.h"

namespace bastide {
namespace {

struct Outcome {
    LandscapeScore score;
    Doubts doubts;
    std::int64_t rows = 0;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome outcome(const Strip& strip) {
    return {strip.finish(), strip.doubts(), strip.rows()};
}

Strip strip_of(const Landscape& landscape, std::size_t begin, std::size_t end,
               Strip::Above above = Strip::Above::unknown) {
    Landscape rows;
    for (std::size_t row = begin; row < end; ++row) rows.add_row(landscape.row(row));
    Strip strip(CornerCities::split, above);
    strip.add_rows(rows);
    return strip;
}

// The strips between the cuts: bit i of `cuts` cuts below row i.
std::vector<Strip> cut(const Landscape& landscape, unsigned cuts) {
    std::vector<Strip> strips;
    std::size_t begin = 0;
    for (std::size_t row = 0; row < landscape.rows(); ++row) {
        if ((cuts >> row & 1U) == 0 && row + 1 < landscape.rows()) continue;
        strips.push_back(strip_of(landscape, begin, row + 1));
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
        const auto i = draw_below(static_cast<std::uint32_t>(strips.size() - 1), random);
        strips[i].add_strip(strips[i + 1]);
        strips.erase(strips.begin() + i + 1);
    }
    return strips.front();
}

RandomLandscape any_kind(std::mt19937_64& random, std::size_t rows, std::size_t columns) {
    using Tiles = RandomLandscape::Tiles;
    RandomLandscape kind;
    kind.rows = rows;
    kind.columns = columns;
    kind.tiles = std::array{Tiles::the_19, Tiles::any, Tiles::flowing}[draw_below(3, random)];
    kind.density = std::array{0.6, 0.9, 1.0}[draw_below(3, random)];
    kind.consistent = draw_below(4, random) != 0;
    kind.ragged = draw_below(4, random) == 0;
    return kind;
}

TEST(Strip, MergesToTheWholeForEveryWayToCut) {
    std::mt19937_64 random(11);
    for (int round = 0; round < 60; ++round) {
        const std::size_t rows = 1 + draw_below(7, random);
        const Landscape landscape =
            random_landscape(any_kind(random, rows, 1 + draw_below(9, random)), random);
        const Outcome whole = outcome(strip_of(landscape, 0, rows));
        ASSERT_EQ(whole.score, flood_fill_score(landscape));
        for (unsigned cuts = 0; cuts < 1U << (rows - 1); ++cuts) {
            const auto strips = cut(landscape, cuts);
            ASSERT_EQ(outcome(merge_from_the_top(strips)), whole);
            ASSERT_EQ(outcome(merge_from_the_bottom(strips)), whole);
            ASSERT_EQ(outcome(merge_anyhow(strips, random)), whole);
        }
    }
}

TEST(Strip, IsTheSameWhateverRowsComeAtOnce) {
    std::mt19937_64 random(12);
    for (int round = 0; round < 200; ++round) {
        const Landscape landscape = random_landscape(any_kind(random, 20, 20), random);
        const Outcome whole = outcome(strip_of(landscape, 0, landscape.rows(), Strip::Above::nothing));
        Strip strip(CornerCities::split, Strip::Above::nothing);
        for (std::size_t row = 0; row < landscape.rows();) {
            Landscape rows;
            for (std::size_t i = draw_below(4, random); i > 0 && row < landscape.rows(); --i) {
                rows.add_row(landscape.row(row++));
            }
            strip.add_rows(rows);
        }
        ASSERT_EQ(outcome(strip), whole);
    }
}

TEST(Strip, WithoutRowsChangesNothing) {
    const Landscape landscape = landscape_of("[[[0,1,1,0,0],[0,0,2,1,1]]]");
    Strip strip = strip_of(landscape, 0, 1);
    const Outcome before = outcome(strip);
    strip.add_strip(Strip());
    EXPECT_EQ(outcome(strip), before);
    Strip empty;
    empty.add_strip(strip);
    EXPECT_EQ(outcome(empty), before);
    EXPECT_EQ(Strip().finish(), LandscapeScore());
}

// Two cities run down the whole map side by side, and meet on a corner tile in every second row; in the last
// row they join. However many tiles were noted on the way, each counts once.
TEST(Strip, KeepsTilesThatTwoLongCitiesShare) {
    constexpr std::size_t pairs = 60'000;
    const auto row = [](const char* text) { return landscape_of(text); };
    // West: a column of cities two wide with a corner tile that belongs to both the city above it and the one
    // beside it.
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
    const Outcome whole = outcome(strip_of(landscape, 0, rows));
    // One city, open below: 3 tiles at the top, then 2, 3 and 3 a turn. It would be 4 for the second row of a
    // turn if the shared tile counted twice.
    EXPECT_EQ(whole.score.line(FeatureKind::city, false), (LandscapeScore::Line{1, 3 + 8 * pairs}));
    // The same from below, where the two sides do not meet until the very last strip.
    Strip upside(CornerCities::split);
    upside.add_strip(strip_of(landscape, 1, rows));
    Strip all = strip_of(landscape, 0, 1);
    all.add_strip(upside);
    EXPECT_EQ(outcome(all), whole);
}

}  // namespace
}  // namespace bastide
