#include "python/src/long_work.h"

#include <chrono>
#include <cstdlib>
#include <optional>
#include <thread>

namespace bastide::python {
namespace {

// Read and written with Python's lock held.
int underway = 0;
thread_local int underway_here = 0;  // of this thread only
int forks_so_far = 0;
std::optional<std::thread::id> last_thread;  // the one that ends Python, once it does

bool is_over() {
    return last_thread && *last_thread != std::this_thread::get_id();
}

void raise_if_over() {
    if (!is_over()) return;
    PyErr_SetNone(PyExc_SystemExit);
    throw nb::python_error();
}

void wait_for_all() {
    constexpr std::chrono::milliseconds between_looks{1};
    constexpr int interrupted = 130;
    last_thread = std::this_thread::get_id();
    while (underway > 0) {
        {
            const nb::gil_scoped_release release;
            std::this_thread::sleep_for(between_looks);
        }
        // A bot of another thread may block for ever, and only the user can tell that it takes too long.
        if (PyErr_CheckSignals() != 0) std::_Exit(interrupted);
    }
}

}  // namespace

bool check_signals() {
    const nb::gil_scoped_acquire gil;
    return !is_over() && PyErr_Occurred() == nullptr && PyErr_CheckSignals() == 0;
}

void end_long_work_with_python() {
    nb::module_::import_("atexit").attr("register")(nb::cpp_function(&wait_for_all));
    // The work of other threads does not continue in a forked process.
    const nb::object forget = nb::cpp_function([] {
        underway = underway_here;
        ++forks_so_far;
    });
    nb::module_::import_("os").attr("register_at_fork")(nb::arg("after_in_child") = forget);
}

int forks() {
    return forks_so_far;
}

Underway::Underway() {
    raise_if_over();
    ++underway;
    ++underway_here;
}

Underway::~Underway() {
    --underway;
    --underway_here;
}

void Underway::raise_what_waited() {
    raise_if_over();
    if (PyErr_Occurred() != nullptr) throw nb::python_error();
}

}  // namespace bastide::python
