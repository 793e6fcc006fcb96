// Counts whole numbers. The order of additions does not matter, so work can be split freely.
#pragma once

#include <cstdint>
#include <limits>
#include <map>

#include "bastide/base/checked.h"
#include "bastide/base/require.h"

namespace bastide::play {

class Distribution {
  public:
    // Adds a value. `times` must not be negative, and the count must stay below 2^63.
    void add(std::int64_t value, std::int64_t times = 1) {
        require(times >= 0, "a value is added 0 times or more", times);
        if (times == 0) return;
        count_ = plus(count_, times);
        counts_[value] += times;
    }

    void add(const Distribution& other) {
        require(count_ <= std::numeric_limits<std::int64_t>::max() - other.count_,
                "the sum of the counts is in the range of its type", other.count_);
        for (const auto& [value, times] : other.counts_) add(value, times);
    }

    std::int64_t count() const { return count_; }

    // The values that were added, in ascending order, with their counts.
    const std::map<std::int64_t, std::int64_t>& counts() const { return counts_; }

    // There must be at least one value.
    std::int64_t least() const {
        require(count_ > 0, "there is at least one value");
        return counts_.begin()->first;
    }
    std::int64_t greatest() const {
        require(count_ > 0, "there is at least one value");
        return counts_.rbegin()->first;
    }

    // The mean, or 0 if there are no values.
    double mean() const;

    // The sample standard deviation (divided by count - 1), or 0 for fewer than two values.
    double deviation() const;

    // Returns the smallest value such that at least `share` of all values are at most this value. 0.5 gives
    // the median. There must be at least one value. A share below 0 gives the smallest, a share above 1, or
    // one that is no number, the greatest.
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

// Returns the interval for the mean. It is meaningful only for at least two values.
Interval confidence(const Distribution& of);

}  // namespace bastide::play
