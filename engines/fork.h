// New processes that end with this one.
#pragma once

#include <expected>
#include <functional>

#include <sys/types.h>

namespace bastide::engines {

// Forks. `child` is called in the new process, where nothing may be allocated, and must not return. The
// process is killed once this one has ended, however that comes about; not the processes it starts in turn.
// The error is that of the system.
std::expected<pid_t, int> fork_to_end_with_us(const std::function<void()>& child);

}  // namespace bastide::engines
