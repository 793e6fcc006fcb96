#include "cli/interrupt.h"

namespace bastide::cli {
namespace {

// A handler has nowhere else to write to.
volatile std::sig_atomic_t has_come = 0;
volatile std::sig_atomic_t is_known = 0;

// `timeout` sends a signal twice at once: only one after the first was known of is a second.
void note(int signal) {
    if (is_known != 0) {
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    }
    has_come = 1;
}

}  // namespace

Interrupt::Interrupt() {
    has_come = 0;
    is_known = 0;
    struct sigaction noting{};
    noting.sa_handler = note;
    noting.sa_flags = SA_RESTART;
    sigaction(SIGINT, &noting, &int_before_);
    sigaction(SIGTERM, &noting, &term_before_);
}

Interrupt::~Interrupt() {
    sigaction(SIGINT, &int_before_, nullptr);
    sigaction(SIGTERM, &term_before_, nullptr);
}

bool Interrupt::came() const {
    is_known = has_come;
    return has_come != 0;
}

}  // namespace bastide::cli
