#include "python/src/error.h"

#include <string_view>

namespace bastide::python {
namespace {

PyObject* error_class = nullptr;  // owned by the package

nb::object error_of(const InputError& error) {
    const std::string_view text = error.what();
    const auto words = nb::steal(
        PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "backslashreplace"));
    nb::object made = nb::borrow(error_class)(words);
    if (error.line() > 0) made.attr("line") = error.line();
    if (error.column() > 0) made.attr("column") = error.column();
    return made;
}

void translate(const std::exception_ptr& thrown, void* /*payload*/) {
    try {
        std::rethrow_exception(thrown);
    } catch (const InputError& error) {
        raise(error);
    }
}

// Returns a sentence for nanobind's description of a call that fits no signature, or null.
PyObject* explained(const char* text) noexcept {
    try {
        return nb::module_::import_("bastide._calls").attr("explain")(text).release().ptr();
    } catch (nb::python_error& error) {
        error.restore();
        PyErr_Clear();
        return nullptr;
    }
}

}  // namespace

void raise(const InputError& error) noexcept {
    try {
        PyErr_SetObject(error_class, error_of(error).ptr());
    } catch (nb::python_error& raised) {
        raised.restore();
    }
}

void add_error(nb::module_& package) {
    nb::dict members;
    // For errors without a line and a column.
    members["line"] = nb::none();
    members["column"] = nb::none();
    error_class = PyErr_NewExceptionWithDoc(
        "bastide.Error",
        "Bad input. The message has the location, if known, and the expected value. `line` and `column`, "
        "counted from 1, are the position in the text, or None.",
        PyExc_ValueError, members.ptr());
    package.attr("Error") = nb::steal(error_class);
    nb::register_exception_translator(translate);
}

}  // namespace bastide::python

// Sets an error for nanobind (nanobind_hooks.h).
extern "C" void bastide_set_error(PyObject* type, const char* text) {
    const bool is_call =
        type == PyExc_TypeError && std::string_view(text).contains("(): incompatible function arguments");
    if (PyObject* const sentence = is_call ? bastide::python::explained(text) : nullptr) {
        PyErr_SetObject(type, sentence);
        Py_DECREF(sentence);
    } else {
        PyErr_SetString(type, text);
    }
}

// Returns an attribute of a function of nanobind's (nanobind_hooks.h).
extern "C" PyObject* bastide_get_attribute(PyObject* function, PyObject* name) {
    if (PyUnicode_CompareWithASCIIString(name, "__call__") != 0)
        return PyObject_GenericGetAttr(function, name);
    try {
        const auto calls = bastide::python::nb::module_::import_("bastide._calls");
        return calls.attr("SignedCall")(bastide::python::nb::borrow(function)).release().ptr();
    } catch (bastide::python::nb::python_error& error) {
        error.restore();
        return nullptr;
    }
}
