// Signals that would end the program wait while something is done that must not be left half-way.
#pragma once

#include <csignal>
#include <initializer_list>

namespace bastide::cli {

// While it lives, SIGINT, SIGTERM and SIGHUP to this thread wait. Only for what takes no longer than a file.
class SignalsHeld {
  public:
    SignalsHeld() {
        sigset_t held;
        sigemptyset(&held);
        for (const int each : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&held, each);
        pthread_sigmask(SIG_BLOCK, &held, &before_);
    }
    ~SignalsHeld() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    SignalsHeld(const SignalsHeld&) = delete;
    SignalsHeld(SignalsHeld&&) = delete;
    SignalsHeld& operator=(const SignalsHeld&) = delete;
    SignalsHeld& operator=(SignalsHeld&&) = delete;

  private:
    sigset_t before_{};
};

}  // namespace bastide::cli
