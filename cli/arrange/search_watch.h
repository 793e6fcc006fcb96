// Limits and progress of a search: the time limit in seconds, Ctrl-C, and a progress line on the terminal.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "os/progress_line.h"
#include "os/signals.h"

namespace bastide::cli {

class SearchWatch {
  public:
    using Clock = std::chrono::steady_clock;

    // The time limit counts from the start, which may be in the past.
    SearchWatch(Clock::time_point start, double max_seconds) : start_(start), max_seconds_(max_seconds) {}

    // For work in small steps: true as long as the work should continue. `line` is the text for the terminal.
    bool should_continue(const std::function<std::string(double seconds)>& line) {
        progress_.show(line);
        return !interrupt_.came() && seconds_so_far() < max_seconds_;
    }

    // Removes the progress line. Call this before writing anything else to the terminal.
    void clear() { progress_.clear(); }

    // The reason why a search is incomplete, as the start of a sentence, and the exit status.
    const char* why(bool is_by_memory) const {
        if (interrupt_.came()) return "Interrupted";
        return is_by_memory ? "Reached the memory limit" : "Reached the time limit";
    }
    Exit exit() const { return interrupt_.came() ? Exit::interrupted : Exit::limit; }

  private:
    double seconds_so_far() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    Clock::time_point start_;
    double max_seconds_;
    os::Interrupt interrupt_;
    os::ProgressLine progress_;
};

}  // namespace bastide::cli
