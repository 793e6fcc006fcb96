#include "python/src/made.h"

#include <cstddef>
#include <string>

namespace bastide::python {
namespace {

namespace py = pybind11;

std::string why_not_made(const PyTypeObject* type) {
    return std::string(type->tp_name) + " cannot be made from Python: bastide's own functions make them";
}

PyObject* refuse_new(PyTypeObject* type, PyObject* /*args*/, PyObject* /*named*/) {
    PyErr_SetString(PyExc_TypeError, why_not_made(type).c_str());
    return nullptr;
}

// What is made by the library's functions does not come by here.
void refuse_new_of(const py::handle& cls, PyTypeObject* type) {
    const auto refuse = [](const py::type& of, const py::args&, const py::kwargs&) {
        throw py::type_error(why_not_made(reinterpret_cast<PyTypeObject*>(of.ptr())));
    };
    cls.attr("__new__") = py::staticmethod(
        py::cpp_function(refuse, py::name("__new__"), "Refused: bastide's own functions make them."));
    // Else the base of all these classes would still lend its own.
    type->tp_new = &refuse_new;
}

// Stands in for the memory that pybind11 would hand to a method of an object that holds no value yet.
void* refuse_memory(std::size_t /*size*/) {
    throw py::type_error("this object is not made yet: its __init__ has not been called");
}

void refuse_unmade_of(const py::handle& cls) {
    auto* type = reinterpret_cast<PyTypeObject*>(cls.ptr());
    py::detail::get_type_info(type)->operator_new = &refuse_memory;
    const bool has_constructor = type->tp_init != &py::detail::pybind11_object_init;
    if (!has_constructor) refuse_new_of(cls, type);
}

}  // namespace

void refuse_unmade(const py::module_& room) {
    for (const py::handle each : py::list(room.attr("__dict__").attr("values")())) {
        if (py::isinstance<py::type>(each)) refuse_unmade_of(each);
    }
}

}  // namespace bastide::python
