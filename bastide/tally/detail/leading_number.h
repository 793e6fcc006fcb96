// Reads the number of a player at the start of a line, without a branch on the number of digits, which
// changes from line to line.
#pragma once

#include <bit>
#include <cstdint>

#include "bastide/text/load_word.h"

namespace bastide::tally::detail {

// If the line does not begin with such a number, the value is 0 or too large for the width.
struct LeadingNumber {
    std::uint64_t value = 0;
    unsigned width = 1;  // in bytes
};

// Returns more than 9 for bytes that are not digits.
inline std::uint64_t digit(char byte) {
    return static_cast<unsigned char>(byte) ^ std::uint64_t{'0'};
}

// Reads one digit. Ignores the text after it.
inline LeadingNumber one_digit(const char* line) {
    return {digit(line[0]), 1};
}

// Reads one or two digits. Ignores the text after them.
inline LeadingNumber up_to_two_digits(const char* line) {
    const std::uint64_t first = digit(line[0]);
    const std::uint64_t second = digit(line[1]);
    const std::uint64_t two = (second - 10) >> 63;  // 1 if there are two digits (a branch could be
                                                    // mispredicted)
    const std::uint64_t value = first + (-two & (9 * first + second));
    return {first < 10 ? value : 0, static_cast<unsigned>(1 + two)};
}

// Reads the digits before a space. Loads 8 bytes.
inline LeadingNumber up_to_seven_digits(const char* line) {
    constexpr std::uint64_t ones = 0x0101'0101'0101'0101;
    const std::uint64_t text = text::load_word(line);
    const std::uint64_t other = text ^ ' ' * ones;
    const std::uint64_t spaces = (other - ones) & ~other & 0x80 * ones;
    const unsigned width = static_cast<unsigned>(std::countr_zero(spaces)) / 8;
    if (width - 1 >= 7) return {};
    std::uint64_t digits = (text ^ '0' * ones) << (64 - 8 * width);
    if ((((digits + 0x76 * ones) | digits) & 0x80 * ones) != 0) return {};
    digits = digits * 10 + (digits >> 8);  // two digits in every other byte
    const std::uint64_t fours = (digits & 0xFF'0000'00FF) * 100 + (digits >> 16 & 0xFF'0000'00FF);
    return {(fours & 0xFFFF) * 10'000 + (fours >> 32), width};
}

}  // namespace bastide::tally::detail
