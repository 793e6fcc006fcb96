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

// A failure of the host, such as too many open files. Such a failure is no engine's fault, so the current
// game does not count.
class HostFailure {
  public:
    // Records an error. Only the first error is kept. May be called from any thread.
    void note(const Error& error) {
        const std::scoped_lock lock(mutex_);
        if (!first_) first_ = error;
    }

    // Returns the first error, or nullopt if there is none.
    std::optional<Error> first() const {
        const std::scoped_lock lock(mutex_);
        return first_;
    }

  private:
    mutable std::mutex mutex_;
    std::optional<Error> first_;
};

struct Limits {
    Milliseconds start{10'000};                       // the time until the engine must be ready for its first
                                                      // game
    Milliseconds move{10'000};                        // the time for each move, unless the bots' budget
                                                      // sets one
    std::optional<Milliseconds> match = {};           // the time for all moves of the engine in a game
    std::optional<std::int64_t> memory = {};          // address space, in MiB
    std::optional<std::int64_t> processor = {};       // seconds of processor time, over the whole life of the
                                                      // process
    std::shared_ptr<ErrorLogs> logs = nullptr;        // receives the engine's standard error, if set
    std::shared_ptr<HostFailure> shortage = nullptr;  // records that the host cannot start the engine
};

}  // namespace bastide::engines
