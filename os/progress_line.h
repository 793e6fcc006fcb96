// A line on standard error with the progress of long work, if standard error is a terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace bastide::os {

class ProgressLine {
  public:
    ProgressLine();
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    // Replaces the shown text, but not in the first second, and at most five times per second. `text` is
    // called with the seconds since the start, and only if its result is shown. Other calls are cheap.
    void show(const std::function<std::string(double seconds)>& text);

    // Removes the progress line. Call this before writing anything else to the terminal.
    void clear();

  private:
    using Clock = std::chrono::steady_clock;

    bool is_terminal_;
    bool is_shown_ = false;
    Clock::time_point start_ = Clock::now();
    Clock::time_point next_ = start_ + std::chrono::seconds(1);
};

// Returns a bar for the share that is done: "[======= ]".
std::string progress_bar(std::int64_t done, std::int64_t all);

// Returns "24786 games/s", with fractions below 100.
std::string games_per_second(std::int64_t games, double seconds);

}  // namespace bastide::os
