// Counts whole numbers. Exact in any order, so that work can be split freely.
#pragma once

#include <cstdint>
#include <map>

namespace bastide::play {

class Distribution {
  public:
    void add(std::int64_t value, std::int64_t times = 1) {
        counts_[value] += times;
        count_ += times;
    }

    void add(const Distribution& other) {
        for (const auto& [value, times] : other.counts_) add(value, times);
    }

    std::int64_t count() const { return count_; }

    // Values that came up, in order, and how often.
    const std::map<std::int64_t, std::int64_t>& counts() const { return counts_; }

    // The rest may be asked for only once something has been added.
    std::int64_t least() const { return counts_.begin()->first; }
    std::int64_t greatest() const { return counts_.rbegin()->first; }
    double mean() const;

    // The sample standard deviation, with count - 1, or 0 for a single value.
    double deviation() const;

    // The least value that is not below `share` of all, as 0.5 for the median.
    std::int64_t quantile(double share) const;

    friend bool operator==(const Distribution&, const Distribution&) = default;

  private:
    std::map<std::int64_t, std::int64_t> counts_;
    std::int64_t count_ = 0;
};

// The 95% confidence interval of a mean, by the normal approximation.
struct Interval {
    double mean = 0;
    double low = 0;
    double high = 0;
};

// It takes at least two values to mean anything.
Interval confidence(const Distribution& of);

}  // namespace bastide::play
