// Limits of an engine process.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

#include "engines/error_log.h"
#include "engines/host_failure.h"

namespace bastide::engines {

using Milliseconds = std::chrono::milliseconds;

struct Limits {
    Milliseconds start{10'000};                       // until it is ready for its first game
    Milliseconds move{10'000};                        // for each move, if the bots' budget has no time
    std::optional<Milliseconds> match = {};           // for all its moves in a game
    std::optional<std::int64_t> memory = {};          // address space, in MiB
    std::optional<std::int64_t> processor = {};       // seconds of processor time, for as long as it runs
    std::shared_ptr<ErrorLogs> logs = nullptr;        // receives its standard error, if set
    std::shared_ptr<HostFailure> shortage = nullptr;  // set if the host cannot start it
};

}  // namespace bastide::engines
