// How many threads an option asks for.
#pragma once

#include <algorithm>
#include <thread>

namespace bastide::cli {

// As many as are asked for; 0 is as many as there are cores.
inline int threads_for(int asked) {
    return asked != 0 ? asked : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace bastide::cli
