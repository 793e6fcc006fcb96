#include "bastide/base/threads.h"

#include <system_error>

namespace bastide {

// The standard library says only by an exception that there is no thread: this file is built with them.
std::vector<std::jthread> start_threads(int wanted, const std::function<void(int)>& work) {
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(wanted));
    try {
        for (int i = 0; i < wanted; ++i) threads.emplace_back(work, i);
    } catch (const std::system_error&) {
        return threads;
    }
    return threads;
}

}  // namespace bastide
