// Recognises cells in the layouts that programs usually write, a word at a time: `[0, 1, 2, 1, 1]`,
// `[0,1,2,1,1]` and `[]`.
#pragma once

#include <array>
#include <cstdint>

#include "bastide/text/load_word.h"
#include "bastide/tile/tile.h"

namespace bastide::landscape::detail {

// The content of a cell of five digits in 16 bits: the tile's code, and flags for cases that the caller must
// check.
using PlainCell = std::uint16_t;
namespace plain {
inline constexpr PlainCell needs_care = 0x100;  // an error or a warning, to be read again byte by byte
inline constexpr PlainCell corner_cities = 0x200;
inline constexpr PlainCell foreign = 0x400;  // not one of the 19 tiles
inline constexpr PlainCell tile_mask = 0xFF;
}  // namespace plain

// The table is indexed by the five digits, two bits each, with the first digit in the lowest bits.
inline constexpr std::size_t plain_cell_count = 1024;
const std::array<PlainCell, plain_cell_count>& plain_cells();

// The width of a cell's text, and the index of its digits in `plain_cells`. The width is 0 if the text has a
// different layout or a digit above 3. The two functions below read 16 bytes.
struct Digits {
    std::size_t width = 0;
    std::size_t index = 0;
};

// `[0, 1, 2, 1, 1]`, followed by any byte.
inline Digits spaced_digits(const char* text) {
    const std::uint64_t low = text::load_word(text);       // [0, 1, 2   digits at 1, 4, 7
    const std::uint64_t high = text::load_word(text + 8);  // , 1, 1].   digits at 2, 5
    constexpr std::uint64_t low_digits = 0x0300'0003'0000'0300;
    constexpr std::uint64_t high_digits = 0xFF00'0300'0003'0000;
    const bool is_cell = ((low & ~low_digits) ^ 0x3020'2C30'202C'305B) == 0 &&
                         ((high & ~high_digits) ^ 0x005D'3020'2C30'202C) == 0;
    const std::uint64_t place = (low >> 8 & 0x3) | (low >> 30 & 0xC) | (low >> 52 & 0x30) |
                                (high >> 10 & 0xC0) | (high >> 32 & 0x300);
    return {is_cell ? std::size_t{15} : 0, static_cast<std::size_t>(place)};
}

// `[0,1,2,1,1]`, followed by any bytes.
inline Digits compact_digits(const char* text) {
    const std::uint64_t low = text::load_word(text);       // [0,1,2,1   digits at 1, 3, 5, 7
    const std::uint64_t high = text::load_word(text + 8);  // ,1].....   digit at 1
    constexpr std::uint64_t low_digits = 0x0300'0300'0300'0300;
    constexpr std::uint64_t high_digits = 0xFFFF'FFFF'FF00'0300;
    const bool is_cell = ((low & ~low_digits) ^ 0x302C'302C'302C'305B) == 0 &&
                         ((high & ~high_digits) ^ 0x0000'0000'005D'302C) == 0;
    const std::uint64_t place =
        (low >> 8 & 0x3) | (low >> 22 & 0xC) | (low >> 36 & 0x30) | (low >> 50 & 0xC0) | (high & 0x300);
    return {is_cell ? std::size_t{11} : 0, static_cast<std::size_t>(place)};
}

}  // namespace bastide::landscape::detail
