// Classes of plain values, as dataclasses are: fields that can be read, shown by repr, compared by ==,
// hashed, copied as themselves,
// and taken apart by `match`.
#pragma once

#include <string>

#include "python/src/typed.h"

namespace bastide::python {

// The values of the fields, in order.
inline nb::tuple fields_of(const nb::object& record) {
    nb::list values;
    for (const nb::handle name : record.attr("__match_args__")) values.append(record.attr(name));
    return nb::tuple(values);
}

// "Line(count=1, points=4)".
inline std::string shown(const nb::object& record) {
    std::string text;
    for (const nb::handle name : record.attr("__match_args__")) {
        text += (text.empty() ? "" : ", ") + nb::cast<std::string>(name) + "=" +
                nb::cast<std::string>(nb::repr(record.attr(name)));
    }
    return nb::cast<std::string>(record.type().attr("__name__")) + "(" + text + ")";
}

// For classes whose values never change: a copy is the value itself.
template <class... Of>
void copy_as_itself(nb::class_<Of...>& cls) {
    cls.def("__copy__", [](Self self) { return self; }, "Itself, as it never changes.");
    cls.def(
        "__deepcopy__", [](Self self, const nb::object& /*memo*/) { return self; }, nb::arg("memo"),
        "Itself, as nothing of it ever changes.");
}

template <class T>
class Record : public nb::class_<T> {
  public:
    Record(const nb::module_& room, const char* name, const char* about) : nb::class_<T>(room, name, about) {
        this->attr("__match_args__") = nb::tuple();
        this->def("__repr__", &shown, "The class and its fields.");
        this->def(
            "__eq__",
            [](const nb::object& self, const nb::object& other) {
                return nb::isinstance<T>(other) && fields_of(self).equal(fields_of(other));
            },
            "Whether the other is of the same class with the same fields.");
        this->def(
            "__hash__", [](const nb::object& self) { return nb::hash(fields_of(self)); },
            "The hash of the fields, where these have one.");
        copy_as_itself<T>(*this);
    }

    // A field that is what `get(value)` gives.
    template <class Get>
    Record& field(const char* name, const Get& get, const char* about) {
        this->def_prop_ro(name, get, about);
        const nb::object names = this->attr("__match_args__");
        this->attr("__match_args__") = names + nb::make_tuple(name);
        return *this;
    }
};

// What `__reduce__` gives of a value: the function or class of a module that makes it again of these.
template <class... Arguments>
TupleOf<nb::any> made_again(const char* room, const char* name, const Arguments&... arguments) {
    return nb::make_tuple(nb::module_::import_("bastide._pickled").attr("called"),
                          nb::make_tuple(room, name, arguments...));
}

// What `make` gives of each, as a tuple.
template <class Range, class Make>
auto tuple_of(const Range& range, const Make& make) {
    nb::list made;
    for (const auto& each : range) made.append(make(each));
    return TupleOf<decltype(make(*std::begin(range)))>(nb::tuple(made));
}

// Values of classes that Python knows, as a tuple.
template <class Range>
auto tuple_of(const Range& range) {
    return tuple_of(range, [](auto each) { return each; });
}

}  // namespace bastide::python
