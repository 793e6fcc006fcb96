#include "command/program.h"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <new>
#include <string_view>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include "os/output.h"
#include "os/temp_cleanup.h"

namespace bastide::cli {
namespace {

// The next file to be opened would get the number of a closed stream, and what is printed would go into that
// file. So the number is taken, in a way that reading and writing fail as before.
void take_closed_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        const bool is_closed = fcntl(stream, F_GETFD) < 0;
        if (is_closed) open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

constexpr std::string_view no_memory = "There is not enough memory for this input.";

// In whatever thread it is that finds no memory. Nothing is unwound, since the library is not made to be left
// by an exception, and other threads are still at work. What is said must not need memory itself.
void end_at_once() {
    static std::atomic_flag is_said;
    while (is_said.test_and_set()) pause();
    os::remove_temp_file();
    const std::string_view clear = isatty(STDERR_FILENO) == 1 ? "\r\33[K" : "";  // of progress
    for (const std::string_view part : {clear, no_memory, std::string_view("\n")}) {
        if (write(STDERR_FILENO, part.data(), part.size()) < 0) break;
    }
    std::_Exit(static_cast<int>(Exit::limit));
}

}  // namespace

void begin_program() {
    std::set_new_handler(end_at_once);
    std::signal(SIGXFSZ, SIG_IGN);
    take_closed_streams();
}

Exit end_without_memory() {
    os::eprintln(no_memory);
    return Exit::limit;
}

}  // namespace bastide::cli
