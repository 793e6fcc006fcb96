// In which turn a bot thinks or has thought last, and what it has said last.
#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <string>

namespace bastide::tui {

// Said by the thread that thinks, read by the one that draws.
class LastThought {
  public:
    void begin(std::size_t turn) { hear(turn, ""); }

    void hear(std::size_t turn, const std::string& thought) {
        const std::scoped_lock lock(mutex_);
        turn_ = turn;
        thought_ = thought;
    }

    // Nothing if no bot has thought in that turn, counted from 0; empty if it has not said anything.
    std::optional<std::string> of(std::size_t turn) const {
        const std::scoped_lock lock(mutex_);
        return turn == turn_ ? std::optional(thought_) : std::nullopt;
    }

  private:
    mutable std::mutex mutex_;
    std::optional<std::size_t> turn_;
    std::string thought_;
};

}  // namespace bastide::tui
