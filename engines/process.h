// A program run as a process group of its own, with pipes to it and from it. Nothing here waits longer than
// it was told to.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sys/types.h>

#include "bastide/base/result.h"
#include "engines/limits.h"

namespace bastide::engines {

using Clock = std::chrono::steady_clock;

// A number of an open file, which is closed with it.
class Descriptor {
  public:
    explicit Descriptor(int number = -1) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() { close(); }

    void close();
    int number() const { return number_; }
    bool is_open() const { return number_ >= 0; }

  private:
    int number_;
};

class Process {
  public:
    // How it has ended if it has used its processor time.
    static constexpr std::string_view out_of_time = "out of time";

    // Starts a program by its words, the first of which is looked for in PATH if it has no '/'.
    static Result<Process> start(const std::vector<std::string>& words, const Limits& limits);
    Process(const Process&) = delete;
    Process(Process&& other) noexcept;
    Process& operator=(const Process&) = delete;
    Process& operator=(Process&& other) noexcept;
    // Kills what is left of the group.
    ~Process();

    // To be written as soon as the program takes it: `wait` does.
    void write(std::string_view text) { to_write_ += text; }

    // Waits for something on standard output until a time: takes what came, and writes what there is to
    // write. False once no more can come.
    bool wait(Clock::time_point until);

    // What came and was not taken yet.
    std::string& output() { return output_; }

    // Keeps a line beside what comes on standard error, where that is kept.
    void log(std::string_view line);

    // The last that came on standard error, at most some thousand bytes of it.
    const std::string& errors() const { return errors_; }

    // How it ended, "exit status 1", "signal 11" or `out_of_time`; empty if it still runs at that time.
    std::string ended(Clock::time_point until);

    // Writes what it takes of what there is to write, and closes its input.
    void close_input();

  private:
    Process() = default;

    bool flush();
    bool take_output();
    void take_errors();
    void kill();

    pid_t id_ = -1;
    pid_t group_ = -1;  // none once it was killed
    Descriptor input_;  // the program's
    Descriptor from_;   // its standard output
    Descriptor from_errors_;
    std::string to_write_;
    std::string output_;
    std::string errors_;
    std::shared_ptr<ErrorLog> log_;
};

}  // namespace bastide::engines
