// A failure of the host, such as too many open files. No engine is to blame, and the current game does not
// count.
#pragma once

#include <mutex>
#include <optional>
#include <string>

#include "bastide/base/result.h"

namespace bastide::engines {

class HostFailure {
  public:
    // Records an error. May be called from any thread. Only the first counts.
    void note(const Error& error) {
        const std::scoped_lock lock(mutex_);
        if (!first_) first_ = error;
    }

    // Returns the first error, or nothing.
    std::optional<Error> first() const {
        const std::scoped_lock lock(mutex_);
        return first_;
    }

  private:
    mutable std::mutex mutex_;
    std::optional<Error> first_;
};

}  // namespace bastide::engines
