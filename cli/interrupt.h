// Ctrl-C: long work asks now and then whether it is to end, and ends with what it has.
#pragma once

#include <csignal>

namespace bastide::cli {

// While it lives, the first SIGINT, SIGTERM or SIGHUP is noted instead of ending the program; another, once
// that is known or a second later, ends it. System calls that wait end with EINTR. A SIGHUP that is ignored,
// as below nohup, stays so.
class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt(Interrupt&&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    Interrupt& operator=(Interrupt&&) = delete;

    bool came() const;

    // For those who wait, and cannot end what they do: the next signal ends the program.
    static void let_next_end();

  private:
    struct sigaction int_before_{};
    struct sigaction term_before_{};
    struct sigaction hup_before_{};
};

}  // namespace bastide::cli
