#include "os/progress_line.h"

#include <cstdio>

#include <fmt/format.h>
#include <unistd.h>

namespace bastide::os {

ProgressLine::ProgressLine() : is_terminal_(isatty(STDERR_FILENO) == 1) {}

void ProgressLine::show(const std::function<std::string(double)>& text) {
    if (!is_terminal_) return;
    const auto now = Clock::now();
    if (now < next_) return;
    next_ = now + std::chrono::milliseconds(200);
    is_shown_ = true;
    const std::chrono::duration<double> seconds = now - start_;
    std::fputs(("\r" + text(seconds.count()) + "\x1b[K").c_str(), stderr);
}

void ProgressLine::clear() {
    if (is_shown_) std::fputs("\r\x1b[K", stderr);
    is_shown_ = false;
}

std::string progress_bar(std::int64_t done, std::int64_t all) {
    constexpr std::int64_t width = 30;
    std::string bar(static_cast<std::size_t>(done * width / all), '=');
    bar.resize(width, ' ');
    return '[' + bar + ']';
}

std::string games_per_second(std::int64_t games, double seconds) {
    const double rate = static_cast<double>(games) / seconds;
    return fmt::format(fmt::runtime(rate < 100 ? "{:.3g} games/s" : "{:.0f} games/s"), rate);
}

}  // namespace bastide::os
