#include "os/testing/test_process.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "os/descriptor.h"

namespace bastide::os {

Process start_beside_test(const std::vector<std::string>& words, const TestProcessOptions& options) {
    const Descriptor log(::open(options.log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644));
    auto process = Process::start(words, {.output = log.number(),
                                          .errors = log.number(),
                                          .user = ::geteuid() == 0 ? options.user : "",
                                          .core = options.core,
                                          .signal_at_end = SIGTERM});
    if (process) return *std::move(process);
    std::fprintf(stderr, "%s: %s\n", words.front().c_str(), std::strerror(process.error().code));
    std::abort();
}

}  // namespace bastide::os
