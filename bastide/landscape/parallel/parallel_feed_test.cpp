// The report or error of a text does not depend on its division among threads.
#include <stdexcept>

#include <gtest/gtest.h>

#include "bastide/base/testing/sanitizers.h"
#include "bastide/landscape/detail/find_row.h"
#include "bastide/landscape/parallel/text_scorer.h"
#include "bastide/landscape/testing/random_landscape.h"
#include "bastide/landscape/testing/random_text.h"
#include "bastide/text/testing/feed_ahead.h"
#include "bastide/text/testing/source_of.h"

namespace bastide::landscape {
namespace {

using testing::draw_below;

// All of a report, or the error.
struct Outcome {
    LandscapeScore score;
    std::optional<LandscapeScore> other_reading;
    Warnings warnings;
    std::optional<tile::Cell> first_corner_cities;
    Landscape landscape;
    std::optional<Error> error;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome outcome(const Result<void>& fed, TextScorer& scorer) {
    Outcome outcome;
    const auto report = fed ? scorer.finish() : std::unexpected(fed.error());
    if (!report) {
        outcome.error = report.error();
        return outcome;
    }
    outcome.score = report->score;
    outcome.other_reading = report->other_reading;
    outcome.warnings = report->warnings;
    outcome.first_corner_cities = report->first_corner_cities;
    outcome.landscape = report->landscape;
    return outcome;
}

Outcome in_order(std::string_view text, const ScoreOptions& options) {
    TextScorer scorer(options);
    return outcome(scorer.feed(text), scorer);
}

Outcome divided(std::string_view text, const ScoreOptions& options, const text::Division& division) {
    TextScorer scorer(options);
    return outcome(parallel_feed(scorer, text::testing::source_of(text), division), scorer);
}

Outcome ahead(std::string_view text, const ScoreOptions& options, std::mt19937_64& random) {
    TextScorer scorer(options);
    const auto fed =
        text::testing::feed_ahead(scorer, text, detail::find_row, [&random] { return random(); });
    return outcome(fed, scorer);
}

Landscape any_landscape(std::mt19937_64& random) {
    using Tiles = testing::RandomLandscape::Tiles;
    testing::RandomLandscape kind;
    kind.rows = 1 + draw_below(30, random);
    kind.columns = 1 + draw_below(9, random);
    kind.density = 0.8;
    kind.tiles = std::array{Tiles::the_19, Tiles::any, Tiles::flowing}[draw_below(3, random)];
    kind.consistent = draw_below(2, random) == 0;
    kind.ragged = draw_below(3, random) == 0;
    return testing::random_landscape(kind, random);
}

ScoreOptions any_options(std::mt19937_64& random) {
    ScoreOptions options;
    options.both_readings = draw_below(2, random) == 0;
    options.store_landscape = draw_below(8, random) == 0;
    if (draw_below(2, random) == 0) options.tiles = LandscapeReader::Tiles::the_19;
    return options;
}

text::Division any_division(std::mt19937_64& random) {
    const std::int64_t size = 1 + draw_below(200, random);
    return {.threads = 1 + static_cast<int>(draw_below(4, random)), .min_part = size, .max_part = size};
}

TEST(LandscapeFeedDivided, MatchesOneThread) {
    std::mt19937_64 random(31);
    for (int round = 0; round < 150; ++round) {
        const std::string text = testing::random_text(any_landscape(random), random);
        const ScoreOptions options = any_options(random);
        const Outcome expected = in_order(text, options);
        ASSERT_EQ(divided(text, options, any_division(random)), expected) << text;
        ASSERT_EQ(ahead(text, options, random), expected) << text;
    }
}

// One or two bytes are wrong, anywhere: on either side of a cut, or at it.
TEST(LandscapeFeedDivided, FindsTheFirstErrorInItsPlace) {
    std::mt19937_64 random(32);
    constexpr std::string_view bytes = "[[[]]],,0123 \n-e\"{\xEF";
    int wrong = 0;
    for (int round = 0; round < 200; ++round) {
        std::string text = testing::random_text(any_landscape(random), random);
        for (std::uint32_t changes = 1 + draw_below(2, random); changes > 0; --changes) {
            const std::size_t at = draw_below(static_cast<std::uint32_t>(text.size()), random);
            if (draw_below(8, random) == 0) text.resize(at + 1);
            text[at] = bytes[draw_below(bytes.size(), random)];
        }
        const ScoreOptions options = any_options(random);
        const Outcome expected = in_order(text, options);
        wrong += expected.error ? 1 : 0;
        ASSERT_EQ(divided(text, options, any_division(random)), expected) << text;
        ASSERT_EQ(ahead(text, options, random), expected) << text;
    }
    EXPECT_GT(wrong, 100);
}

TEST(LandscapeFeedDivided, CutsLongRows) {
    std::string row = "[[0,1,0,1,0]";
    for (int i = 0; i < 30'000; ++i) row += ",[0,1,0,1,0]";
    const std::string text = "[" + row + "],\n" + row + "],\n" + row + "]]";
    for (const int threads : {1, 2, 3})
        EXPECT_EQ(divided(text, {}, {.threads = threads, .min_part = 1000, .max_part = 1000}),
                  in_order(text, {}));
}

// Parts that were read ahead are used and not read again.
TEST(LandscapeFeedDivided, JoinsPartsReadAhead) {
    const std::string_view above = "[[[2,2,0,0,2],[1,0,0,0,3]],\n";
    const std::string_view below = "[[3,0,0,0,0]]]";
    TextScorer scorer;
    ASSERT_TRUE(scorer.feed(above));
    const auto places = scorer.speculative_states();
    ASSERT_EQ(places.size(), 1U);
    TextScorer part(places.front());
    ASSERT_TRUE(part.feed("\n[[],[],[1,0,0,0,3]], [[2,2,0,0,2]],"));
    part.end_part();
    ASSERT_TRUE(scorer.join(std::move(part)));
    const auto wrong = scorer.feed(below);
    ASSERT_FALSE(wrong);
    EXPECT_EQ(to_string(wrong.error()),
              "3:38: row 4, column 1: the north edge is 3: an edge must be 0 (field), 1 (road) or 2 (city)");
}

TEST(LandscapeFeedDivided, AcceptsAllTilesInOnePart) {
    TextScorer scorer;
    ASSERT_TRUE(scorer.feed("[[[]],"));
    TextScorer part(scorer.speculative_states().front());
    ASSERT_TRUE(part.feed("[[0,0,0,0,0]]]"));
    part.end_part();
    ASSERT_TRUE(scorer.join(std::move(part)));
    const auto report = scorer.finish();
    ASSERT_TRUE(report);
    EXPECT_EQ(report->score.total(), 1);
}

TEST(LandscapeFeedDivided, RejectsAByteOrderMarkWithinTheText) {
    TextScorer part(TextScorer().speculative_states().front());
    EXPECT_FALSE(part.feed("\xEF\xBB\xBF[[0,0,0,0,0]]]"));
}

// Each of two parts is small enough for both readings, but the map is not.
TEST(LandscapeFeedDivided, CountsTheSquaresOfAllParts) {
    std::string row = "[[2,2,0,0,2]";
    for (int i = 1; i < 1 << 16; ++i) row += ",[]";
    row += "],";
    for (const std::size_t rows : {20U, 40U}) {
        TextScorer scorer({.both_readings = true});
        ASSERT_TRUE(scorer.feed("["));
        TextScorer part(scorer.speculative_states().front());
        for (std::size_t i = 0; i < rows; ++i) ASSERT_TRUE(scorer.feed(row) && part.feed(row));
        part.end_part();
        ASSERT_TRUE(scorer.join(std::move(part)));
        ASSERT_TRUE(scorer.feed("[]]"));
        EXPECT_EQ(scorer.finish()->other_reading.has_value(), 2 * rows << 16 <= ScoreOptions::both_limit);
    }
}

TEST(LandscapeFeedDivided, DropsPartsReadFromAWrongState) {
    for (const auto& [above, below] : std::vector<std::pair<std::string_view, std::string_view>>{
             {"[[[0,1,0,0,0]", "[[0,0,0,1,0]]]"},     // in a row
             {"[[[0,1,0,0,0]]", "[[0,0,0,1,0]]]"},    // before the comma
             {"[[[0,1,0,0,0]]]", " "},                // after the end
             {"[[[0,1,0,0,0]],", "[[0,0,0,1,0]"}}) {  // of a part that does not end between rows
        TextScorer scorer;
        ASSERT_TRUE(scorer.feed(above));
        TextScorer part(scorer.speculative_states().front());
        if (!part.feed(below)) continue;
        part.end_part();
        EXPECT_FALSE(scorer.join(std::move(part))) << above;
        const auto fed = scorer.feed(below);
        EXPECT_EQ(outcome(fed, scorer), in_order(std::string(above) + std::string(below), {}));
    }
}

TEST(LandscapeFeedDivided, ReturnsErrorsOfTheSource) {
    const std::string text = "[" + std::string(5000, ' ');
    const text::Source good = text::testing::source_of(text);
    const text::Source bad{good.size,
                           [&](std::int64_t at, std::span<char> buffer) -> Result<std::string_view> {
                               if (at > 3000)
                                   return std::unexpected(file_error("map.json", "cannot be read"));
                               return good.read(at, buffer.first(100));
                           }};
    for (const int threads : {1, 3}) {
        TextScorer scorer;
        const auto fed = parallel_feed(scorer, bad, {.threads = threads, .min_part = 700, .max_part = 700});
        ASSERT_FALSE(fed);
        EXPECT_EQ(to_string(fed.error()), "map.json: cannot be read");
    }
}

TEST(LandscapeFeedDivided, PassesOnAnExceptionOfTheSource) {
    if (has_sanitizer) GTEST_SKIP() << leaking;
    const std::string text = "[" + std::string(5000, ' ');
    const text::Source good = text::testing::source_of(text);
    const text::Source bad{good.size,
                           [&](std::int64_t at, std::span<char> buffer) -> Result<std::string_view> {
                               if (at > 3000) throw std::runtime_error("gone");
                               return good.read(at, buffer.first(100));
                           }};
    for (const int threads : {1, 3}) {
        TextScorer scorer;
        EXPECT_THROW(static_cast<void>(
                         parallel_feed(scorer, bad, {.threads = threads, .min_part = 700, .max_part = 700})),
                     std::runtime_error);
    }
}

// As if another program extends or truncates the file while it is being read.
TEST(LandscapeFeedDivided, IgnoresAWrongSize) {
    std::mt19937_64 random(33);
    for (int round = 0; round < 40; ++round) {
        const std::string text = testing::random_text(any_landscape(random), random);
        text::Source source = text::testing::source_of(text);
        source.size = draw_below(static_cast<std::uint32_t>(2 * text.size()), random);
        TextScorer scorer;
        const auto fed = parallel_feed(scorer, source, any_division(random));
        ASSERT_EQ(outcome(fed, scorer), in_order(text, {})) << text;
    }
}

}  // namespace
}  // namespace bastide::landscape
