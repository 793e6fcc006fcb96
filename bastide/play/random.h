// Random numbers that are equal on every machine: a published generator and fixed distributions, because the
// distributions of standard libraries differ.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bastide/base/splitmix64.h"

namespace bastide::play {

// SplitMix64. The state is one number, so undo has to restore only that number.
class Random {
  public:
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    // Returns 64 uniform bits.
    constexpr std::uint64_t next() {
        const std::uint64_t word = mix(state_);
        state_ += golden_gamma;
        return word;
    }

    // Returns a uniform number from 0 to `bound` - 1. Returns 0 if `bound` is 0. Uses a multiplication
    // instead of a division, and rejects the rare numbers that would cause bias (Lemire, 2019).
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t favoured = -bound % bound;
            while (static_cast<std::uint32_t>(product) < favoured) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    friend constexpr bool operator==(const Random&, const Random&) = default;

  private:
    std::uint64_t state_;
};

// Returns the number of a seed, which can be any text.
constexpr std::uint64_t seed_number(std::string_view seed) {
    // FNV-1a, then mixed, because FNV-1a hashes texts that differ only in the last byte to similar numbers.
    std::uint64_t hash = 0xCBF2'9CE4'8422'2325;
    for (const char each : seed) hash = (hash ^ static_cast<unsigned char>(each)) * 0x100'0000'01B3;
    return mix(hash);
}

// Returns the seed of one of many independent streams, such as the stream of one game of many, or of a bot in
// a game.
constexpr std::uint64_t derived_seed(std::uint64_t seed, std::uint64_t stream) {
    return mix(mix(seed) ^ mix(~stream));
}

// Returns random numbers for a computation in a turn of a seeded game, with turns counted from 0. Every call
// returns the same numbers, and they are independent of the game's random numbers.
constexpr Random chance_of_turn(std::string_view seed, std::size_t turn) {
    return Random(derived_seed(seed_number(seed), 1 + turn));
}

}  // namespace bastide::play
