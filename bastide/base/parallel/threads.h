// Starts as many threads as the system allows, and passes their exceptions on.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace bastide {

// The library never starts more threads at once. Functions whose callers choose a number of threads treat
// larger numbers as this one, and numbers below 1 as 1.
inline constexpr int max_threads = 1024;

constexpr int usable_threads(std::int64_t threads) {
    return static_cast<int>(std::clamp<std::int64_t>(threads, 1, max_threads));
}

// Starts `count` threads, at most `max_threads`, that each call `work(thread)`, counted from 0. Starts fewer
// threads, perhaps none, if the system cannot start more.
std::vector<std::jthread> start_threads(int count, const std::function<void(int thread)>& work);

// As `start_threads`, but only while `room` bytes of memory remain for each thread and for the calling
// thread. Otherwise the stacks of the threads could use up all the memory when it is short. `work` must not
// begin before this function has returned, so make it wait for a lock.
std::vector<std::jthread> start_threads_with_room(int count, std::size_t room,
                                                  const std::function<void(int thread)>& work);

// The first exception that the work of several threads has thrown. The library throws nothing, but the
// callbacks and bots of its callers may.
class FirstException {
  public:
    // Calls `work`. Stores its exception if it throws one, and returns false.
    bool run(const std::function<void()>& work);

    // True if an exception is stored.
    bool has_happened() const { return has_happened_; }

    // Throws the stored exception, if there is one. The other threads must have been joined.
    void rethrow();

  private:
    std::atomic<bool> has_happened_ = false;
    std::mutex mutex_;
    std::exception_ptr first_;
};

}  // namespace bastide
