// New processes that end with this one if that is wanted.
#pragma once

#include <expected>
#include <functional>

#include <sys/types.h>

namespace bastide::os {

// Forks. `child` is called in the new process, where nothing may be allocated, and must not return. The new
// process, but not its own children, gets `signal_at_end` once this process has ended, however that happens;
// 0 is nothing. The error is that of the system.
std::expected<pid_t, int> fork_process(const std::function<void()>& child, int signal_at_end);

}  // namespace bastide::os
