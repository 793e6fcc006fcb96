// A token bucket: a sustained rate plus a burst.
//
//     TokenBucket bucket(10, 40);
//     if (!bucket.try_acquire()) close();
#pragma once

#include <algorithm>
#include <chrono>

namespace bastide::serve {

class TokenBucket {
  public:
    TokenBucket(double a_second, double at_once) : a_second_(a_second), most_(at_once), left_(at_once) {}

    // Takes tokens. Returns false, and takes none, if there are too few.
    bool try_acquire(double count = 1) {
        refill();
        if (left_ < count) return false;
        left_ -= count;
        return true;
    }

    // True if it is as full as a new one.
    bool is_full() {
        refill();
        return left_ >= most_;
    }

  private:
    void refill() {
        const auto time = std::chrono::steady_clock::now();
        left_ = std::min(most_, left_ + a_second_ * std::chrono::duration<double>(time - last_).count());
        last_ = time;
    }

    double a_second_;
    double most_;
    double left_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

}  // namespace bastide::serve
