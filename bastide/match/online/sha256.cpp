#include "bastide/match/online/sha256.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace bastide::match {
namespace {

using Words = std::array<std::uint32_t, 8>;

constexpr std::size_t block_size = 64;
constexpr std::size_t rounds = 64;

// The first 32 bits of the fractional part of the root of a prime: of its square root, or of its cube root.
// Found by halving in whole numbers, so that they are the same wherever this is compiled.
constexpr std::uint32_t fraction_of_root(std::uint64_t prime, int degree) {
    // The root is below 2^5; with 32 bits after the point it has 37, and the third power 111.
    __extension__ using Wide = unsigned __int128;
    std::uint64_t root = 0;
    for (int bit = 36; bit >= 0; --bit) {
        const std::uint64_t next = root | std::uint64_t{1} << bit;
        const Wide square = static_cast<Wide>(next) * next;
        const bool is_below = degree == 2 ? square <= (static_cast<Wide>(prime) << 64)
                                          : square * next <= (static_cast<Wide>(prime) << 96);
        if (is_below) root = next;
    }
    return static_cast<std::uint32_t>(root);
}

template <std::size_t count>
constexpr std::array<std::uint32_t, count> fractions(int degree) {
    std::array<std::uint32_t, count> all{};
    std::uint64_t number = 1;
    for (std::uint32_t& each : all) {
        bool is_prime = false;
        while (!is_prime) {
            ++number;
            is_prime = true;
            for (std::uint64_t divisor = 2; divisor * divisor <= number; ++divisor)
                if (number % divisor == 0) is_prime = false;
        }
        each = fraction_of_root(number, degree);
    }
    return all;
}

constexpr Words start = fractions<8>(2);
constexpr std::array<std::uint32_t, rounds> constants = fractions<rounds>(3);
static_assert(start[0] == 0x6a09e667U && constants[0] == 0x428a2f98U && constants[63] == 0xc67178f2U);

void mix(Words& hash, std::string_view block) {
    std::array<std::uint32_t, rounds> schedule{};
    for (std::size_t i = 0; i < block_size; ++i)
        schedule[i / 4] = schedule[i / 4] << 8U | static_cast<unsigned char>(block[i]);
    for (std::size_t i = 16; i < rounds; ++i) {
        const std::uint32_t early = schedule[i - 15];
        const std::uint32_t late = schedule[i - 2];
        const std::uint32_t small_0 = std::rotr(early, 7) ^ std::rotr(early, 18) ^ early >> 3U;
        const std::uint32_t small_1 = std::rotr(late, 17) ^ std::rotr(late, 19) ^ late >> 10U;
        schedule[i] = schedule[i - 16] + small_0 + schedule[i - 7] + small_1;
    }
    auto [a, b, c, d, e, f, g, h] = hash;
    for (std::size_t i = 0; i < rounds; ++i) {
        const std::uint32_t large_1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const std::uint32_t large_0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const std::uint32_t chosen = (e & f) ^ (~e & g);
        const std::uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
        const std::uint32_t one = h + large_1 + chosen + constants[i] + schedule[i];
        h = g;
        g = f;
        f = e;
        e = d + one;
        d = c;
        c = b;
        b = a;
        a = one + large_0 + majority;
    }
    const Words mixed = {a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < hash.size(); ++i) hash[i] += mixed[i];
}

// What comes after a text: a bit that is set, zeros, and how many bits the text has.
std::string padding(std::size_t size) {
    std::string text(1, '\x80');
    while ((size + text.size()) % block_size != block_size - 8) text += '\0';
    const std::uint64_t bits = std::uint64_t{8} * size;
    for (unsigned shift = 64; shift > 0; shift -= 8) text += static_cast<char>(bits >> (shift - 8) & 255U);
    return text;
}

}  // namespace

std::string sha256(std::string_view text) {
    Words hash = start;
    const std::string whole = std::string(text) + padding(text.size());
    for (std::size_t at = 0; at < whole.size(); at += block_size)
        mix(hash, std::string_view(whole).substr(at, block_size));
    std::string digits;
    for (const std::uint32_t word : hash)
        for (unsigned shift = 32; shift > 0; shift -= 4)
            digits += "0123456789abcdef"[word >> (shift - 4) & 15U];
    return digits;
}

}  // namespace bastide::match
