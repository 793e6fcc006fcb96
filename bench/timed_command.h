// Runs a command and measures its time and memory.
#pragma once

#include <string>

namespace bastide::bench {

struct TimedRun {
    double seconds = 0;  // by the clock
    long peak_kilobytes = 0;
    std::string said;  // on standard output
};

// Runs a line of shell so often and keeps the quickest. A command that fails is reported.
TimedRun best_run(const std::string& command, int times = 3);

// A name for a file of this process in the folder for temporary files.
std::string temporary_file(const std::string& purpose);

}  // namespace bastide::bench
