// The budget that a searching bot has for a move.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <utility>

#include "bastide/match/bots/interface.h"
#include "bastide/play/thinking_time.h"

namespace bastide::match {

// Counts simulations, or time if the budget limits it, and polls for cancellation. A bot has one object for
// all its moves, so that the callback is called once every 64 polls even if a move takes fewer polls.
class SearchLimits {
  public:
    // `simulations` is the bot's default, for budgets without a number of simulations. Larger budgets than
    // any search can spend are as good as endless.
    SearchLimits(Budget budget, std::int64_t simulations)
        : budget_(std::move(budget)),
          simulations_(std::clamp(budget_.simulations.value_or(simulations), std::int64_t{0}, endless)) {
        if (budget_.time_ms) budget_.time_ms = play::thinking_time(*budget_.time_ms).count();
    }

    std::int64_t simulations() const { return simulations_; }
    const std::optional<std::int64_t>& time_ms() const { return budget_.time_ms; }

    // Starts the budget of a move.
    void begin() {
        spent_ = 0;
        start_ = Clock::now();
    }

    // Spends `count` simulations, unless the total would then exceed `part` / `parts` of the budget. Returns
    // whether it did. With a limit on time, returns whether that part of the time is left.
    bool spend(std::int64_t count = 1, std::int64_t part = 1, std::int64_t parts = 1) {
        if (budget_.time_ms)
            return Clock::now() - start_ < std::chrono::milliseconds(*budget_.time_ms) * part / parts;
        if (spent_ + count > simulations() * part / parts) return false;
        spent_ += count;
        return true;
    }

    // Calls the budget's `watch` now and then.
    bool should_continue() {
        constexpr std::int64_t between_looks = 64;
        if (!budget_.watch || ++unwatched_ % between_looks != 0) return true;
        return budget_.watch();
    }

  private:
    using Clock = std::chrono::steady_clock;

    // As many simulations as take weeks. Parts of it are in the range of its type.
    static constexpr std::int64_t endless = 10'000'000'000;

    Budget budget_;
    std::int64_t simulations_;
    std::int64_t spent_ = 0;
    Clock::time_point start_;
    std::int64_t unwatched_ = 0;
};

}  // namespace bastide::match
