#include "bastide/play/distribution.h"

#include <cmath>

namespace bastide::play {

double Distribution::mean() const {
    if (count_ == 0) return 0;
    double sum = 0;
    for (const auto& [value, times] : counts_) sum += static_cast<double>(value) * static_cast<double>(times);
    return sum / static_cast<double>(count_);
}

double Distribution::deviation() const {
    if (count_ < 2) return 0;
    const double middle = mean();
    double squares = 0;
    for (const auto& [value, times] : counts_) {
        const double off = static_cast<double>(value) - middle;
        squares += off * off * static_cast<double>(times);
    }
    return std::sqrt(squares / static_cast<double>(count_ - 1));
}

std::int64_t Distribution::quantile(double share) const {
    require(count_ > 0, "there is at least one value");
    const double target = share * static_cast<double>(count_);
    std::int64_t so_far = 0;
    for (const auto& [value, times] : counts_) {
        so_far += times;
        if (static_cast<double>(so_far) >= target) return value;
    }
    return greatest();
}

Interval confidence(const Distribution& of) {
    constexpr double two_sided_95 = 1.959964;
    const double mean = of.mean();
    const double half = two_sided_95 * of.deviation() / std::sqrt(static_cast<double>(of.count()));
    return {mean, mean - half, mean + half};
}

}  // namespace bastide::play
