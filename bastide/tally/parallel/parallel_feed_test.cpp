// The standings or error of a log do not depend on its division among threads.
#include "bastide/tally/parallel/parallel_feed.h"

#include <atomic>

#include <gtest/gtest.h>

#include "bastide/tally/detail/find_line.h"
#include "bastide/tally/testing/random_log.h"
#include "bastide/text/testing/feed_ahead.h"
#include "bastide/text/testing/source_of.h"

namespace bastide::tally {
namespace {

struct Outcome {
    Standings standings;
    MatchLog log;
    std::optional<Error> error;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome outcome(const Result<void>& fed, LogReader& reader) {
    const auto read = fed ? reader.finish() : fed;
    if (!read) return {Standings(), MatchLog(), read.error()};
    return {reader.standings(), reader.log(), std::nullopt};
}

Outcome in_order(std::string_view text, LogReader::Entries entries = LogReader::Entries::discard) {
    LogReader reader(entries);
    return outcome(reader.feed(text), reader);
}

Outcome divided(std::string_view text, const text::Division& division,
                LogReader::Entries entries = LogReader::Entries::discard) {
    LogReader reader(entries);
    return outcome(parallel_feed(reader, text::testing::source_of(text), division), reader);
}

text::Division any_division(std::mt19937_64& random) {
    const auto size = static_cast<std::int64_t>(1 + random() % 300);
    return {.threads = 1 + static_cast<int>(random() % 4), .min_part = size, .max_part = size};
}

// Compares the two, and returns true if the log is valid.
bool is_right(const std::string& text, std::mt19937_64& random) {
    const auto entries = random() % 8 == 0 ? LogReader::Entries::store : LogReader::Entries::discard;
    const Outcome expected = in_order(text, entries);
    EXPECT_EQ(divided(text, any_division(random), entries), expected) << text;
    LogReader reader(entries);
    const auto fed =
        text::testing::feed_ahead(reader, text, detail::find_line, [&random] { return random(); });
    EXPECT_EQ(outcome(fed, reader), expected) << text;
    return !expected.error;
}

// Has "\r\n" for all or some newlines, and perhaps no last one.
std::string with_other_ends(const std::string& text, std::mt19937_64& random) {
    const std::uint64_t some = 1 + random() % 3;
    std::string out;
    for (const char each : text) {
        if (each == '\n' && random() % some == 0) out += '\r';
        out += each;
    }
    if (random() % 3 == 0) out.pop_back();
    return out;
}

// A log of up to two players, so that standings do not make parts larger. `wrong` of a thousand lines may be.
std::string random_log(std::mt19937_64& random, std::uint64_t wrong) {
    const std::vector<std::string> odd = {"\n",    " 1 road 3\n",  "1  city 4 \n",
                                          " \t\n", "01 city 04\n", "1 road 1234567890123\n"};
    const std::vector<std::string> bad = {"1 city 0\n",
                                          "3 city 1\n",
                                          "# none\n",
                                          "1 field 2\n",
                                          "1 cloister 3\n",
                                          ".\n",
                                          "1 citY 4\n",
                                          ":\n",
                                          "2\n",
                                          "\xEF\xBB\xBF\n",
                                          "2 city 9223372036854775807\n",
                                          "2 road 9223372036854775000\n"};
    const std::uint64_t players = 1 + random() % 2;
    std::string text = random() % 8 == 0 ? "\xEF\xBB\xBF\n" : "";
    text += std::to_string(players) + '\n';
    for (const Phase phase : all_phases) {
        for (std::uint64_t left = random() % 150; left > 0; --left) {
            text += testing::random_entry(random, phase, players);
            if (random() % 16 == 0) text += odd[random() % odd.size()];
            if (random() % 1000 < wrong) text += bad[random() % bad.size()];
        }
        if (phase == Phase::play && random() % 8 != 0) text += ":\n";
    }
    if (random() % 16 != 0) text += ".\n\n\n";
    if (random() % 32 == 0) text += "1 city 4\n";
    return with_other_ends(text, random);
}

TEST(TallyFeedDivided, MatchesOneThread) {
    std::mt19937_64 random(41);
    int right = 0;
    for (int round = 0; round < 150; ++round) right += is_right(random_log(random, 0), random) ? 1 : 0;
    EXPECT_GT(right, 100);
}

TEST(TallyFeedDivided, FindsTheFirstErrorOnItsLine) {
    std::mt19937_64 random(42);
    int right = 0;
    for (int round = 0; round < 200; ++round) right += is_right(random_log(random, 10), random) ? 1 : 0;
    EXPECT_LT(right, 100);
}

TEST(TallyFeedDivided, ReadsExtendedLogs) {
    std::mt19937_64 random(43);
    int right = 0;
    for (int round = 0; round < 200; ++round) {
        std::string text =
            random() % 2 == 0 ? "# first\nplayers: Anna, Ben,Cléo\n" : "players Anna Ben Cléo\n";
        for (std::uint64_t left = random() % 60; left > 0; --left)
            text += testing::random_extended_line(random);
        if (random() % 2 == 0) text += ":\n3 field 2\nBen,Anna cloister 4\n# over\nCléo city 3 pennants 2\n";
        if (random() % 4 == 0) text += ".\n# a comment\n";
        right += is_right(with_other_ends(text, random), random) ? 1 : 0;
    }
    EXPECT_GT(right, 20);
    EXPECT_LT(right, 160);
}

// A correction may subtract points of another part, but no more.
TEST(TallyFeedDivided, LimitsTotalsAtEveryLine) {
    const std::string much = "Ben city 3074457345618258602\n";  // 2^63 - 1, by thirds
    const std::vector<std::string> logs = {
        "Anna city 9\nAnna correction -18\nAnna road 2\n",
        "Anna city 9\nAnna correction -19\nAnna road 2\n",
        "Anna correction -1\nAnna road 2\n",
        much + "Ben correction 3074457345618258603\nBen correction -5\nBen road 1\n",
        much + "Ben correction 3074457345618258604\nBen correction -5\nBen road 1\n",
        much + "Ben correction -3\nBen correction 3074457345618258606\nBen road 1\n",
        much + "Ben road 3074457345618258603\nAnna road 1\n",
        much + "Ben road 3074457345618258603\nBen correction -1\nBen road 1\n"};
    for (const std::string& log : logs) {
        for (std::int64_t size = 1; size < 60; ++size) {
            const std::string text = "players Anna Ben\n" + log;
            ASSERT_EQ(divided(text, {.threads = 3, .min_part = size, .max_part = size}), in_order(text))
                << log;
        }
    }
}

TEST(TallyFeedDivided, ReadsATextThatIsShorterThanItsSource) {
    const std::string text = "2\n1 city 3\n2 road 4\n:\n.\n";
    for (const std::int64_t size : {std::numeric_limits<std::int64_t>::max(), std::int64_t{1} << 40,
                                    std::numeric_limits<std::int64_t>::min()}) {
        for (const text::Division& division :
             {text::Division{}, text::Division{.threads = 2, .min_part = 1, .max_part = 8},
              text::Division{.threads = 0, .min_part = -9, .max_part = -9},
              text::Division{.threads = std::numeric_limits<int>::max()}}) {
            text::Source source = text::testing::source_of(text);
            source.size = size;
            LogReader reader;
            EXPECT_EQ(outcome(parallel_feed(reader, source, division), reader), in_order(text));
        }
    }
}

// Parts that were read ahead are used and not read again.
TEST(TallyFeedDivided, JoinsPartsReadAhead) {
    LogReader reader;
    ASSERT_TRUE(reader.feed("2\n1 city 4\n"));
    const auto places = reader.speculative_states();
    ASSERT_EQ(places.size(), 2U);
    LogReader play(places[0]);
    ASSERT_TRUE(play.feed("2 cloister\n\n1 road 3\n:\n1 field 2\n"));
    LogReader final(places[1]);
    ASSERT_TRUE(final.feed("2 cloister 8\r\n.\n"));
    ASSERT_TRUE(reader.join(std::move(play)));
    ASSERT_TRUE(reader.join(std::move(final)));
    EXPECT_EQ(reader.standings().player(1).total(), 2 * 4 + 3 + 3 * 2);
    EXPECT_EQ(reader.standings().player(2).total(), 9 + 1 + 8);
    EXPECT_EQ(reader.log().final_line, 6);
    EXPECT_EQ(reader.log().end_line, 9);
    const auto wrong = reader.feed("1 city 4\n");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(to_string(wrong.error()),
              "10: the log has ended with '.': only blank lines may follow, not '1'");
}

// The meaning of a line changes after play.
TEST(TallyFeedDivided, ClearsTheCacheWhenAPartEndsPlay) {
    std::string lines;
    for (int i = 0; i < 50; ++i) lines += "1 city 4\n";
    LogReader reader;
    ASSERT_TRUE(reader.feed("1\n" + lines));
    LogReader part(reader.speculative_states()[0]);
    ASSERT_TRUE(part.feed(":\n"));
    ASSERT_TRUE(reader.join(std::move(part)));
    ASSERT_TRUE(reader.feed(lines));
    EXPECT_EQ(reader.standings().player(1).total(), 50 * 8 + 50 * 4);
}

TEST(TallyFeedDivided, ClearsTheCacheWhenAPartEndsTheLog) {
    std::string lines;
    for (int i = 0; i < 50; ++i) lines += "1 city 4\n";
    LogReader reader;
    ASSERT_TRUE(reader.feed("1\n" + lines));
    LogReader part(reader.speculative_states()[0]);
    ASSERT_TRUE(part.feed(".\n"));
    ASSERT_TRUE(reader.join(std::move(part)));
    const auto more = reader.feed(lines);
    ASSERT_FALSE(more);
    EXPECT_EQ(more.error().where.line, 53);
}

TEST(TallyFeedDivided, ReadsEachByteOnce) {
    std::string text = "1\n";
    while (text.size() < 8'000'000) text += "1 city 4\n1 road 3\n";
    const text::Source whole = text::testing::source_of(text);
    std::atomic<std::size_t> bytes = 0;
    const text::Source source{whole.size, [&](std::int64_t at, std::span<char> buffer) {
                                  auto piece = whole.read(at, buffer);
                                  bytes += piece->size();
                                  return piece;
                              }};
    LogReader reader;
    ASSERT_TRUE(parallel_feed(reader, source, {.threads = 4, .min_part = 700'000, .max_part = 700'000}));
    EXPECT_GE(bytes, text.size());
    EXPECT_LE(bytes, text.size() + text.size() / 5) << "a little more where cuts are looked for";
}

TEST(TallyFeedDivided, RejectsAByteOrderMarkWithinTheText) {
    LogReader reader;
    ASSERT_TRUE(reader.feed("1\n"));
    LogReader part(reader.speculative_states()[0]);
    EXPECT_FALSE(
        part.feed("\xEF\xBB\xBF"
                  "1 city 4\n"));
}

TEST(TallyFeedDivided, JoinsAnUnfinishedLine) {
    LogReader reader;
    ASSERT_TRUE(reader.feed("1\n"));
    LogReader part(reader.speculative_states()[0]);
    ASSERT_TRUE(part.feed("1 city 4\n."));
    ASSERT_TRUE(reader.join(std::move(part)));
    EXPECT_TRUE(reader.finish());
}

TEST(TallyFeedDivided, JoinsCorrectionsOfAPart) {
    LogReader reader;
    ASSERT_TRUE(reader.feed("players Anna Ben\nAnna city 4\nBen road 4\n"));
    LogReader part(reader.speculative_states()[0]);
    ASSERT_TRUE(part.feed("Ben correction -3\nAnna road 2\nAnna correction +5\n"));
    ASSERT_TRUE(reader.join(std::move(part)));
    EXPECT_EQ(reader.standings().player(1).total(), 15);
    EXPECT_EQ(reader.standings().player(1).corrections(), 5);
    EXPECT_EQ(reader.standings().player(2).total(), 1);
}

TEST(TallyFeedDivided, DropsPartsReadFromAWrongState) {
    struct Case {
        std::string above;
        std::size_t guess;
        std::string below;
    };
    for (const auto& [above, guess, below] :
         std::vector<Case>{{"1\n1 city 4\n", 1, "1 city 3\n.\n"},
                           {"1\n:\n1 city 4\n", 0, ":\n1 city 3\n.\n"},
                           {"1\n.\n", 0, "1 city 3\n.\n"},
                           {"1\n1 city", 0, "1 city 3\n.\n"},
                           {"1\n1 road 9223372036854775800\n", 0, "1 road 9\n.\n"}}) {
        LogReader reader;
        ASSERT_TRUE(reader.feed("1\n"));
        const auto places = reader.speculative_states();
        reader = LogReader();
        ASSERT_TRUE(reader.feed(above));
        LogReader part(places[guess]);
        ASSERT_TRUE(part.feed(below));
        EXPECT_FALSE(reader.join(std::move(part))) << above;
        const auto fed = reader.feed(below);
        EXPECT_EQ(outcome(fed, reader), in_order(above + below));
    }
}

}  // namespace
}  // namespace bastide::tally
