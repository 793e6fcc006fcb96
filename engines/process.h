// A process group with pipes to its standard streams. Every function returns by its deadline.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bastide/base/result.h"
#include "engines/limits.h"
#include "os/descriptor.h"
#include "os/process.h"

namespace bastide::engines {

using Clock = std::chrono::steady_clock;

class Process {
  public:
    // The text for a process that has used up its processor time.
    static constexpr std::string_view out_of_time = "out of time";

    // Starts the program named by the first of `words`, with the other words as arguments. The program is
    // looked up in PATH if its name has no '/'.
    static Result<Process> start(const std::vector<std::string>& words, const Limits& limits);

    // Queues text for the program's input. `wait` writes the queued text.
    void write(std::string_view text) { to_write_ += text; }

    // Waits for standard output until the time `until`. Reads available output and writes pending input.
    // Returns false when the output has ended.
    bool wait(Clock::time_point until);

    // Output that has been read but not yet removed by the caller.
    std::string& output() { return output_; }

    // Adds a line to the log of standard error, if there is one.
    void log(std::string_view line);

    // The end of the program's standard error, at most a few thousand bytes.
    const std::string& errors() const { return errors_; }

    // Returns how the process ended: "exit status 1", "signal 11" or `out_of_time`. Returns an empty text if
    // the process is still running at the time `until`.
    std::string ended(Clock::time_point until);

    // Returns why the process and the other members of its group together exceed the limits, or "". The group
    // does not contain processes that left it with setsid, or orphans that have ended.
    std::string why_over_limit(const Limits& limits) const;

    // Writes as much pending input as the process accepts, and closes its input.
    void close_input();

  private:
    explicit Process(os::Process process) : process_(std::move(process)) {}

    bool flush();
    bool take_output();
    void take_errors();

    os::Descriptor input_;  // the standard input of the program
    os::Descriptor from_;   // the program's standard output
    os::Descriptor from_errors_;
    std::string to_write_;
    std::string output_;
    std::string errors_;
    std::shared_ptr<ErrorLog> log_;
    os::Process process_;  // the last member, so that the process ends before the pipes are closed
};

// "it has used its 2 s of processor time".
std::string processor_used_up(const Limits& limits);

}  // namespace bastide::engines
