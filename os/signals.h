// Signals: Ctrl-C as a request to end, and signals that wait.
#pragma once

#include <csignal>

namespace bastide::os {

// While it lives, the first SIGINT, SIGTERM or SIGHUP is recorded instead of ending the program; another,
// once the first was noticed or a second later, ends it. System calls that wait end with EINTR. A SIGHUP that
// is ignored, as under nohup, stays ignored.
class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    bool came() const;

    // Lets the next signal end the program, for code that waits and cannot end what it does.
    static void let_next_end();

  private:
    struct sigaction int_before_{};
    struct sigaction term_before_{};
    struct sigaction hup_before_{};
};

// While it lives, SIGINT, SIGTERM and SIGHUP to this thread wait. For work that must not be left half-way and
// takes no longer than writing a file.
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
