// The maps of a puzzle as they are found. The search continues when Python asks for the next one.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>

#include "bastide/puzzle/solve.h"

namespace bastide::python {

class Solutions {
  public:
    struct Limits {
        std::int64_t nodes = std::numeric_limits<std::int64_t>::max();
        std::optional<double> seconds;  // of searching, without the caller's time in between
    };

    Solutions(std::shared_ptr<const puzzle::Puzzle> puzzle, const puzzle::SolveOptions& options,
              const Limits& limits);

    // Returns the next map, or nothing if there is none or a limit ends the search.
    std::optional<puzzle::Solution> next();

    const std::shared_ptr<const puzzle::Puzzle>& puzzle() const { return puzzle_; }
    std::int64_t found() const { return found_; }
    std::int64_t nodes() const { return nodes_; }
    double searched() const { return searched_; }
    bool is_complete() const { return is_complete_; }

  private:
    using Clock = std::chrono::steady_clock;
    using Stop = puzzle::Search::Stop;

    bool should_continue() const;
    Stop search_on();

    std::shared_ptr<const puzzle::Puzzle> puzzle_;
    Limits limits_;
    std::int64_t between_looks_;
    std::chrono::duration<double> spent_{0};
    Clock::time_point begun_;
    puzzle::Search search_;
    // As last reported by the search, for other threads during its run.
    std::atomic<std::int64_t> nodes_ = 0;
    std::atomic<double> searched_ = 0;
    std::int64_t found_ = 0;
    bool is_complete_ = false;
    bool is_over_ = false;
    bool is_searching_ = false;
};

}  // namespace bastide::python
