#include "bastide/base/parallel/threads.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <utility>

namespace bastide {

// The standard library reports a missing thread only by an exception: this file is built with them.
std::vector<std::jthread> start_threads(int count, const std::function<void(int)>& work) {
    std::vector<std::jthread> threads;
    count = std::clamp(count, 0, max_threads);
    threads.reserve(static_cast<std::size_t>(count));
    try {
        for (int i = 0; i < count; ++i) threads.emplace_back(work, i);
    } catch (const std::system_error&) {
        return threads;
    }
    return threads;
}

std::vector<std::jthread> start_threads_with_room(int count, std::size_t room,
                                                  const std::function<void(int)>& work) {
    const auto hold = [&] { return std::malloc(room * (static_cast<std::size_t>(count) + 1)); };
    // Volatile, or a compiler may leave out memory that nobody uses.
    void* volatile reserve = hold();
    while (reserve == nullptr && count > 0) {
        count /= 2;
        reserve = hold();
    }
    auto threads = start_threads(count, work);
    std::free(reserve);
    return threads;
}

bool FirstException::run(const std::function<void()>& work) {
    try {
        work();
        return true;
    } catch (...) {
        const std::scoped_lock lock(mutex_);
        if (!first_) first_ = std::current_exception();
        has_happened_ = true;
        return false;
    }
}

void FirstException::rethrow() {
    if (first_) std::rethrow_exception(std::exchange(first_, nullptr));
}

}  // namespace bastide
