// Threads, as many as the system gives.
#pragma once

#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace bastide {

// Starts `wanted` threads that each call `work(thread)`, threads counted from 0; fewer, perhaps none, if the
// system has no more to give.
std::vector<std::jthread> start_threads(int wanted, const std::function<void(int thread)>& work);

// As many of them as leave this many bytes of memory to each, and to the calling thread: where memory is
// short, stacks would take it all. `work` must not begin before this has returned, so let it wait for a lock.
std::vector<std::jthread> start_threads_with_room(int wanted, std::size_t room,
                                                  const std::function<void(int thread)>& work);

}  // namespace bastide
