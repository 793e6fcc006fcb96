// Cancellation of many games: one thread polls, and the playing threads read the result.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>

namespace bastide::play {

// Calls the callback in the thread that created the object, and passes the result on to the other threads.
class CancelPoll {
  public:
    // `watch(done)` is called once per `moves_between_looks` moves.
    CancelPoll(const std::function<bool(std::int64_t)>& watch, std::int64_t moves_between_looks)
        : watch_(watch), moves_between_looks_(moves_between_looks) {}

    // For the thread that created the object. `done` is the number of finished games. Once the callback has
    // returned false, it is not called again.
    bool should_continue(std::int64_t done) {
        if (is_over_) return false;
        done_ = done;
        if (watch_ && !watch_(done)) is_over_ = true;
        return !is_over_;
    }

    // For any thread, during a game.
    bool should_continue() { return is_maker() ? should_continue(done_) : !is_over_; }

    // As above, for use at each move. It rarely calls the callback, because a move usually takes less time
    // than the callback.
    bool should_continue_per_move() {
        if (!is_maker() || ++moves_ % moves_between_looks_ != 0) return !is_over_;
        return should_continue();
    }

    // True until the callback has returned false.
    bool is_on() const { return !is_over_; }

  private:
    bool is_maker() const { return std::this_thread::get_id() == maker_; }

    const std::function<bool(std::int64_t)>& watch_;
    std::int64_t moves_between_looks_;
    std::thread::id maker_ = std::this_thread::get_id();
    std::int64_t done_ = 0;
    std::int64_t moves_ = 0;
    std::atomic<bool> is_over_ = false;
};

}  // namespace bastide::play
