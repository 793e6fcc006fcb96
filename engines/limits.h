// Limits of an engine process.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>

#include "bastide/base/result.h"
#include "engines/error_log.h"

namespace bastide::engines {

using Milliseconds = std::chrono::milliseconds;

// A failure of the host, such as too many open files. No engine is to blame, and the current game does not
// count.
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

struct Limits {
    Milliseconds start{10'000};                       // until it is ready for its first game
    Milliseconds move{10'000};                        // for each move, if the bots' budget has no time
    std::optional<Milliseconds> match = {};           // for all its moves in a game
    std::optional<std::int64_t> memory = {};          // address space, in MiB
    std::optional<std::int64_t> processor = {};       // seconds of processor time, for as long as it runs
    std::shared_ptr<ErrorLogs> logs = nullptr;        // receives its standard error, if set
    std::shared_ptr<HostFailure> shortage = nullptr;  // set if the host cannot start it
};

}  // namespace bastide::engines
