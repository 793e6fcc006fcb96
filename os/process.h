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
    // The standard streams of the new process, as file descriptors of this process.
    int input = STDIN_FILENO;
    int output = STDOUT_FILENO;
    int errors = STDERR_FILENO;

    std::optional<std::vector<std::string>> environment =
        {};                                            // "NAME=VALUE"; this process's environment if empty
    std::optional<std::int64_t> max_memory = {};       // bytes of address space
    std::optional<std::int64_t> max_cpu_seconds = {};  // SIGXCPU ends the process at this limit
    std::string user = {};                             // if not empty, runs as this user in the root folder
    int core = -1;                                     // the only core to run on, or -1 for any core
    bool own_group = false;  // true for a process group of its own with default signals, killed as a whole
    int signal_at_end = 0;   // sent to the new process when this process ends in any way; 0 for none
};

// Why a process could not be started: an error number of the system.
struct StartFailure {
    int code = 0;
    bool is_of_host = false;  // true if the system is out of processes or open files
};

struct ProcessEnd {
    int status = -1;          // the exit status, or -1 if a signal ended it
    int signal = 0;           // the signal that ended the process, or 0
    long peak_kilobytes = 0;  // set only by wait()
};

// What the processes of a group use together, including ended ones that a member has waited for.
struct GroupUsage {
    double cpu_seconds = 0;
    std::int64_t resident_bytes = 0;
};

// Hides from other processes of this user, except root's, what this process knows: its memory, its open files
// and the arguments after its name. Child processes could otherwise read them in /proc. Does nothing the
// second time.
void conceal_from_children();

class Process {
  public:
    // Starts the program named by the first of `words`, with the other words as arguments. The program is
    // looked up in PATH if its name has no '/'.
    static std::expected<Process, StartFailure> start(const std::vector<std::string>& words,
                                                      const ProcessOptions& options = {});
    Process(const Process&) = delete;
    Process(Process&& other) noexcept;
    Process& operator=(const Process&) = delete;
    Process& operator=(Process&& other) noexcept;
    // Kills the process, and its group if it has one.
    ~Process();

    pid_t id() const { return id_; }
    void signal(int number) const;

    // Returns how the process ended, or nullopt while it runs.
    std::optional<ProcessEnd> poll() const;

    // Returns what the members of the process's group use. Reads /proc, and returns zeros without it.
    GroupUsage group_usage() const;

    // Waits until the process has ended. Afterwards only the destructor may be called.
    ProcessEnd wait();

  private:
    Process(pid_t id, bool has_group) : id_(id), has_group_(has_group) {}

    pid_t id_;  // -1 after wait()
    bool has_group_;
};

}  // namespace bastide::os
