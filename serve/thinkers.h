// Bots think in threads of their own, in the order they come. A hub has no more than one bot think for a
// table, so that a table whose turn is over waits behind all others: none can slow them by more than one
// thought.
//
// A thought is a number of simulations, less of them where many wait: then bots answer sooner and play
// weaker, and nobody waits for long.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "bastide/match/bots/bot.h"

namespace bastide::serve {

inline constexpr std::int64_t max_simulations = 400;
inline constexpr std::int64_t min_simulations = 25;

// Of each thought, where so many wait for so many threads.
std::int64_t simulations_for(std::size_t waiting, int threads);

class Thinkers {
  public:
    using Thought = std::function<void(const match::Budget&)>;

    explicit Thinkers(int threads);
    // What waits is never thought of, and what is being thought of is cut short.
    ~Thinkers();
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    // Has a thread think, with the budget that it gets.
    void add(Thought thought);

    // How many wait for a thread.
    std::size_t waiting();

  private:
    void run();

    int thread_count_;
    std::mutex mutex_;
    std::condition_variable has_come_;
    std::deque<Thought> thoughts_;
    std::atomic<bool> is_over_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace bastide::serve
