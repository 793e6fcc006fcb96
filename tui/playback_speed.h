// The speed of replayed turns: paused, or one turn per delay.
#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string_view>

namespace bastide::tui {

class PlaybackSpeed {
  public:
    using Time = std::chrono::steady_clock::time_point;
    using Wait = std::chrono::milliseconds;

    bool is_on() const { return next_.has_value(); }
    // Starts playback. The first turn is due at once.
    void start(Time now) { next_ = now; }
    void stop() { next_.reset(); }

    void faster() { step_ += step_ + 1 < speeds.size() ? 1 : 0; }
    void slower() { step_ -= step_ > 0 ? 1 : 0; }

    // "2 per second".
    std::string_view words() const { return speeds[step_].words; }

    // Returns the time until the next turn, 0 if that turn is due, or nullopt while paused.
    std::optional<Wait> wait(Time now) const {
        if (!next_) return std::nullopt;
        return *next_ <= now ? Wait(0) : std::chrono::ceil<Wait>(*next_ - now);
    }

    // Begins the turn that is due. The next turn is due one delay later, however long this turn takes.
    void begin_turn(Time now) {
        if (next_) next_ = now + speeds[step_].between;
    }

  private:
    struct Speed {
        Wait between;
        std::string_view words;
    };
    static constexpr auto speeds = std::to_array<Speed>({
        {Wait(4000), "every 4 seconds"},
        {Wait(2000), "every 2 seconds"},
        {Wait(1000), "every second"},
        {Wait(500), "2 per second"},
        {Wait(250), "4 per second"},
        {Wait(100), "10 per second"},
        {Wait(0), "at full speed"},
    });

    std::size_t step_ = 2;
    std::optional<Time> next_;  // the time at which the next turn is due
};

}  // namespace bastide::tui
