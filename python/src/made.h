// Objects are touched only once they are made: pybind11 by itself gives memory that nothing was put in to
// whoever takes `__new__` alone.
#pragma once

#include <pybind11/pybind11.h>

namespace bastide::python {

// For all classes of a module: those without a constructor refuse `__new__`, and objects of the others refuse
// everything before their `__init__`. Each with a TypeError.
void refuse_unmade(const pybind11::module_& room);

}  // namespace bastide::python
