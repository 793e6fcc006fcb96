// The systems of the library, each a module of the package.
#pragma once

#include <pybind11/pybind11.h>

namespace bastide::python {

void add_landscape(pybind11::module_& room);
void add_tally(pybind11::module_& room);
void add_puzzle(pybind11::module_& room);
void add_solo(pybind11::module_& room);
void add_caverna(pybind11::module_& room);

}  // namespace bastide::python
