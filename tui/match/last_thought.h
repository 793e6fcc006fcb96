// What a bot that thinks in words has said last, and in which turn.
#pragma once

#include <cstddef>
#include <mutex>
#include <string>

namespace bastide::tui {

// Said by the thread that thinks, read by the one that draws.
class LastThought {
  public:
    void hear(std::size_t turn, const std::string& thought) {
        const std::scoped_lock lock(mutex_);
        turn_ = turn;
        thought_ = thought;
    }

    // Empty if nothing was said in that turn, counted from 0.
    std::string of(std::size_t turn) const {
        const std::scoped_lock lock(mutex_);
        return turn == turn_ ? thought_ : "";
    }

  private:
    mutable std::mutex mutex_;
    std::size_t turn_ = 0;
    std::string thought_;
};

}  // namespace bastide::tui
