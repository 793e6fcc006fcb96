// Long work: Python's other threads run meanwhile, and Ctrl-C or Python's shutdown ends it.
#pragma once

#include "python/src/bind.h"

namespace bastide::python {

// Long work calls it now and then, from the thread that began it. It returns false once a signal handler has
// raised or Python is shutting down. The exception stays pending until the end of `released`, because no
// exception may pass through the library.
bool check_signals();

// Makes Python's shutdown wait for work in other threads. Otherwise a thread that takes Python's lock
// afterwards would be unwound by force, and C++ would abort the process. Call this once.
void end_long_work_with_python();

// Returns the number of forks since the package was loaded. Threads that were started before a fork do not
// exist after it.
int forks();

// Counts work in this thread while Python's lock is held: work of the library, or Python code called from
// C++, which can also release the lock. Raises SystemExit, which ends a thread quietly, if Python is shutting
// down.
class Underway {
  public:
    Underway();
    Underway(const Underway&) = delete;
    Underway& operator=(const Underway&) = delete;
    ~Underway();

    // Raises an exception that was pending during the work, whose result is then dropped.
    static void raise_what_waited();
};

// Returns the result of work, done without Python's lock. The work must not use Python except through
// `check_signals`.
template <class Work>
auto released(const Work& work) {
    const Underway underway;
    auto result = [&work] {
        const nb::gil_scoped_release release;
        return work();
    }();
    Underway::raise_what_waited();
    return result;
}

}  // namespace bastide::python
