// Restores the terminal if a fault such as SIGSEGV ends the program.
#pragma once

#include <array>

#include <signal.h>

namespace bastide::tui {

// Create it before the terminal is changed. At most one may exist.
class CrashRestorer {
  public:
    CrashRestorer();
    CrashRestorer(const CrashRestorer&) = delete;
    CrashRestorer& operator=(const CrashRestorer&) = delete;
    ~CrashRestorer();

  private:
    static constexpr std::array faults = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

    static void restore(int signal);

    stack_t stack_before_{};
};

}  // namespace bastide::tui
