// Classes of plain values, as dataclasses are: fields that can be read, shown by repr, compared by ==,
// hashed, copied as themselves,
// and taken apart by `match`.
#pragma once

#include <string>

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace bastide::python {

namespace py = pybind11;

// The values of the fields, in order.
inline py::tuple fields_of(const py::object& record) {
    py::list values;
    for (const py::handle name : record.attr("__match_args__")) values.append(record.attr(name));
    return py::tuple(values);
}

// "Line(count=1, points=4)".
inline std::string shown(const py::object& record) {
    std::string text;
    for (const py::handle name : record.attr("__match_args__")) {
        text += (text.empty() ? "" : ", ") + py::cast<std::string>(name) + "=" +
                py::cast<std::string>(py::repr(record.attr(name)));
    }
    return py::cast<std::string>(py::type::of(record).attr("__name__")) + "(" + text + ")";
}

// For classes whose values never change: a copy is the value itself.
template <class... Of>
void copy_as_itself(py::class_<Of...>& cls) {
    cls.def("__copy__", [](const py::object& self) { return self; }, "Itself, as it never changes.");
    cls.def(
        "__deepcopy__", [](const py::object& self, const py::object& /*memo*/) { return self; },
        py::arg("memo"), "Itself, as nothing of it ever changes.");
}

template <class T>
class Record : public py::class_<T> {
  public:
    Record(const py::module_& room, const char* name, const char* about) : py::class_<T>(room, name, about) {
        this->attr("__match_args__") = py::tuple();
        this->def("__repr__", &shown, "The class and its fields.");
        this->def(
            "__eq__",
            [](const py::object& self, const py::object& other) {
                return py::isinstance<T>(other) && fields_of(self).equal(fields_of(other));
            },
            "Whether the other is of the same class with the same fields.");
        this->def(
            "__hash__", [](const py::object& self) { return py::hash(fields_of(self)); },
            "The hash of the fields, where these have one.");
        copy_as_itself<T>(*this);
    }

    // A field that is what `get(value)` gives.
    template <class Get>
    Record& field(const char* name, const Get& get, const char* about) {
        this->def_property_readonly(name, get, about);
        const py::object names = this->attr("__match_args__");
        this->attr("__match_args__") = names + py::make_tuple(name);
        return *this;
    }
};

// What `__reduce__` gives of a value that has a text: the call that reads it again.
inline py::tuple read_again(const char* room, const std::string& text) {
    return py::make_tuple(py::module_::import("bastide._pickled").attr("read_again"),
                          py::make_tuple(room, text));
}

// What `make` gives of each, as a tuple.
template <class Range, class Make>
py::tuple tuple_of(const Range& range, const Make& make) {
    py::list made;
    for (const auto& each : range) made.append(make(each));
    return py::tuple(made);
}

// Values of classes that Python knows, as a tuple.
template <class Range>
py::tuple tuple_of(const Range& range) {
    return tuple_of(range, [](const auto& each) { return py::cast(each); });
}

}  // namespace bastide::python
