// Forks processes that can end with this one.
#pragma once

#include <expected>
#include <functional>

#include <sys/types.h>

namespace bastide::os {

// Forks. `child` runs in the new process. It must not allocate and must not return. The new process, but not
// its children, receives `signal_at_end` when this process ends in any way, or 0 for none. The error is
// errno.
std::expected<pid_t, int> fork_process(const std::function<void()>& child, int signal_at_end);

}  // namespace bastide::os
