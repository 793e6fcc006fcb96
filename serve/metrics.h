// What a server counts, and how it tells a monitor: the text that Prometheus reads.
#pragma once

#include <cstdint>
#include <string>

namespace bastide::serve {

struct Counts {
    std::int64_t messages = 0;
    std::int64_t too_fast = 0;
    std::int64_t too_slow = 0;
};

// What there is at the moment.
struct Present {
    std::size_t tables = 0;
    std::size_t visitors = 0;
};

std::string metrics_text(const Counts& counts, const Present& present);

}  // namespace bastide::serve
