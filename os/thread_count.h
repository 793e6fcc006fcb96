#pragma once

#include <algorithm>
#include <thread>

namespace bastide::os {

// Returns the number of threads for an option. 0 means one per core.
inline int thread_count(int wanted) {
    return wanted != 0 ? wanted : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace bastide::os
