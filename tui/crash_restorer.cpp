#include "tui/crash_restorer.h"

#include <cstddef>
#include <string_view>

#include <termios.h>
#include <unistd.h>

namespace bastide::tui {
namespace {

// A handler has nowhere else to read from.
termios modes_before{};
bool has_modes = false;
std::array<struct sigaction, 5> actions_before{};
std::array<std::byte, 65536> handler_stack{};  // the program's own may have overflowed

// Turns off bracketed paste and the mouse, shows the cursor and leaves the alternate screen.
constexpr std::string_view restoring =
    "\x1b[?2004l\x1b[?1006l\x1b[?1002l\x1b[?1000l\x1b[0m\x1b[?25h\x1b[?1l\x1b>\x1b[?1049l\r";

}  // namespace

CrashRestorer::CrashRestorer() {
    has_modes = tcgetattr(STDIN_FILENO, &modes_before) == 0;
    stack_t stack{};
    stack.ss_sp = handler_stack.data();
    stack.ss_size = handler_stack.size();
    sigaltstack(&stack, &stack_before_);
    struct sigaction action{};
    action.sa_handler = restore;
    action.sa_flags = SA_ONSTACK;
    for (std::size_t i = 0; i < faults.size(); ++i) sigaction(faults[i], &action, &actions_before[i]);
}

CrashRestorer::~CrashRestorer() {
    for (std::size_t i = 0; i < faults.size(); ++i) sigaction(faults[i], &actions_before[i], nullptr);
    sigaltstack(&stack_before_, nullptr);
}

// Calls only functions that are safe in a handler. Afterwards the program ends as it would have without it.
void CrashRestorer::restore(int signal) {
    for (std::size_t i = 0; i < faults.size(); ++i) sigaction(faults[i], &actions_before[i], nullptr);
    if (has_modes) tcsetattr(STDIN_FILENO, TCSANOW, &modes_before);
    [[maybe_unused]] const ssize_t written = write(STDOUT_FILENO, restoring.data(), restoring.size());
    raise(signal);
}

}  // namespace bastide::tui
