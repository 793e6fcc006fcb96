// The server's counters, in the text format of Prometheus.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

#include "serve/store_probe.h"

namespace bastide::serve {

// A histogram of durations with their sum.
class Durations {
  public:
    static constexpr std::array limits = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5};

    void add(double seconds);

    std::int64_t count() const { return count_; }
    double sum() const { return sum_; }
    // The number of durations that are at most this limit.
    std::int64_t up_to(std::size_t limit) const { return up_to_[limit]; }

  private:
    std::array<std::int64_t, limits.size()> up_to_ = {};
    std::int64_t count_ = 0;
    double sum_ = 0;
};

struct Counts {
    std::map<unsigned, std::int64_t> answers;  // by HTTP status
    std::int64_t bad_requests = 0;
    std::int64_t messages = 0;
    std::int64_t too_fast = 0;
    std::int64_t too_slow = 0;
    std::int64_t refused_opens = 0;        // requests to open a table, beyond the limits
    std::int64_t refused_connections = 0;  // connections beyond the limit of an address
    std::int64_t failed_reads = 0;         // tables that could not be found, loaded or created
    std::int64_t entries = 0;              // events stored
    std::int64_t failed_appends = 0;       // events that could not be stored
    Durations append_times;                // the durations of storing one batch per table
    Durations thinking;                    // the durations of bots' searches for a move
};

// What waits to be stored.
struct WaitingAppends {
    std::size_t entries = 0;
    std::size_t bytes = 0;
};

// Current values.
struct Present {
    std::string version;
    std::size_t tables = 0;
    std::size_t clients = 0;
    std::size_t connections = 0;  // WebSockets, with or without a table
    std::size_t thoughts = 0;     // searches waiting for a thread
    std::size_t reads = 0;        // questions to the store without an answer
    WaitingAppends appends = {};
    bool has_store = true;  // false if the store cannot be used
    DiskUse disk = {};
};

std::string metrics_text(const Counts& counts, const Present& present);

}  // namespace bastide::serve
