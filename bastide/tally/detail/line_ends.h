// Finds line ends, 64 bytes at a time.
#pragma once

#include <cstddef>
#include <cstdint>

#ifdef __SSE2__
#include <emmintrin.h>
#else
#include "bastide/text/load_word.h"
#endif

namespace bastide::tally::detail {

inline constexpr std::ptrdiff_t line_block = 64;

// Returns a bit for each newline among the next 64 bytes, lowest bit first.
inline std::uint64_t line_ends(const char* text) {
    std::uint64_t ends = 0;
#ifdef __SSE2__
    for (std::ptrdiff_t part = 0; part < 4; ++part) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text + 16 * part));
        const int equal = _mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('\n')));
        ends |= static_cast<std::uint64_t>(equal) << 16 * part;
    }
#else
    constexpr std::uint64_t ones = 0x0101'0101'0101'0101;
    for (std::ptrdiff_t part = 0; part < 8; ++part) {
        const std::uint64_t other = text::load_word(text + 8 * part) ^ '\n' * ones;
        const std::uint64_t highs = ~(((other & 0x7F * ones) + 0x7F * ones) | other | 0x7F * ones);
        ends |= highs * 0x0002'0408'1020'4081 >> 56 << 8 * part;
    }
#endif
    return ends;
}

}  // namespace bastide::tally::detail
