// Work that may take long: Python's other threads run meanwhile, and Ctrl-C ends it.
#pragma once

#include <pybind11/pybind11.h>

namespace bastide::python {

namespace py = pybind11;

// Asked by long work now and then. It is no longer wanted once a signal's handler has raised. That exception
// waits for the end of `released`, since the library must not be left by one.
inline bool is_wanted() {
    const py::gil_scoped_acquire held;
    return PyErr_Occurred() == nullptr && PyErr_CheckSignals() == 0;
}

// What the work gives, done without holding Python's lock: it must not touch Python but by `is_wanted`.
template <class Work>
auto released(const Work& work) {
    auto result = [&work] {
        const py::gil_scoped_release release;
        return work();
    }();
    if (PyErr_Occurred() != nullptr) throw py::error_already_set();
    return result;
}

}  // namespace bastide::python
