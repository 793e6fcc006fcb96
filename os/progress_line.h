// A line on standard error that says how far long work has come, where that is a terminal.
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

    // Shows a text in place of the last one: not in the first second, and five times a second at most. `text`
    // is asked for only if it is shown, with the seconds since the work began. Cheap otherwise.
    void show(const std::function<std::string(double seconds)>& text);

    // Removes the line. Call this before writing anything else to the terminal.
    void clear();

  private:
    using Clock = std::chrono::steady_clock;

    bool is_terminal_;
    bool is_shown_ = false;
    Clock::time_point start_ = Clock::now();
    Clock::time_point next_ = start_ + std::chrono::seconds(1);
};

// "[=======            ]": how much of all is done.
std::string progress_bar(std::int64_t done, std::int64_t all);

}  // namespace bastide::os
