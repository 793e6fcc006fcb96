// Runs bots in separate threads, first come, first served. A hub queues at most one search per table. So
// after each turn a table waits behind all other tables, and no table can delay the others by more than one
// search.
//
// The more searches are waiting, the fewer simulations each one runs. Bots then answer sooner but play
// weaker, so nobody waits for long.
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

// Returns the number of simulations per search for these numbers of waiting searches and threads.
std::int64_t simulations_for(std::size_t waiting, int threads);

class Thinkers {
  public:
    using Thought = std::function<void(const match::Budget&)>;

    // Starts fewer threads, perhaps none, if the system cannot start more.
    explicit Thinkers(int threads);
    // Drops waiting searches and stops running searches.
    ~Thinkers();
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    bool is_running() const { return !threads_.empty(); }

    // Queues a search. When its turn comes, it is called with its budget.
    void add(Thought thought);

    // Returns the number of waiting searches.
    std::size_t waiting();

  private:
    void run();

    std::mutex mutex_;
    std::condition_variable has_come_;
    std::deque<Thought> thoughts_;
    std::atomic<bool> is_over_ = false;
    std::vector<std::jthread> threads_;
};

}  // namespace bastide::serve
