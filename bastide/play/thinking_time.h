// The time that a bot may take for a move.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace bastide::play {

// Returns a time in milliseconds as a duration that clocks can add: at most ten years, and not negative.
constexpr std::chrono::milliseconds thinking_time(std::int64_t milliseconds) {
    return std::clamp<std::chrono::milliseconds>(std::chrono::milliseconds(milliseconds),
                                                 std::chrono::milliseconds(0), std::chrono::days(3650));
}

}  // namespace bastide::play
