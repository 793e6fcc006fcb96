// The server's clock, and the times in which no server ran.
//
// Clocks of games count only the time in which players could move. So the server's clock takes the time of
// day only at its start, and then counts what the system's monotonic clock counts. A step of the time of day
// has no effect, and Linux does not count the time in which the machine is suspended. Each server notes every
// few seconds that it runs. From these notes, the next server knows how long no server ran.
#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

namespace bastide::serve {

// The time from a server's start to its last note, in milliseconds since 1970.
struct Run {
    std::int64_t began = 0;
    std::int64_t alive = 0;
};

// Returns the time at which a server's clock starts: the time of day, but no earlier than the last note of
// another server, because the time of day may have been set back.
std::int64_t start_of_clock(const std::vector<Run>& earlier, std::int64_t time_of_day);

// Returns the milliseconds between `since` and `until` in which none of these servers ran. They must be in
// the order in which they began.
std::int64_t downtime(const std::vector<Run>& runs, std::int64_t since, std::int64_t until);

class ServerClock {
  public:
    using Steady = std::chrono::steady_clock::time_point;

    ServerClock() = default;
    // The runs of all servers, including those that still run.
    ServerClock(std::vector<Run> earlier, std::int64_t time_of_day, Steady now);

    std::int64_t at(Steady now) const {
        return start_ + std::chrono::duration_cast<std::chrono::milliseconds>(now - steady_start_).count();
    }
    std::int64_t start() const { return start_; }

    // Returns the milliseconds from `since` to the start of this server in which no server ran.
    std::int64_t downtime_since(std::int64_t since) const {
        return since < start_ ? downtime(earlier_, since, start_) : 0;
    }

  private:
    std::vector<Run> earlier_;
    std::int64_t start_ = 0;
    Steady steady_start_;
};

}  // namespace bastide::serve
