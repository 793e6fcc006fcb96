// Work that may take long: Python's other threads run meanwhile, and it ends with Ctrl-C, or with Python
// itself.
#pragma once

#include "python/src/bind.h"

namespace bastide::python {

// Asked by long work now and then, from the thread that began it. It is no longer wanted once a signal's
// handler has raised, or Python ends. The exception waits for the end of `released`, since the library must
// not be left by one.
bool is_wanted();

// Python must not end while work is underway in another thread: that thread, taking Python's lock when it is
// done, would be unwound by force, which C++ answers by aborting the process. So Python's end waits until
// none is. To be called once.
void end_long_work_with_python();

// How many forks lie between this process and the one that loaded the package: threads that were started
// before a fork are not there after it.
int forks();

// Work that is underway in this thread, counted with Python's lock held: the library's, or Python's own that
// is called from C++, as that lets other threads have the lock, too. Raises SystemExit, which ends a thread
// quietly, if Python has ended but for the thread that ends it.
class Underway {
  public:
    Underway();
    Underway(const Underway&) = delete;
    Underway& operator=(const Underway&) = delete;
    ~Underway();

    // Raises what waited for the end of the work, which then is not worth having.
    static void raise_what_waited();
};

// What the work gives, done without holding Python's lock: it must not touch Python but by `is_wanted`.
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
