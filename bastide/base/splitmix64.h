// A bijective mixing function for 64-bit numbers: one step of SplitMix64 (Steele, Lea and Flood, 2014).
#pragma once

#include <cstdint>

namespace bastide {

inline constexpr std::uint64_t golden_gamma = 0x9E37'79B9'7F4A'7C15;

constexpr std::uint64_t mix(std::uint64_t value) {
    value += golden_gamma;
    value = (value ^ value >> 30) * 0xBF58'476D'1CE4'E5B9;
    value = (value ^ value >> 27) * 0x94D0'49BB'1331'11EB;
    return value ^ value >> 31;
}

}  // namespace bastide
