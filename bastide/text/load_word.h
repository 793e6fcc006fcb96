// Loads eight bytes of text as one number, for readers that process a word at a time.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace bastide::text {

// The first byte of the text is the lowest byte of the number on every machine.
inline std::uint64_t load_word(const char* text) {
    std::uint64_t word = 0;
    std::memcpy(&word, text, sizeof word);
    if constexpr (std::endian::native == std::endian::big) word = __builtin_bswap64(word);
    return word;
}

}  // namespace bastide::text
