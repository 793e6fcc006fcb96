// Logs are read correctly for any cuts, and have the totals of a naive reader.
#include "bastide/tally/read.h"

#include <cstdint>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/tally/testing/naive_tally.h"
#include "bastide/tally/testing/random_log.h"
#include "bastide/tally/testing/totals.h"

namespace bastide::tally {
namespace {

using ::testing::ElementsAre;
using testing::totals;

constexpr std::string_view sample =
    "4\n1 city 4\n2 cloister\n3 road 3\n:\n1 field 2\n3 road 6\n4 cloister 1\n.\n";

// Reads in pieces of a size.
Result<LogReader> read(std::string_view text, std::size_t piece = std::numeric_limits<std::size_t>::max(),
                       LogReader::Entries entries = LogReader::Entries::discard) {
    LogReader reader(entries);
    while (!text.empty()) {
        if (auto fed = reader.feed(text.substr(0, piece)); !fed) return std::unexpected(fed.error());
        text.remove_prefix(std::min(piece, text.size()));
    }
    if (auto finished = reader.finish(); !finished) return std::unexpected(finished.error());
    return reader;
}

std::string with_line_ends(std::string_view text, std::string_view end) {
    std::string out;
    for (const char each : text) {
        if (each == '\n') {
            out += end;
        } else {
            out += each;
        }
    }
    return out;
}

TEST(TallyReadLog, AddsUpTheSample) {
    EXPECT_THAT(totals(sample), ElementsAre(14, 9, 9, 2));
}

TEST(TallyReadLog, ScoresByThePhase) {
    // In play 2 × 5, 5 and 9. At the end 5, 5, 1 + 8 and 3 × 5.
    const auto reader =
        read("1\n1 city 5\n1 road 5\n1 cloister\n:\n1 city 5\n1 road 5\n1 cloister 8\n1 field 5\n.");
    ASSERT_TRUE(reader);
    const PlayerPoints& points = reader->standings().player(1);
    EXPECT_EQ(points.points(Phase::play, LogFeature::city), 10);
    EXPECT_EQ(points.points(Phase::play, LogFeature::road), 5);
    EXPECT_EQ(points.points(Phase::play, LogFeature::monastery), 9);
    EXPECT_EQ(points.points(Phase::play, LogFeature::field), 0);
    EXPECT_EQ(points.points(Phase::final, LogFeature::city), 5);
    EXPECT_EQ(points.points(Phase::final, LogFeature::road), 5);
    EXPECT_EQ(points.points(Phase::final, LogFeature::monastery), 9);
    EXPECT_EQ(points.points(Phase::final, LogFeature::field), 15);
    EXPECT_EQ(points.total(), 10 + 5 + 9 + 5 + 5 + 9 + 15);
}

TEST(TallyReadLog, AcceptsSynonymsOfFeatures) {
    for (const std::string monastery : {"cloister", "monastery", "abbey"})
        EXPECT_THAT(totals("1\n1 " + monastery + "\n:\n1 " + monastery + " 2\n."), ElementsAre(9 + 3));
    for (const std::string field : {"field", "pasture", "meadow"})
        EXPECT_THAT(totals("1\n:\n1 " + field + " 2\n."), ElementsAre(6));
}

TEST(TallyReadLog, AcceptsTheSmallestAndTheLargestCounts) {
    EXPECT_THAT(totals("1\n:\n1 cloister 0\n1 field 0\n."), ElementsAre(1));
    EXPECT_THAT(totals("1\n1 road 9223372036854775807\n."),
                ElementsAre(std::numeric_limits<std::int64_t>::max()));
    EXPECT_THAT(totals("2\n2 city 0004\n."), ElementsAre(0, 8));
}

TEST(TallyReadLog, SkipsSpaceAndLineEnds) {
    for (const std::string_view end : {"\n", "\r\n", "\n\n", " \n", "\t\r\n", "\r\n\r\n"}) {
        EXPECT_THAT(totals(with_line_ends(sample, end)), ElementsAre(14, 9, 9, 2));
    }
    EXPECT_THAT(totals(std::string(sample) + "\n\r\n  \n"), ElementsAre(14, 9, 9, 2));
    EXPECT_THAT(totals("\xEF\xBB\xBF" + std::string(sample)), ElementsAre(14, 9, 9, 2));
    EXPECT_THAT(totals("\n\n 2 \n  1\t city  4 \n\n."), ElementsAre(8, 0));
}

TEST(TallyReadLog, TakesAByteOrderMarkAloneForAnEmptyLog) {
    const auto mark = read("\xEF\xBB\xBF");
    const auto empty = read("");
    ASSERT_FALSE(mark);
    ASSERT_FALSE(empty);
    EXPECT_EQ(to_string(mark.error()), to_string(empty.error()));
}

TEST(TallyReadLog, MayEndBeforeFinalScoring) {
    EXPECT_THAT(totals("2\n1 city 4\n.\n"), ElementsAre(8, 0));
    EXPECT_THAT(totals("3\n."), ElementsAre(0, 0, 0));
}

TEST(TallyReadLog, DoesNotDependOnCuts) {
    const std::string text = with_line_ends(sample, "\r\n");
    for (std::size_t piece = 1; piece <= text.size(); ++piece) {
        const auto reader = read(text, piece);
        ASSERT_TRUE(reader) << piece;
        EXPECT_THAT(totals(reader->standings()), ElementsAre(14, 9, 9, 2)) << piece;
    }
}

TEST(TallyReadLog, StoresEntriesOnRequest) {
    EXPECT_TRUE(read(sample)->log().entries.empty());
    const auto reader = read(sample, 7, LogReader::Entries::store);
    ASSERT_TRUE(reader);
    EXPECT_EQ(reader->log().players, 4);
    const auto& entries = reader->log().entries;
    ASSERT_EQ(entries.size(), 6U);
    EXPECT_EQ(entries[1], (LogEntry{3, 0, 9, 2, Phase::play, LogFeature::monastery}));
    EXPECT_EQ(entries[3], (LogEntry{6, 2, 6, 1, Phase::final, LogFeature::field}));
}

TEST(TallyReadLog, LimitsStoredEntries) {
    std::string text = "500000\n1 road 1\n1 road 1\n";
    EXPECT_TRUE(read(text + ".", 9999, LogReader::Entries::store))
        << "2 entries of half a million players are below 2^20";
    text += "1 road 1\n";
    const auto third = read(text + ".", 9999, LogReader::Entries::store);
    ASSERT_FALSE(third);
    EXPECT_EQ(third.error().where.line, 4);
    EXPECT_TRUE(read(text + "."));
}

TEST(TallyReadLog, CountsToTheLastPoint) {
    const std::string up_to =
        "2\n1 city 4611686018427387902\n1 road 1\n2 cloister\n1 road 1\n";  // 2^63 - 2 for player 1
    const auto last = read(up_to + "1 road 1\n.");
    ASSERT_TRUE(last);
    EXPECT_EQ(last->standings().player(1).total(), std::numeric_limits<std::int64_t>::max());
    const auto past = read(up_to + "1 road 1\n2 cloister\n1 road 1\n.");
    ASSERT_FALSE(past);
    EXPECT_EQ(past.error().where.line, 8);
    // Also where lines are recognised whole: two players take turns until the second is past the limit.
    std::string long_log = "2\n2 road 9223372036854775800\n";
    for (int i = 0; i < 100; ++i) long_log += "1 city 1\n2 road 1\n";
    const auto eighth = read(long_log + ".");
    ASSERT_FALSE(eighth);
    EXPECT_EQ(eighth.error().where.line, 2 + 2 * 8);
}

// The cache stores the text after the player, and never matches similar text.
TEST(TallyReadLog, CacheMatchesOnlyEqualLines) {
    std::string more;
    for (int i = 0; i < 20; ++i) more += "1 city 4\n";
    const std::vector<std::pair<std::string, std::int64_t>> logs = {
        {"2\n1 city 4\n2 city 4" + std::string(1, '\0') + "\n", 3},
        {"2\n1 city 4\n1\tcity 4\n1 city 4\n2 4\n", 5},
        {"2\n 1 city 4\n2 1 city 4\n", 3},
        {"2\n1 road 3\n:\n1 road 3\n2 field 1\n1 cloister 8\n2 cloister\n", 7},
        {"2\n1 city 4\r\n2 city 4\r\r\n", 3},
    };
    for (const auto& [text, line] : logs) {
        const auto found = read(text + more + ".\n");
        ASSERT_FALSE(found) << text;
        EXPECT_EQ(found.error().where.line, line) << text;
    }
}

TEST(TallyReadLog, BoundsLines) {
    const std::string space(LogReader::max_line_bytes - 8, ' ');
    for (const std::size_t piece : {1U, 700U, 100'000U}) {
        EXPECT_TRUE(read("1\n1 city 4" + space + "\n.", piece));
        const auto longer = read("1\n1 city 4" + space + " \n.", piece);
        ASSERT_FALSE(longer);
        EXPECT_EQ(to_string(longer.error()), "2: the line is longer than 1000 bytes");
    }
}

// Random logs of several styles, mostly valid. Both readers agree, including on errors.
class TallyRandomLogs : public ::testing::TestWithParam<int> {};

TEST_P(TallyRandomLogs, AgreeWithANaiveReading) {
    std::mt19937_64 random(static_cast<std::uint64_t>(GetParam()));
    const std::vector<std::string> odd = {
        "\n",           "1 city 4\r\n", " 1 road 3\n",  "1  city 4\n",       "1\troad 2\n",
        "01 city 04\n", "1 city 4 \n",  "1 road 123\n", "1 city 12345678\n", "1 road 1234567890123\n"};
    const std::vector<std::string> bad = {"1 city 0\n",
                                          "0 city 1\n",
                                          "1 city\n",
                                          "1 castle 4\n",
                                          "1 city -4\n",
                                          "1 city 4 4\n",
                                          "1 field\n",
                                          "1 cloister 9\n",
                                          "1 city x\n",
                                          "x\n",
                                          "1 citY 4\n",
                                          "1 city 9223372036854775807\n",
                                          ". .\n",
                                          "1000001 city 1\n",
                                          std::string("1\0\0\n", 4),
                                          std::string("1 city\0 4\n", 10),
                                          "12345678 city 4\n"};
    const std::string others("\0 \t\r0129x\n", 10);
    constexpr std::uint64_t sizes[] = {1, 2, 5, 9, 10, 11, 99, 100, 12345, 1'000'000};
    for (int run = 0; run < 40; ++run) {
        const std::uint64_t players = sizes[random() % std::size(sizes)];
        const std::uint64_t max_tiles = std::uint64_t{1} << random() % 12;
        std::string text = std::to_string(players) + '\n';
        for (const Phase phase : all_phases) {
            const std::uint64_t entries = random() % 400;
            for (std::uint64_t i = 0; i < entries; ++i) {
                std::string line = testing::random_entry(random, phase, players, max_tiles);
                if (random() % 1024 == 0) line[random() % line.size()] = others[random() % others.size()];
                text += line;
                if (random() % 16 == 0) text += odd[random() % odd.size()];
                if (random() % 1024 == 0) text += bad[random() % bad.size()];
            }
            if (phase == Phase::play && random() % 8 != 0) text += ":\n";
        }
        if (random() % 16 != 0) text += ".\n";
        const auto expected = testing::naive_tally(text);
        const auto found = read(text, 1 + random() % 5000);
        ASSERT_EQ(found.has_value(), expected.has_value()) << text;
        if (expected) {
            EXPECT_EQ(totals(found->standings()), *expected);
        } else {
            EXPECT_EQ(found.error().where.line, expected.error()) << text;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(, TallyRandomLogs, ::testing::Range(0, 25));

TEST(TallyRead, ReadsAWholeText) {
    const auto tallied = read_log("2\n1 city 4\n2 road 3\n:\n2 field 2\n.\n");
    ASSERT_TRUE(tallied);
    EXPECT_EQ(tallied->standings.player(1).total(), 8);
    EXPECT_EQ(tallied->standings.player(2).total(), 9);
    EXPECT_TRUE(tallied->log.entries.empty());
    const auto stored = read_log("players Anna Ben\nAnna,Ben city 6\n", LogReader::Entries::store);
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->log.entries.size(), 2);
    EXPECT_EQ(read_log("2\n1 raod 4\n").error().where.line, 2);
    EXPECT_FALSE(read_log(""));
    EXPECT_FALSE(read_log("2\n"));
}

}  // namespace
}  // namespace bastide::tally
