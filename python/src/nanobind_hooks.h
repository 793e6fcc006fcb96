// Included at the head of nanobind's own sources (python/CMakeLists.txt). Its error for arguments that fit no
// signature goes through `bastide_set_error`, attributes of its functions through `bastide_get_attribute`,
// and Python may give the types of its functions a `__signature__`.
#pragma once

#include <Python.h>

extern "C" void bastide_set_error(PyObject* type, const char* text);
extern "C" PyObject* bastide_get_attribute(PyObject* function, PyObject* name);

#define PyErr_SetString bastide_set_error
#define PyObject_GenericGetAttr bastide_get_attribute
#undef Py_TPFLAGS_IMMUTABLETYPE
#define Py_TPFLAGS_IMMUTABLETYPE 0
