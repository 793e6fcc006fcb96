// Every newline of a block has its bit, and nothing else has.
#include "bastide/tally/detail/line_ends.h"

#include <array>
#include <random>

#include <gtest/gtest.h>

namespace bastide::tally::detail {
namespace {

TEST(TallyLineEnds, MarksNewlinesOnly) {
    std::mt19937_64 random(3);
    for (int run = 0; run < 2000; ++run) {
        std::array<char, line_block> text{};
        std::uint64_t expected = 0;
        for (std::size_t i = 0; i < text.size(); ++i) {
            // Bytes that differ from a newline in one bit, newlines, and any.
            text[i] = static_cast<char>(run % 2 == 0 ? '\n' ^ (random() % 3 << random() % 8) : random());
            expected |= static_cast<std::uint64_t>(text[i] == '\n') << i;
        }
        EXPECT_EQ(line_ends(text.data()), expected);
    }
}

}  // namespace
}  // namespace bastide::tally::detail
