#include "os/output.h"

#include <cerrno>
#include <climits>
#include <cstring>
#include <string>

#include <poll.h>
#include <unistd.h>

#include "bastide/text/quote.h"
#include "os/signals.h"

namespace bastide::os {

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) {
            Interrupt::let_next_end();
            continue;
        }
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

Result<void> write_out(std::string_view text) {
    if (write_all(STDOUT_FILENO, text)) return {};
    return std::unexpected(file_error("<stdout>", std::string("cannot be written: ") + std::strerror(errno)));
}

void eprint(std::string_view text) {
    // If this fails, there is no way to report it. The exit status still does.
    write_all(STDERR_FILENO, text);
}

void eprintln(std::string_view line) {
    eprint(text::printable(line) + '\n');
}

// A pipe that is ready takes at least PIPE_BUF bytes without waiting.
void eprintln_if_ready(std::string_view line) {
    pollfd errors = {STDERR_FILENO, POLLOUT, 0};
    if (poll(&errors, 1, 0) != 1 || (errors.revents & POLLOUT) == 0) return;
    eprint(text::printable(line).substr(0, PIPE_BUF - 1) + '\n');
}

}  // namespace bastide::os
