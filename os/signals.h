// Signals: Ctrl-C as a request to stop, and blocked signals.
#pragma once

#include <csignal>

namespace bastide::os {

// While an object exists, the first SIGINT, SIGTERM or SIGHUP is recorded and does not end the program. A
// further signal ends the program if the program has noticed the first or a second has passed. Blocking
// system calls return EINTR. An ignored SIGHUP, as under nohup, stays ignored.
class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    bool came() const;

    // Lets the next signal end the program, for code that blocks and cannot be interrupted.
    static void let_next_end();

  private:
    struct sigaction int_before_{};
    struct sigaction term_before_{};
    struct sigaction hup_before_{};
};

// While an object exists, SIGINT, SIGTERM and SIGHUP to this thread are blocked. Use it for work that must
// not be interrupted and takes no longer than writing a file.
class SignalBlock {
  public:
    SignalBlock();
    ~SignalBlock();
    SignalBlock(const SignalBlock&) = delete;
    SignalBlock& operator=(const SignalBlock&) = delete;

  private:
    sigset_t before_{};
};

}  // namespace bastide::os
