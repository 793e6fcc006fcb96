// The scales of the evaluation: the bins for numbers of tiles, numbers of squares and sizes, and the
// conversion of log-odds to probabilities. All values are integers, so that a bot's moves are the same on
// every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "bastide/match/box.h"
#include "bastide/match/points.h"

namespace bastide::match::detail {

// The weights were fitted to games under the third edition, but are used for all editions.
inline constexpr int points_of_a_city_at_a_field = farm_points(Farm::third);

// Fractions are multiples of 1 / `one`.
inline constexpr int one = 256;

// Returns a table: for each number, the index of the last bound that is not above it.
template <std::size_t count>
constexpr auto places_by(const std::array<int, count>& bounds) {
    std::array<std::uint8_t, max_tiles + 1> places{};
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t place = 0; place < count; ++place)
            if (static_cast<int>(i) >= bounds[place]) places[i] = static_cast<std::uint8_t>(place);
    }
    return places;
}

inline constexpr auto phase_of_left = places_by(std::array{0, 3, 6, 10, 16, 24, 35, 49});
inline constexpr std::array<int, 9> bounds_of_fitting = {0, 1, 2, 3, 4, 6, 9, 14, 21};
inline constexpr auto place_of_fitting = places_by(bounds_of_fitting);
inline constexpr int max_joining = 8;  // tiles that join two features; more count as 8
inline constexpr auto place_of_size = places_by(std::array{0, 2, 3, 4, 5, 6, 8, 11});

constexpr double exponential(double x) {
    double sum = 1;
    double term = 1;
    for (int i = 1; i < 12; ++i) sum += term *= x / 64 / i;
    for (int i = 0; i < 6; ++i) sum *= sum;
    return sum;
}

// Probabilities in 256ths, for log-odds in 256ths from -2,048.
inline constexpr int max_log_odds = 2047;
inline constexpr auto chance_of_odds = [] {
    std::array<std::int16_t, 2 * max_log_odds + 2> chances{};
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const double odds = (static_cast<double>(i) - max_log_odds - 1) / one;
        // The conversion truncates, so half of (twice the probability + 1) rounds to the nearest.
        chances[i] =
            static_cast<std::int16_t>((static_cast<int>(2 * one / (1 + exponential(-odds))) + 1) / 2);
    }
    return chances;
}();

// Returns the probability for log-odds, both in units of 1/`one`.
constexpr int chance_of(int odds) {
    const int place = std::clamp(odds, -max_log_odds, max_log_odds) + max_log_odds + 1;
    return chance_of_odds[static_cast<std::size_t>(place)];
}

}  // namespace bastide::match::detail
