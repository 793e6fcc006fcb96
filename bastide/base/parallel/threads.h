// Starts as many threads as the system allows.
#pragma once

#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace bastide {

// Starts `wanted` threads that each call `work(thread)`, counted from 0. Starts fewer, perhaps none, if the
// system cannot start more.
std::vector<std::jthread> start_threads(int wanted, const std::function<void(int thread)>& work);

// Starts threads while this many bytes of memory remain for each and for the calling thread. If memory is
// short, stacks would take it all. `work` must not begin before this function has returned, so make it wait
// for a lock.
std::vector<std::jthread> start_threads_with_room(int wanted, std::size_t room,
                                                  const std::function<void(int thread)>& work);

}  // namespace bastide
