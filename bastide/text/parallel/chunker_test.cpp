#include "bastide/text/parallel/chunker.h"

#include <gtest/gtest.h>

#include "bastide/base/testing/misuse.h"
#include "bastide/text/testing/source_of.h"

namespace bastide::text {
namespace {

constexpr std::int64_t no_end = std::numeric_limits<std::int64_t>::max();

std::size_t after_newline(std::string_view text) {
    const std::size_t at = text.find('\n');
    return at == text.npos ? at : at + 1;
}

std::vector<Part> all(std::string_view text, std::int64_t from, const Division& division) {
    const Source source = testing::source_of(text);
    Chunker parts(source, from, after_newline, division);
    std::vector<char> buffer(16);
    std::vector<Part> all;
    while (const auto part = parts.next(buffer)) all.push_back(*part);
    return all;
}

TEST(TextParts, AreCutAtTheFoundPositions) {
    const std::string text = "one\ntwo\nthree\nfour\n";
    EXPECT_EQ(
        all(text, 0, {2, 1, 1}),
        (std::vector<Part>{{0, 4, false}, {4, 8, true}, {8, 14, true}, {14, 19, true}, {19, no_end, true}}));
    EXPECT_EQ(all(text, 1, {2, 3, 3}),
              (std::vector<Part>{{1, 8, false}, {8, 14, true}, {14, 19, true}, {19, no_end, true}}));
}

TEST(TextParts, EndAnywhereIfNoCutIsNear) {
    const std::string text(200'000, 'x');
    const auto parts = all(text, 0, {2, 90'000, 90'000});
    EXPECT_EQ(parts, (std::vector<Part>{{0, 180'000, false}, {180'000, no_end, false}}));
}

TEST(TextParts, GrowSmallerTowardsTheEnd) {
    std::string text;
    while (text.size() < 100'000) text += "12345678\n";
    std::int64_t before = 40'000;
    const auto parts = all(text, 0, {2, 1000, 20'000});
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        const std::int64_t size = parts[i].end - parts[i].begin;
        EXPECT_EQ(parts[i + 1].begin, parts[i].end);
        EXPECT_LE(size, std::min<std::int64_t>(before + 9, 20'009));
        EXPECT_GE(size, 1000);
        before = size;
    }
    EXPECT_LE(before, 1100);
}

TEST(TextParts, AnEmptyTextIsOnePart) {
    EXPECT_EQ(all("", 0, {}), (std::vector<Part>{{0, no_end, false}}));
}

TEST(TextParts, EndWithATextThatIsShorterThanItsSource) {
    Source source = testing::source_of("one\ntwo\n");
    for (const std::int64_t size : {no_end, no_end - 1, std::int64_t{100}}) {
        source.size = size;
        for (const Division& division : {Division{}, Division{2, 1, 1}, Division{0, 0, -9},
                                         Division{-3, 3, 2}, Division{1'000'000, no_end, no_end}}) {
            Chunker parts(source, 0, after_newline, division);
            std::vector<char> buffer(16);
            std::int64_t end = 0;
            int count = 0;
            while (const auto part = parts.next(buffer)) {
                EXPECT_EQ(part->begin, end);
                end = part->end;
                ASSERT_LE(++count, 4);
            }
            EXPECT_EQ(end, no_end);
        }
    }
}

TEST(TextPartsDeathTest, NeedFunctionsAndABuffer) {
    const Source source = testing::source_of("one\n");
    const Source none{.size = 9, .read = nullptr};
    std::vector<char> buffer(16);
    bastide::testing::expect_contracts({
        {"a source without a function", [&] { Chunker(none, 0, after_newline, {}); },
         "the source has a function to read"},
        {"no function to find cuts", [&] { Chunker(source, 0, nullptr, {}); }, "find_cut is a function"},
        {"a negative offset", [&] { Chunker(source, -5, after_newline, {}); },
         "the text begins at 0 or later, but got -5"},
        {"an empty buffer", [&] { Chunker(source, 0, after_newline, {}).next({}); },
         "the buffer is not empty"},
    });
}

}  // namespace
}  // namespace bastide::text
