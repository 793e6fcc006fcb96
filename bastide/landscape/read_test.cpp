// Reading must not depend on the layout of the text or its cuts, and must accept exactly the texts that a
// second reader accepts.
#include "bastide/landscape/read.h"

#include <optional>

#include <gtest/gtest.h>

#include "bastide/landscape/parallel/text_scorer.h"
#include "bastide/landscape/score.h"
#include "bastide/landscape/testing/plain_reading.h"
#include "bastide/landscape/testing/random_landscape.h"
#include "bastide/landscape/testing/random_text.h"

namespace bastide::landscape {
namespace {

using tile::Edge;
using tile::Tile;

struct Outcome {
    Landscape landscape;
    Warnings warnings;
    std::optional<tile::Cell> first_corner_cities;
    std::optional<Error> error;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome read(const std::vector<std::string_view>& pieces,
             LandscapeReader::Tiles tiles = LandscapeReader::Tiles::any) {
    LandscapeReader reader(tiles);
    Outcome outcome;
    for (const std::string_view piece : pieces) {
        if (auto fed = reader.feed(piece, outcome.landscape); !fed) {
            outcome.error = fed.error();
            outcome.landscape.clear();
            return outcome;
        }
    }
    outcome.warnings = reader.warnings();
    outcome.first_corner_cities = reader.first_corner_cities();
    if (auto finished = reader.finish(); !finished) outcome.error = finished.error();
    return outcome;
}

Landscape any_landscape(std::mt19937_64& random) {
    testing::RandomLandscape kind;
    kind.rows = 1 + testing::draw_below(5, random);
    kind.columns = 1 + testing::draw_below(9, random);
    kind.density = 0.8;
    kind.tiles = testing::RandomLandscape::Tiles::any;
    kind.ragged = testing::draw_below(3, random) == 0;
    return testing::random_landscape(kind, random);
}

// Deletes, inserts or replaces some bytes.
std::string damaged(std::string text, std::mt19937_64& random) {
    constexpr std::string_view bytes = "0123456789-+.eE[]{}, \n\t\"ntf\0\xEF";
    for (auto times = 1 + testing::draw_below(3, random); times > 0 && !text.empty(); --times) {
        const auto at = testing::draw_below(static_cast<std::uint32_t>(text.size()), random);
        const char byte = bytes[testing::draw_below(bytes.size(), random)];
        switch (testing::draw_below(3, random)) {
            case 0:
                text.erase(at, 1 + testing::draw_below(4, random));
                break;
            case 1:
                text.insert(at, 1, byte);
                break;
            default:
                text[at] = byte;
        }
    }
    return text;
}

TEST(LandscapeReader, AcceptsAnyLayout) {
    std::mt19937_64 random(21);
    for (int round = 0; round < 2000; ++round) {
        const Landscape landscape = any_landscape(random);
        if (landscape.tiles() == 0) continue;
        const Outcome outcome = read({testing::random_text(landscape, random)});
        ASSERT_FALSE(outcome.error) << to_string(*outcome.error);
        ASSERT_EQ(outcome.landscape, landscape);
        ASSERT_EQ(outcome.warnings.count(), 0);
    }
}

TEST(LandscapeReader, DoesNotDependOnCuts) {
    std::mt19937_64 random(22);
    for (int round = 0; round < 60; ++round) {
        std::string text = testing::random_text(any_landscape(random), random);
        if (round % 2 == 0) text = damaged(text, random);
        const std::string_view view = text;
        const Outcome whole = read({view});
        std::vector<std::string_view> bytes;
        for (std::size_t at = 0; at < view.size(); ++at) {
            ASSERT_EQ(read({view.substr(0, at), view.substr(at)}), whole) << text << " cut at " << at;
            bytes.push_back(view.substr(at, 1));
        }
        ASSERT_EQ(read(bytes), whole);
    }
}

TEST(LandscapeReader, AgreesWithASecondReader) {
    std::mt19937_64 random(23);
    int good = 0;
    for (int round = 0; round < 20'000; ++round) {
        const std::string text = damaged(testing::random_text(any_landscape(random), random), random);
        for (const auto tiles : {LandscapeReader::Tiles::any, LandscapeReader::Tiles::the_19}) {
            const auto expected = testing::read_plainly(text, tiles == LandscapeReader::Tiles::the_19);
            const Outcome outcome = read({text}, tiles);
            ASSERT_EQ(!outcome.error, expected.has_value()) << text;
            if (!expected) continue;
            ++good;
            ASSERT_EQ(outcome.landscape, expected->landscape) << text;
            ASSERT_EQ(outcome.warnings, expected->warnings) << text;
        }
    }
    EXPECT_GT(good, 1000) << "enough of the texts must be good for this to say something";
}

TEST(LandscapeReader, AcceptsAnyCountIfTheEdgesSuffice) {
    for (const std::string count :
         {"-7", "9", "2147483648", "123456789012345678901234567890123456789012345678901"}) {
        const Outcome outcome = read({"[[[2,0,0,0," + count + "]]]"});
        ASSERT_FALSE(outcome.error) << count;
        EXPECT_EQ(outcome.warnings.count(Warning::Kind::count), 1);
        EXPECT_EQ(outcome.landscape.at({0, 0}), Tile({Edge::city, Edge::field, Edge::field, Edge::field}));
    }
}

TEST(LandscapeReader, RejectsMalformedLongNumbers) {
    const std::string digits(60, '1');
    for (const std::string tail : {".5", "e", "e1", "-", "--", "+1", ".", "1.0"}) {
        const std::string text = "[[[0,0,0,0," + digits + tail + "]]]";
        EXPECT_TRUE(read({text}).error) << text;
        EXPECT_FALSE(testing::read_plainly(text)) << "the second reader must know it too";
    }
}

TEST(LandscapeReader, SkipsOneByteOrderMarkAtTheStart) {
    const std::string mark = "\xEF\xBB\xBF";
    const std::string map = "[[[0,0,0,0,0]]]";
    EXPECT_FALSE(read({mark + map}).error);
    EXPECT_FALSE(read({mark + "\n" + map}).error);
    for (const std::string& text :
         {mark + mark + map, " " + mark + map, map + mark, mark.substr(0, 2) + map, mark.substr(1) + map,
          "\xEF \xBB\xBF" + map, "[" + mark + map.substr(1), mark}) {
        EXPECT_TRUE(read({text}).error) << text;
        EXPECT_FALSE(testing::read_plainly(text)) << "the second reader must know it too";
    }
}

TEST(LandscapeReader, FindsTheFirstCornerCities) {
    EXPECT_EQ(read({"[[[2,0,2,0,2],[0,2,2,0,1]],[[],[0,0,2,2,2],[2,2,0,0,2]]]"}).first_corner_cities,
              (tile::Cell{1, 1}));
    EXPECT_EQ(read({"[[[2,0,2,0,2],[0,2,2,0,1],[2,2,2,0,3]]]"}).first_corner_cities, std::nullopt);
}

TEST(LandscapeReader, RejectsRowsThatAreTooLong) {
    // Pieces of empty cells, so that the row is long and the test is not.
    LandscapeReader reader;
    Landscape rows;
    ASSERT_TRUE(reader.feed("[[", rows));
    std::string cells;
    for (int i = 0; i < 1 << 16; ++i) cells += "[],";
    for (std::size_t fed = 0; fed < Landscape::max_row; fed += 1 << 16) ASSERT_TRUE(reader.feed(cells, rows));
    const auto more = reader.feed("[]", rows);
    ASSERT_FALSE(more);
    EXPECT_EQ(more.error().what(), "a row can hold at most 16777216 cells");
    EXPECT_EQ(to_string(more.error().where.context), "row 1, column 16777217");
}

TEST(LandscapeTextScorer, DoesNotDependOnThreads) {
    std::mt19937_64 random(24);
    testing::RandomLandscape kind;
    kind.rows = 900;
    kind.columns = 500;
    kind.density = 0.97;
    kind.consistent = false;
    const Landscape landscape = testing::random_landscape(kind, random);
    const std::string text = testing::random_text(landscape, random);
    std::optional<Warnings> warnings;
    for (const unsigned threads : {0U, 1U, 3U}) {
        TextScorer scorer({.both_readings = true, .extra_threads = threads, .store_landscape = threads == 3});
        for (std::size_t at = 0; at < text.size(); at += 100'000) {
            ASSERT_TRUE(scorer.feed(std::string_view(text).substr(at, 100'000)));
        }
        const auto report = scorer.finish();
        ASSERT_TRUE(report);
        EXPECT_EQ(report->score, score(landscape));
        EXPECT_EQ(report->other_reading, score(landscape, CornerCities::joined));
        if (threads == 3) {
            EXPECT_EQ(report->landscape, landscape);
        }
        EXPECT_EQ(report->warnings, warnings.value_or(report->warnings));
        warnings = report->warnings;
    }
}

TEST(LandscapeTextScorer, SkipsTheOtherReadingOfLargeMaps) {
    for (const bool large : {false, true}) {
        TextScorer scorer({.both_readings = true});
        ASSERT_TRUE(scorer.feed("[[[2,2,0,0,2]]"));
        std::string row = ",[[]";
        for (int i = 1; i < 1 << 16; ++i) row += ",[]";
        row += "]";
        for (std::size_t rows = 0; rows < (large ? 64 : 4); ++rows) ASSERT_TRUE(scorer.feed(row));
        ASSERT_TRUE(scorer.feed("]"));
        const auto report = scorer.finish();
        ASSERT_TRUE(report);
        EXPECT_EQ(report->other_reading.has_value(), !large);
        EXPECT_EQ(report->score.total(), 2);
    }
}

TEST(LandscapeRead, ReadsAWholeText) {
    const std::string_view text = "[[[], [0, 0, 2, 0, 1]], [[0, 1, 0, 0, 0], [2, 0, 0, 1, 1]]]";
    LandscapeReader reader;
    Landscape rows;
    ASSERT_TRUE(reader.feed(text, rows));
    EXPECT_EQ(read_landscape(text), rows);
    EXPECT_EQ(read_landscape("[[[0,0,0,0,0]]").error().where.column, 15);
    EXPECT_FALSE(read_landscape(""));
}

}  // namespace
}  // namespace bastide::landscape
