#pragma once

#include <algorithm>
#include <thread>

namespace bastide::os {

// Returns the number of threads for an option. 0 means one per core.
inline int thread_count(int option) {
    return option != 0 ? option : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace bastide::os
