#include "bastide/tally/detail/leading_number.h"

#include <string>

#include <gtest/gtest.h>

namespace bastide::tally::detail {
namespace {

bool is_digit(char byte) {
    return byte >= '0' && byte <= '9';
}

TEST(TallyLeadingNumber, OfUpToTwoDigitsIgnoresLaterBytes) {
    for (int first = 0; first < 256; ++first) {
        for (int second = 0; second < 256; ++second) {
            const std::string line = {static_cast<char>(first), static_cast<char>(second)};
            const LeadingNumber number = up_to_two_digits(line.data());
            if (!is_digit(line[0])) {
                ASSERT_EQ(number.value, 0U) << first << ' ' << second;
                continue;
            }
            const std::size_t width = is_digit(line[1]) ? 2 : 1;
            ASSERT_EQ(number.width, width) << line;
            ASSERT_EQ(number.value, std::stoul(line.substr(0, width))) << line;
        }
    }
}

TEST(TallyLeadingNumber, OfOneDigitIsAboveNineForOtherBytes) {
    for (int byte = 0; byte < 256; ++byte) {
        const char line = static_cast<char>(byte);
        if (is_digit(line)) {
            EXPECT_EQ(one_digit(&line).value, static_cast<std::uint64_t>(byte - '0'));
        } else {
            EXPECT_GT(one_digit(&line).value, 9U) << byte;
        }
    }
}

TEST(TallyLeadingNumber, OfUpToSevenDigitsEndsAtASpace) {
    for (const std::uint64_t value :
         {0U, 7U, 10U, 99U, 100U, 4321U, 98765U, 123456U, 1'000'000U, 9'999'999U}) {
        const std::string line = std::to_string(value) + " city 4";
        EXPECT_EQ(up_to_seven_digits(line.data()).value, value);
        EXPECT_EQ(up_to_seven_digits(line.data()).width, line.find(' '));
    }
    for (const char* line : {"12345678 ", " 1234567", "12x4567 ", "1:34567 ", "12\t city"})
        EXPECT_EQ(up_to_seven_digits(line).value, 0U) << line;
}

}  // namespace
}  // namespace bastide::tally::detail
