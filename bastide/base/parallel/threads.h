// Starts as many threads as the system allows.
#pragma once

#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace bastide {

// Starts `count` threads that each call `work(thread)`, counted from 0. Starts fewer threads, perhaps none,
// if the system cannot start more.
std::vector<std::jthread> start_threads(int count, const std::function<void(int thread)>& work);

// As `start_threads`, but only while `room` bytes of memory remain for each thread and for the calling
// thread. Otherwise the stacks of the threads could use up all the memory when it is short. `work` must not
// begin before this function has returned, so make it wait for a lock.
std::vector<std::jthread> start_threads_with_room(int count, std::size_t room,
                                                  const std::function<void(int thread)>& work);

}  // namespace bastide
