#include "cli/program.h"

#include <csignal>
#include <iostream>

#include <fcntl.h>
#include <unistd.h>

#include "cli/output.h"

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

}  // namespace

void begin_program() {
    std::signal(SIGXFSZ, SIG_IGN);
    take_closed_streams();
}

Exit end_at_arguments(const CLI::App& app, const CLI::ParseError& error) {
    const bool answered = app.exit(error) == 0;
    if (!answered) return Exit::usage;
    std::cout.flush();
    return std::cout ? Exit::done : fail(file_error("<stdout>", "cannot be written"));
}

Exit end_without_memory() {
    say("There is not enough memory for this input.");
    return Exit::limit;
}

}  // namespace bastide::cli
