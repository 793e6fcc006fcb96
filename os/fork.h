// Forks processes that can end with this one.
#pragma once

#include <expected>
#include <functional>

#include <sys/types.h>

namespace bastide::os {

// Forks. `child` runs in the new process. It must not allocate memory and must not return. When this process
// ends in any way, the new process, but not its children, receives `signal_at_end` (0 for no signal). The
// error is the value of errno.
std::expected<pid_t, int> fork_process(const std::function<void()>& child, int signal_at_end);

}  // namespace bastide::os
