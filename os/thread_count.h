#pragma once

#include <algorithm>
#include <thread>

namespace bastide::os {

// Returns how many threads an option asks for: 0 is one per core.
inline int thread_count(int wanted) {
    return wanted != 0 ? wanted : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace bastide::os
