#include "bench/timed_command.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include <unistd.h>

#include "os/descriptor.h"
#include "os/process.h"

namespace bastide::bench {
namespace {

TimedRun run_once(const std::string& command) {
    auto pipe = os::make_pipe();
    if (!pipe) std::exit(2);
    const auto start = std::chrono::steady_clock::now();
    auto process = os::Process::start({"/bin/sh", "-c", command}, {.output = pipe->write.number()});
    if (!process) std::exit(2);
    pipe->write.close();
    TimedRun run;
    char buffer[256];
    for (ssize_t got = 0; (got = read(pipe->read.number(), buffer, sizeof buffer)) > 0;) {
        run.output.append(buffer, static_cast<std::size_t>(got));
    }
    const os::ProcessEnd end = process->wait();
    run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    run.peak_kilobytes = end.peak_kilobytes;
    if (end.status != 0) std::printf("failed: %s\n", command.c_str());
    return run;
}

}  // namespace

TimedRun best_run(const std::string& command, int times) {
    TimedRun best = run_once(command);
    for (int i = 1; i < times; ++i) {
        TimedRun again = run_once(command);
        if (again.seconds < best.seconds) best = std::move(again);
    }
    return best;
}

std::string temporary_file(const std::string& purpose) {
    const std::string name = "bastide-" + purpose + "-" + std::to_string(getpid());
    return (std::filesystem::temp_directory_path() / name).string();
}

}  // namespace bastide::bench
