// Threads, as many as the system gives.
#pragma once

#include <functional>
#include <thread>
#include <vector>

namespace bastide {

// Starts `wanted` threads that each call `work(thread)`, threads counted from 0; fewer, perhaps none, if the
// system has no more to give.
std::vector<std::jthread> start_threads(int wanted, const std::function<void(int thread)>& work);

}  // namespace bastide
