#include "os/signals.h"

#include <ctime>
#include <initializer_list>

#include "os/temp_cleanup.h"

namespace bastide::os {
namespace {

// A handler has nowhere else to write to.
volatile std::sig_atomic_t has_come = 0;
volatile std::sig_atomic_t is_known = 0;
volatile std::sig_atomic_t came_at = 0;

// In seconds.
std::sig_atomic_t now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<std::sig_atomic_t>(time.tv_sec);
}

// `timeout` sends a signal twice at once: only one after the first was known of, or some time later, is a
// second.
void note(int signal) {
    if (is_known != 0 || (has_come != 0 && now() - came_at >= 2)) {
        remove_temp_file();
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    }
    if (has_come == 0) came_at = now();
    has_come = 1;
}

}  // namespace

Interrupt::Interrupt() {
    has_come = 0;
    is_known = 0;
    struct sigaction noting{};
    noting.sa_handler = note;
    sigaction(SIGINT, &noting, &int_before_);
    sigaction(SIGTERM, &noting, &term_before_);
    sigaction(SIGHUP, nullptr, &hup_before_);
    if (hup_before_.sa_handler != SIG_IGN) sigaction(SIGHUP, &noting, nullptr);
}

Interrupt::~Interrupt() {
    sigaction(SIGINT, &int_before_, nullptr);
    sigaction(SIGTERM, &term_before_, nullptr);
    sigaction(SIGHUP, &hup_before_, nullptr);
}

bool Interrupt::came() const {
    let_next_end();
    return has_come != 0;
}

void Interrupt::let_next_end() {
    is_known = has_come;
}

SignalBlock::SignalBlock() {
    sigset_t blocked;
    sigemptyset(&blocked);
    for (const int each : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&blocked, each);
    pthread_sigmask(SIG_BLOCK, &blocked, &before_);
}

SignalBlock::~SignalBlock() {
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

}  // namespace bastide::os
