#include "serve/uptime.h"

#include <algorithm>
#include <utility>

namespace bastide::serve {

std::int64_t start_of_clock(const std::vector<Run>& earlier, std::int64_t time_of_day) {
    std::int64_t start = time_of_day;
    for (const Run& run : earlier) start = std::max(start, run.alive);
    return start;
}

std::int64_t downtime(const std::vector<Run>& runs, std::int64_t since, std::int64_t until) {
    std::int64_t down = 0;
    std::int64_t covered = since;
    for (const Run& run : runs) {
        if (run.began >= until) break;
        down += std::max<std::int64_t>(0, run.began - covered);
        covered = std::max(covered, run.alive);
    }
    return down + std::max<std::int64_t>(0, until - covered);
}

ServerClock::ServerClock(std::vector<Run> earlier, std::int64_t time_of_day, Steady now)
    : earlier_(std::move(earlier)), start_(start_of_clock(earlier_, time_of_day)), steady_start_(now) {
    std::ranges::sort(earlier_, {}, &Run::began);
}

}  // namespace bastide::serve
