// Runs a command and measures its time and memory.
#pragma once

#include <string>

namespace bastide::bench {

struct TimedRun {
    double seconds = 0;  // wall-clock time
    long peak_kilobytes = 0;
    std::string output;  // its standard output
};

// Runs a shell command the given number of times and returns the fastest run. Reports a command that fails.
TimedRun best_run(const std::string& command, int times = 3);

// Returns the name of a temporary file for this process.
std::string temporary_file(const std::string& purpose);

}  // namespace bastide::bench
