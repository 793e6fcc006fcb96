// Every version of the kernels that this processor supports computes the same scores as a flood fill and
// finds the same warnings as the plain version. All other tests use the fastest version.
#include <gtest/gtest.h>

#include "bastide/landscape/detail/best_kernels.h"
#include "bastide/landscape/detail/open_strip.h"
#include "bastide/landscape/testing/flood_fill.h"
#include "bastide/landscape/testing/random_landscape.h"

namespace bastide::landscape::detail {
namespace {

using testing::draw_below;
using testing::RandomLandscape;

RandomLandscape any_kind(std::size_t rows, std::size_t columns, std::mt19937_64& random) {
    using Tiles = RandomLandscape::Tiles;
    RandomLandscape kind;
    kind.rows = rows;
    kind.columns = columns;
    kind.tiles = std::array{Tiles::the_19, Tiles::any, Tiles::flowing, Tiles::pairing}[draw_below(4, random)];
    kind.density = std::array{0.6, 0.95, 1.0}[draw_below(3, random)];
    kind.consistent = draw_below(2, random) != 0;
    kind.ragged = draw_below(3, random) == 0;
    return kind;
}

OpenStrip strip_of(const Landscape& landscape, Above above, CornerCities corners, const Kernels& kernels) {
    OpenStrip strip(corners, above, kernels);
    strip.add_rows(landscape);
    return strip;
}

// Cut below a row and merged again.
OpenStrip cut_and_merged(const Landscape& landscape, std::size_t cut, CornerCities corners,
                         const Kernels& kernels) {
    Landscape upper;
    Landscape lower;
    for (std::size_t row = 0; row < landscape.rows(); ++row)
        (row < cut ? upper : lower).add_row(landscape.row(row));
    OpenStrip strip = strip_of(upper, Above::unknown, corners, kernels);
    strip.add_strip(strip_of(lower, Above::unknown, corners, kernels));
    return strip;
}

void expect_all_to_score(const Landscape& landscape, CornerCities corners, std::size_t cut) {
    const LandscapeScore expected = testing::flood_fill_score(landscape, corners);
    const Warnings warnings = strip_of(landscape, Above::nothing, corners, all_kernels().front()).warnings();
    for (const Kernels& kernels : all_kernels()) {
        const OpenStrip whole = strip_of(landscape, Above::nothing, corners, kernels);
        const OpenStrip merged = cut_and_merged(landscape, cut, corners, kernels);
        for (const OpenStrip* strip : {&whole, &merged}) {
            ASSERT_EQ(strip->finish(), expected) << kernels.name;
            ASSERT_EQ(strip->warnings(), warnings) << kernels.name;
        }
    }
}

// Wider than any vector, and of every remainder by its width.
TEST(LandscapeKernels, ScoreAsFloodFillDoes) {
    std::mt19937_64 random(31);
    for (std::size_t columns = 1; columns <= 300; ++columns) {
        const std::size_t rows = 1 + draw_below(8, random);
        const Landscape landscape = testing::random_landscape(any_kind(rows, columns, random), random);
        const auto corners = columns % 3 == 0 ? CornerCities::joined : CornerCities::split;
        expect_all_to_score(landscape, corners, draw_below(static_cast<std::uint32_t>(rows + 1), random));
    }
}

// Features are settled many times, and rows are swept in several stretches.
TEST(LandscapeKernels, ScoreAsFloodFillDoesWhenLarge) {
    std::mt19937_64 random(32);
    for (const auto& [rows, columns] : {std::pair<std::size_t, std::size_t>{500, 500}, {5, 40'000}}) {
        for (int round = 0; round < 3; ++round) {
            const Landscape landscape = testing::random_landscape(any_kind(rows, columns, random), random);
            expect_all_to_score(landscape, CornerCities::split, rows / 2);
        }
    }
}

TEST(LandscapeKernels, AreTheWidestThatTheProcessorHas) {
    EXPECT_STREQ(all_kernels().front().name, "plain");
    EXPECT_EQ(&best_kernels(), &all_kernels().back());
}

}  // namespace
}  // namespace bastide::landscape::detail
