#include "bastide/match/problems/rating.h"

#include <cmath>
#include <numbers>

namespace bastide::match {
namespace {

// The scale on which ten times the odds are 400 points.
constexpr double q = std::numbers::ln10 / 400;

// The reduced weight of a result if the other's rating is uncertain.
double weight(double deviation) {
    return 1 / std::sqrt(1 + 3 * q * q * deviation * deviation / (std::numbers::pi * std::numbers::pi));
}

}  // namespace

Rating rated(const Rating& before, std::span<const RatedResult> results) {
    double surprise = 0;
    double certainty = 0;
    for (const RatedResult& result : results) {
        const double g = weight(result.against.deviation);
        const double expected = 1 / (1 + std::pow(10.0, -g * (before.rating - result.against.rating) / 400));
        surprise += g * (result.score - expected);
        certainty += q * q * g * g * expected * (1 - expected);
    }
    const double precision = 1 / (before.deviation * before.deviation) + certainty;
    return {before.rating + q / precision * surprise, std::sqrt(1 / precision)};
}

}  // namespace bastide::match
