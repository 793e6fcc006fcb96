#include "bastide/base/parallel/threads.h"

#include <cstdlib>
#include <system_error>

namespace bastide {

// The standard library reports a missing thread only by an exception: this file is built with them.
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

std::vector<std::jthread> start_threads_with_room(int wanted, std::size_t room,
                                                  const std::function<void(int)>& work) {
    const auto hold = [&] { return std::malloc(room * (static_cast<std::size_t>(wanted) + 1)); };
    // Volatile, or a compiler may leave out memory that nobody uses.
    void* volatile held = hold();
    while (held == nullptr && wanted > 0) {
        wanted /= 2;
        held = hold();
    }
    auto threads = start_threads(wanted, work);
    std::free(held);
    return threads;
}

}  // namespace bastide
