#include "bastide/base/sha256.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "bastide/base/hex.h"

namespace bastide {
namespace {

using State = std::array<std::uint32_t, 8>;

constexpr std::size_t block_size = 64;
constexpr std::size_t rounds = 64;

// The fractional parts of the square roots of the first 8 primes.
constexpr State start = {0x6a09e667U, 0xbb67ae85U, 0x3c6ef372U, 0xa54ff53aU,
                         0x510e527fU, 0x9b05688cU, 0x1f83d9abU, 0x5be0cd19U};

// The fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, rounds> constants = {
    0x428a2f98U, 0x71374491U, 0xb5c0fbcfU, 0xe9b5dba5U, 0x3956c25bU, 0x59f111f1U, 0x923f82a4U, 0xab1c5ed5U,
    0xd807aa98U, 0x12835b01U, 0x243185beU, 0x550c7dc3U, 0x72be5d74U, 0x80deb1feU, 0x9bdc06a7U, 0xc19bf174U,
    0xe49b69c1U, 0xefbe4786U, 0x0fc19dc6U, 0x240ca1ccU, 0x2de92c6fU, 0x4a7484aaU, 0x5cb0a9dcU, 0x76f988daU,
    0x983e5152U, 0xa831c66dU, 0xb00327c8U, 0xbf597fc7U, 0xc6e00bf3U, 0xd5a79147U, 0x06ca6351U, 0x14292967U,
    0x27b70a85U, 0x2e1b2138U, 0x4d2c6dfcU, 0x53380d13U, 0x650a7354U, 0x766a0abbU, 0x81c2c92eU, 0x92722c85U,
    0xa2bfe8a1U, 0xa81a664bU, 0xc24b8b70U, 0xc76c51a3U, 0xd192e819U, 0xd6990624U, 0xf40e3585U, 0x106aa070U,
    0x19a4c116U, 0x1e376c08U, 0x2748774cU, 0x34b0bcb5U, 0x391c0cb3U, 0x4ed8aa4aU, 0x5b9cca4fU, 0x682e6ff3U,
    0x748f82eeU, 0x78a5636fU, 0x84c87814U, 0x8cc70208U, 0x90befffaU, 0xa4506cebU, 0xbef9a3f7U, 0xc67178f2U};

void mix(State& hash, std::string_view block) {
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
    const State mixed = {a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < hash.size(); ++i) hash[i] += mixed[i];
}

// Returns the padding of a text: a 1 bit, zeros, and the number of bits.
std::string padding(std::size_t size) {
    std::string text(1, '\x80');
    while ((size + text.size()) % block_size != block_size - 8) text += '\0';
    const std::uint64_t bits = std::uint64_t{8} * size;
    for (unsigned shift = 64; shift > 0; shift -= 8) text += static_cast<char>(bits >> (shift - 8) & 255U);
    return text;
}

}  // namespace

std::string sha256_bytes(std::string_view text) {
    State hash = start;
    const std::string whole = std::string(text) + padding(text.size());
    for (std::size_t at = 0; at < whole.size(); at += block_size)
        mix(hash, std::string_view(whole).substr(at, block_size));
    std::string bytes;
    for (const std::uint32_t word : hash)
        for (unsigned shift = 32; shift > 0; shift -= 8)
            bytes += static_cast<char>(word >> (shift - 8) & 255U);
    return bytes;
}

std::string sha256(std::string_view text) {
    return to_hex(sha256_bytes(text));
}

}  // namespace bastide
