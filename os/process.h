// Child processes: starting them and waiting for their end.
//
//     auto process = Process::start({"sort", "-u"}, {.input = in.number(), .output = out.number()});
//     if (process) process->wait();
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>
#include <unistd.h>

namespace bastide::os {

struct ProcessOptions {
    // Its standard streams, as file descriptors of this process.
    int input = STDIN_FILENO;
    int output = STDOUT_FILENO;
    int errors = STDERR_FILENO;

    std::optional<std::vector<std::string>> environment =
        {};                                            // "NAME=VALUE"; this process's environment if empty
    std::optional<std::int64_t> max_memory = {};       // bytes of address space
    std::optional<std::int64_t> max_cpu_seconds = {};  // SIGXCPU ends it
    std::string user = {};                             // runs as this user in the root folder
    int core = -1;                                     // pins it to a core, or -1 for any
    bool own_group = false;  // a process group with default signals, killed as a whole
    int signal_at_end = 0;   // received when this process ends in any way, or 0 for none
};

// Why a process could not be started: an error number of the system.
struct StartFailure {
    int code = 0;
    bool is_of_host = false;  // the system is out of processes or open files
};

struct ProcessEnd {
    int status = -1;          // the exit status, or -1 if a signal ended it
    int signal = 0;           // that signal, or 0
    long peak_kilobytes = 0;  // only from wait()
};

class Process {
  public:
    // Starts a program by its words. The first is looked up in PATH if it has no '/'.
    static std::expected<Process, StartFailure> start(const std::vector<std::string>& words,
                                                      const ProcessOptions& options = {});
    Process(const Process&) = delete;
    Process(Process&& other) noexcept;
    Process& operator=(const Process&) = delete;
    Process& operator=(Process&& other) noexcept;
    // Kills it, and its group if it has one.
    ~Process();

    pid_t id() const { return id_; }
    void signal(int number) const;

    // Returns how it ended, or nullopt while it runs.
    std::optional<ProcessEnd> poll() const;

    // Waits until it has ended. Afterwards only the destructor may be called.
    ProcessEnd wait();

  private:
    Process(pid_t id, bool has_group) : id_(id), has_group_(has_group) {}

    pid_t id_;  // -1 after wait()
    bool has_group_;
};

}  // namespace bastide::os
