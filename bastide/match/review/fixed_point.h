// Computes e^-x in integers, so that every machine and browser gets the same probabilities.
#pragma once

#include <cstdint>

namespace bastide::match {

// The fixed-point representation of 1.
inline constexpr std::int64_t fixed_one = std::int64_t{1} << 30;

// Returns e^-x for x >= 0. Both are in units of 1/`fixed_one`. The error is at most 1e-7.
constexpr std::int64_t exp_neg(std::int64_t x) {
    constexpr std::int64_t ln_2 = 744'261'118;  // times `fixed_one`
    const std::int64_t halvings = x / ln_2;
    if (halvings >= 30) return 0;
    // The Taylor series of e^-r for 0 <= r < ln 2.
    const std::int64_t r = x % ln_2;
    std::int64_t term = fixed_one;
    std::int64_t sum = fixed_one;
    for (std::int64_t k = 1; k <= 10; ++k) {
        term = -(term * r >> 30) / k;
        sum += term;
    }
    return sum >> halvings;
}

}  // namespace bastide::match
