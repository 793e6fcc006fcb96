// Watches a server's store in a thread of its own: notes that the server runs, looks at the database and its
// disk, and forwards notices about tables that other programs have changed. Health checks and metrics read
// the state.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "serve/store_probe.h"

namespace bastide::serve {

// With less free space than this, the store counts as broken, because the next event may not fit.
inline constexpr std::int64_t min_free_bytes = 65'536;

struct StoreState {
    std::optional<Error> error;  // why the store cannot be used
    DiskUse disk;
};

class StoreMonitor {
  public:
    struct Ports {
        std::function<std::int64_t()> now;
        // Called in the monitor's thread.
        std::function<void(const TableUpdated&)> on_update;
    };

    // The probe must outlive the monitor. `interval` is the time between two looks. The monitor notes that
    // the server runs in every tenth look, and in every look while the store is broken.
    StoreMonitor(StoreProbe& probe, Ports ports, std::chrono::milliseconds interval);
    // Notes the time of the server's end.
    ~StoreMonitor();
    StoreMonitor(const StoreMonitor&) = delete;
    StoreMonitor& operator=(const StoreMonitor&) = delete;

    // Any thread may call these functions. `note_write` takes the error of a write by the server, or nullopt
    // after a successful one.
    StoreState state() const;
    void note_write(std::optional<Error> error);

  private:
    void run(std::chrono::milliseconds interval);
    void look(bool notes_alive);
    std::optional<Error> forward_updates();
    void set_error(std::optional<Error> error);

    StoreProbe& probe_;
    Ports ports_;
    mutable std::mutex mutex_;
    std::condition_variable ends_;
    StoreState state_;
    bool is_over_ = false;
    std::thread thread_;
};

}  // namespace bastide::serve
