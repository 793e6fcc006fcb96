#include "bastide/match/ladder/sprt.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "bastide/base/require.h"

namespace bastide::match {
namespace {

using Chances = std::array<double, 5>;

// Unseen results must keep a small probability, or other means would be impossible.
constexpr double little = 1e-3;

double share_of(std::size_t half_points) {
    return static_cast<double>(half_points) / 4;
}

// Returns the expected share of points for a difference of ratings.
double expected(double difference) {
    return 1 / (1 + std::pow(10, -difference / 400));
}

// Returns the maximum-likelihood probabilities with this mean: p / (1 + x (share - mean)), for the x between
// its bounds that gives this mean.
Chances likeliest(const Chances& seen, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    constexpr int halvings = 100;
    for (int i = 0; i < halvings; ++i) {
        const double x = (low + high) / 2;
        double sum = 0;
        for (std::size_t k = 0; k < seen.size(); ++k)
            sum += seen[k] * (share_of(k) - mean) / (1 + x * (share_of(k) - mean));
        (sum > 0 ? low : high) = x;
    }
    Chances chances{};
    for (std::size_t k = 0; k < seen.size(); ++k)
        chances[k] = seen[k] / (1 + (low + high) / 2 * (share_of(k) - mean));
    return chances;
}

PairCounts swap_sides(const PairCounts& pairs) {
    PairCounts other = pairs;
    std::ranges::reverse(other);
    return other;
}

}  // namespace

Sprt sprt(const PairCounts& pairs, const Hypotheses& hypotheses) {
    Sprt result{.bound = std::log((1 - hypotheses.error) / hypotheses.error)};
    Chances seen{};
    double count = 0;
    for (std::size_t k = 0; k < seen.size(); ++k) {
        seen[k] = std::max(static_cast<double>(pairs[k]), little);
        count += seen[k];
    }
    if (std::ranges::all_of(pairs, [](std::int64_t each) { return each == 0; })) return result;
    for (double& each : seen) each /= count;
    const Chances at_least = likeliest(seen, expected(hypotheses.least));
    const Chances at_most = likeliest(seen, expected(hypotheses.most));
    for (std::size_t k = 0; k < seen.size(); ++k)
        result.llr += count * seen[k] * std::log(at_most[k] / at_least[k]);
    if (result.llr >= result.bound) result.verdict = Verdict::most;
    if (result.llr <= -result.bound) result.verdict = Verdict::least;
    return result;
}

void Decision::add(int half_points) {
    require(half_points >= 0 && std::cmp_less(half_points, pairs_.size()), "a pair has 0 to 4 half points",
            half_points);
    if (comparison_ != Comparison::open) return;
    ++pairs_[static_cast<std::size_t>(half_points)];
    ++used_;
    const Verdict first = sprt(pairs_, hypotheses_).verdict;
    const Verdict second = sprt(swap_sides(pairs_), hypotheses_).verdict;
    if (first == Verdict::most) comparison_ = Comparison::first;
    if (second == Verdict::most) comparison_ = Comparison::second;
    if (first == Verdict::least && second == Verdict::least) comparison_ = Comparison::equal;
}

}  // namespace bastide::match
