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

    // Takes a token. Returns false if there is no token.
    bool try_acquire() {
        const auto time = std::chrono::steady_clock::now();
        left_ = std::min(most_, left_ + a_second_ * std::chrono::duration<double>(time - last_).count());
        last_ = time;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }

  private:
    double a_second_;
    double most_;
    double left_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

}  // namespace bastide::serve
