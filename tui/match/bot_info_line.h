// The info line that a bot printed last, and its turn. The search thread writes both, and the screen thread
// reads them.
#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <string>

namespace bastide::tui {

class BotInfoLine {
  public:
    void begin(std::size_t turn) { set(turn, ""); }

    void set(std::size_t turn, const std::string& line) {
        const std::scoped_lock lock(mutex_);
        turn_ = turn;
        line_ = line;
    }

    // Returns the line of a turn, counted from 0. Returns nullopt if no bot searched in that turn, and an
    // empty text if the bot printed no line.
    std::optional<std::string> of(std::size_t turn) const {
        const std::scoped_lock lock(mutex_);
        return turn == turn_ ? std::optional(line_) : std::nullopt;
    }

  private:
    mutable std::mutex mutex_;
    std::optional<std::size_t> turn_;
    std::string line_;
};

}  // namespace bastide::tui
